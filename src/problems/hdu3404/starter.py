import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for _ in range(next(data)):
    lights = [(next(data), next(data)) for _ in range(next(data))]
    print("Have a try, lxhgww.")
