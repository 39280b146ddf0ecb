while more():
    rows, squares = row(2)
    within("rows", [rows])
    within("squares", [squares])
    for _ in range(rows):
        own, other = row(2)
        need(1 <= own <= squares and 1 <= other <= squares and own != other)
    while more() and lines[at] == "":
        at += 1
