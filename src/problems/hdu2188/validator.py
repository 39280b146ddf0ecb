[tests] = row(1)
for _ in range(tests):
    goal, most = row(2)
    within("goal", [goal])
    within("most", [most])
