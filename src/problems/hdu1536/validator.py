while lines[at] != "0":
    counted("amounts", "amount")
    for _ in range(one("positions")):
        counted("heaps", "heap")
row(1)
