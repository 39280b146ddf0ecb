import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

while (k := next(data)) != 0:
    amounts = [next(data) for _ in range(k)]
    letters = []
    for _ in range(next(data)):
        heaps = [next(data) for _ in range(next(data))]
        letters.append("W")
    print("".join(letters))
