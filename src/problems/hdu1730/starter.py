import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for row_count in data:
    squares = next(data)
    rows = [(next(data), next(data)) for _ in range(row_count)]
    print("I WIN!")
