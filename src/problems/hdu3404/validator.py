for _ in range(one("tests")):
    lights = [tuple(row(2)) for _ in range(one("lights"))]
    for light in lights:
        within("place", light)
    need(len(set(lights)) == len(lights))
