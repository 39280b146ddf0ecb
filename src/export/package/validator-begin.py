#!/usr/bin/env python3
"""Whether an input is as the statement says, and set as usual: then the exit status is 42."""
import re
import sys

NUMBERS = re.compile(r"(?:0|[1-9][0-9]*)(?: (?:0|[1-9][0-9]*))*")
lines = sys.stdin.read().split("\n")
at = 0


def need(holds):
    if not holds:
        sys.exit(f"line {at}: not as the statement says")


def more():
    return at < len(lines) - 1


def line():
    global at
    need(more())
    at += 1
    return lines[at - 1]


def row(count=None):
    """The numbers of the next line."""
    text = line()
    need(NUMBERS.fullmatch(text))
    numbers = [int(number) for number in text.split(" ")]
    need(count is None or len(numbers) == count)
    return numbers


def within(name, numbers):
    least, most = LIMITS[name]
    need(all(least <= number <= most for number in numbers))


def one(name):
    """The only number of the next line."""
    numbers = row(1)
    within(name, numbers)
    return numbers[0]


def counted(count, name):
    """The numbers of the next line after the first, which says how many they are."""
    many, *numbers = row()
    within(count, [many])
    need(len(numbers) == many)
    within(name, numbers)
    return numbers


def tree():
    """The number of vertices in the next line, and the edges of a tree, one in each line after it."""
    count = one("vertices")
    part = list(range(count + 1))
    for _ in range(count - 1):
        ends = row(2)
        need(all(1 <= vertex <= count for vertex in ends))
        parts = []
        for vertex in ends:
            while part[vertex] != vertex:
                part[vertex] = vertex = part[part[vertex]]
            parts.append(vertex)
        need(parts[0] != parts[1])
        part[parts[0]] = parts[1]


