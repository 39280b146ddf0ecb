
need(not more() and lines[-1] == "")
sys.exit(42)
