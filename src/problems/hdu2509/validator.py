while more():
    within("apples", row(one("rows")))
