import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for _ in range(next(data)):
    squares = [next(data) for _ in range(next(data))]
    print("Georgia will win")
