for _ in range(one("tests")):
    tree()
