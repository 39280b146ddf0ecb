# POJ 2311: the Grundy values of all sheets, smallest first, from the cuts that leave
# no strip of width 1. The values of the options of a sheet are the bits of a number.
import sys

sheets = [tuple(map(int, line.split())) for line in sys.stdin]
most = max(map(max, sheets), default=0)
values = [[0] * (most + 1) for _ in range(most + 1)]
for w in range(2, most + 1):
    for h in range(2, w + 1):
        seen = 0
        for part in range(2, w // 2 + 1):
            seen |= 1 << (values[part][h] ^ values[w - part][h])
        for part in range(2, h // 2 + 1):
            seen |= 1 << (values[w][part] ^ values[w][h - part])
        # The lowest bit that is 0.
        values[w][h] = values[h][w] = (~seen & (seen + 1)).bit_length() - 1

for w, h in sheets:
    print("WIN" if values[w][h] else "LOSE")
