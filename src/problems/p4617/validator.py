places, trails = row(2)
within("places", [places])
within("trails", [trails])
for _ in range(trails):
    need(all(1 <= place <= places for place in row(2)))
need(not more())
