for _ in range(one("tests")):
    squares = row(one("pieces"))
    within("square", squares)
    need(len(set(squares)) == len(squares))
