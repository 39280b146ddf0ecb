while more():
    for _ in range(one("trees")):
        tree()
