import sys

data = iter(map(int, sys.stdin.read().split()))

for _ in range(next(data)):
    n, m = next(data), next(data)
    print("Grass")
