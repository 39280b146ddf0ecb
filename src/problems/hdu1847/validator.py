while more():
    one("heap")
