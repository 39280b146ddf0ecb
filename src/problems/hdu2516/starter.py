import sys

for line in sys.stdin:
    n = int(line)
    if n == 0:
        break
    print("First win")
