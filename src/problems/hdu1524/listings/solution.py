# HDU 1524: computes the Grundy value of each vertex after those of its options; the
# pieces are a sum.
import sys


def grundy_values(graph):
    before = [[] for _ in graph]
    for vertex, options in enumerate(graph):
        for option in options:
            before[option].append(vertex)
    missing = list(map(len, graph))
    ready = [vertex for vertex, count in enumerate(missing) if count == 0]
    values = [0] * len(graph)
    for vertex in ready:  # the list grows in the loop
        seen = {values[option] for option in graph[vertex]}
        while values[vertex] in seen:
            values[vertex] += 1
        for other in before[vertex]:
            missing[other] -= 1
            if missing[other] == 0:
                ready.append(other)
    return values


data = iter(map(int, sys.stdin.buffer.read().split()))
for vertices in data:
    graph = [[next(data) for _ in range(next(data))] for _ in range(vertices)]
    values = grundy_values(graph)
    while (pieces := next(data)) != 0:
        total = 0
        for _ in range(pieces):
            total ^= values[next(data)]
        print("WIN" if total else "LOSE")
