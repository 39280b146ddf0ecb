while lines[at] != "0":
    within("heap", row(one("heaps")))
row(1)
