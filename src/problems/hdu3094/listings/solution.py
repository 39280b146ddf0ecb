# HDU 3094: lists the vertices, each after its parent, and computes the values from
# the end of that list. Recursion would be too deep.
import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for _ in range(next(data)):
    n = next(data)
    near = [[] for _ in range(n + 1)]
    for _ in range(n - 1):
        a, b = next(data), next(data)
        near[a].append(b)
        near[b].append(a)
    order, parent, value = [1], [0] * (n + 1), [0] * (n + 1)
    for vertex in order:  # the list grows in the loop
        for other in near[vertex]:
            if other != parent[vertex]:
                parent[other] = vertex
                order.append(other)
    for vertex in reversed(order[1:]):
        value[parent[vertex]] ^= value[vertex] + 1
    print("Alice" if value[1] else "Bob")
