while more():
    within("heap", row(2))
