for _ in range(one("tests")):
    for _ in range(one("rows")):
        squares = counted("pieces", "square")
        need(len(set(squares)) == len(squares))
