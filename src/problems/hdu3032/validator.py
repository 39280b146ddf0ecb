for _ in range(one("tests")):
    within("heap", row(one("heaps")))
