import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for _ in range(next(data)):
    rows = []
    for _ in range(next(data)):
        squares = [next(data) for _ in range(next(data))]
        rows.append(squares)
    print("YES")
