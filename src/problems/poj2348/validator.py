while True:
    numbers = row(2)
    if numbers == [0, 0]:
        break
    within("number", numbers)
