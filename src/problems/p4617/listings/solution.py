# Luogu P4617: finds a maximum matching of peaks and valleys, without recursion, and
# the peaks that alternating paths reach from those that it misses.
import sys

places, count, *numbers = map(int, sys.stdin.buffer.read().split())
valleys = [[] for _ in range(places + 1)]
for peak, valley in zip(numbers[::2], numbers[1::2]):
    valleys[peak].append(valley)

valley_of = [0] * (places + 1)
peak_of = [0] * (places + 1)


def search(root, before):
    """Returns a valley without a partner that an alternating path reaches, or 0."""
    queue = [root]
    for peak in queue:  # the list grows in the loop
        for valley in valleys[peak]:
            if valley in before:
                continue
            before[valley] = peak
            if peak_of[valley] == 0:
                return valley
            queue.append(peak_of[valley])
    return 0


lost = []
for root in range(1, places + 1):
    before = {}
    valley = search(root, before)
    if valley == 0:
        lost.append(root)
    while valley != 0:
        peak = before[valley]
        peak_of[valley] = peak
        valley_of[peak], valley = valley, valley_of[peak]

known = set(lost)
for peak in lost:  # the list grows in the loop
    for valley in valleys[peak]:
        partner = peak_of[valley]
        if partner not in known:
            known.add(partner)
            lost.append(partner)
for peak in range(1, places + 1):
    print("Mirko" if peak in known else "Slavko")
