import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for _ in range(next(data)):
    heaps = [next(data) for _ in range(next(data))]
    print("Alice")
