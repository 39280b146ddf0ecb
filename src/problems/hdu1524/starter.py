import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for n in data:
    graph = [[next(data) for _ in range(next(data))] for _ in range(n)]
    while (m := next(data)) != 0:
        pieces = [next(data) for _ in range(m)]
        print("WIN")
