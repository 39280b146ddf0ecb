#!/usr/bin/env python3
"""Validates that the input is lines, possibly empty, of whole numbers with single spaces: then exits with status 42."""
import re
import sys

NUMBER = rb"(?:0|[1-9][0-9]*)"
LINE = re.compile(rb"(?:%b(?: %b)*)?\n" % (NUMBER, NUMBER))

lines = sys.stdin.buffer.readlines()
for at, line in enumerate(lines, 1):
    if not LINE.fullmatch(line):
        sys.exit(f"line {at}: not whole numbers with single spaces and a line end")
sys.exit(42 if lines else "no lines")
