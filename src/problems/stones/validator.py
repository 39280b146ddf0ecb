for _ in range(one("tests")):
    for level in range(one("levels")):
        within("stones", row(2**level))
