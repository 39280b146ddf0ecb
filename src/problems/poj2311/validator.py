while more():
    within("side", row(2))
