# HDU 1907: with a heap of two or more, the winner is the same as in Nim; without one,
# it is the other player.
import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for _ in range(next(data)):
    heaps = [next(data) for _ in range(next(data))]
    total = 0
    for heap in heaps:
        total ^= heap
    wins = total != 0 if max(heaps) > 1 else total == 0
    print("John" if wins else "Brother")
