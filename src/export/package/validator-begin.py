#!/usr/bin/env python3
"""Whether an input is as the statement says, and set as usual: then the exit status is 42."""
import datetime
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
    """The numbers of the next line. Without numbers there is no line."""
    if count == 0:
        return []
    text = line()
    need(NUMBERS.fullmatch(text))
    numbers = [int(number) for number in text.split(" ")]
    need(count is None or len(numbers) == count)
    return numbers


def within(name, numbers):
    if name in LIMITS:
        least, most = LIMITS[name]
        need(all(least <= number <= most for number in numbers))


def counted(name):
    """The numbers of the next line after the first, which says how many they are."""
    [count, *numbers] = row()
    within(name, [count])
    need(len(numbers) == count)
    return numbers


def is_tree(count, edges):
    part = list(range(count + 1))
    for ends in edges:
        if not all(1 <= vertex <= count for vertex in ends):
            return False
        parts = []
        for vertex in ends:
            while part[vertex] != vertex:
                part[vertex] = vertex = part[part[vertex]]
            parts.append(vertex)
        if parts[0] == parts[1]:
            return False
        part[parts[0]] = parts[1]
    return True


def is_acyclic(graph):
    left = set(range(len(graph)))
    # What has no option that is left has no cycle through it.
    while ending := {vertex for vertex in left if left.isdisjoint(graph[vertex])}:
        left -= ending
    return not left


