import sys

data = iter(map(int, sys.stdin.read().split()))

for _ in range(next(data)):
    year, month, day = next(data), next(data), next(data)
    print("YES")
