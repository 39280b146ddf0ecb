import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

while (n := next(data)) != 0:
    heaps = [next(data) for _ in range(n)]
    print(0)
