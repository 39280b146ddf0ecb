import datetime

[tests] = row(1)
for _ in range(tests):
    year, month, day = row(3)
    within("year", [year])
    need(datetime.date(year, month, day) <= datetime.date(2001, 11, 4))
