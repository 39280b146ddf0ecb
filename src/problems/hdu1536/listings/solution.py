# HDU 1536: the table of a subtraction game, as large as the largest heap.
import sys

data = iter(map(int, sys.stdin.buffer.read().split()))


def grundy_values(amounts, size):
    values = [0] * (size + 1)
    for heap in range(1, size + 1):
        seen = {values[heap - a] for a in amounts if a <= heap}
        while values[heap] in seen:
            values[heap] += 1
    return values


while (k := next(data)) != 0:
    amounts = {next(data) for _ in range(k)}
    positions = [[next(data) for _ in range(next(data))] for _ in range(next(data))]
    values = grundy_values(amounts, max(map(max, positions)))
    letters = []
    for heaps in positions:
        total = 0
        for heap in heaps:
            total ^= values[heap]
        letters.append("W" if total else "L")
    print("".join(letters))
