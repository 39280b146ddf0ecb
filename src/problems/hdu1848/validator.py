while (heaps := row(3)) != [0, 0, 0]:
    within("heap", heaps)
