while more():
    for _ in range(one("games")):
        within("heap", row(2))
