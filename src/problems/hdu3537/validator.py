while more():
    if (heads := one("heads")) > 0:
        within("coin", row(heads))
