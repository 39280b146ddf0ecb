while lines[at] != "0":
    one("heap")
row(1)
