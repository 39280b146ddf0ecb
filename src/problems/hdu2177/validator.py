while True:
    heaps = row(2)
    if heaps == [0, 0]:
        break
    within("heap", heaps)
    need(heaps[0] <= heaps[1])
