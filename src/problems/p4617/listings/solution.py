# Luogu P4617: a maximum matching of peaks and valleys, without recursion; and the
# peaks that alternating paths lead to from those that it leaves out.
import sys

places, count, *numbers = map(int, sys.stdin.buffer.read().split())
valleys = [[] for _ in range(places + 1)]
for peak, valley in zip(numbers[::2], numbers[1::2]):
    valleys[peak].append(valley)

valley_of = [0] * (places + 1)
peak_of = [0] * (places + 1)


def search(root, before):
    """A valley without a partner at the end of an alternating path; 0 for none."""
    queue = [root]
    for peak in queue:  # grows as it is read
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
for peak in lost:  # grows as it is read
    for valley in valleys[peak]:
        partner = peak_of[valley]
        if partner not in known:
            known.add(partner)
            lost.append(partner)
for peak in range(1, places + 1):
    print("Mirko" if peak in known else "Slavko")
