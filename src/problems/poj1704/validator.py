for _ in range(one("tests")):
    squares = counted("pieces", "square")
    need(len(set(squares)) == len(squares))
