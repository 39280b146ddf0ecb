count = one("heaps")
within("heap", row(count))
