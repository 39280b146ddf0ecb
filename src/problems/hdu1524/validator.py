while more():
    graph = [counted("edges", "vertex") for _ in range(one("vertices"))]
    need(all(option < len(graph) for options in graph for option in options))
    left = set(range(len(graph)))
    # What has no option that is left has no cycle through it.
    while ending := {vertex for vertex in left if left.isdisjoint(graph[vertex])}:
        left -= ending
    need(not left)
    while lines[at] != "0":
        need(all(vertex < len(graph) for vertex in counted("pieces", "vertex")))
    row(1)
    if more():
        need(line() == "")
