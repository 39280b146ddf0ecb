# HDU 2188: the first player loses exactly if n is a multiple of m + 1.
import sys

data = iter(map(int, sys.stdin.read().split()))

for _ in range(next(data)):
    n, m = next(data), next(data)
    print("Grass" if n % (m + 1) else "Rabbit")
