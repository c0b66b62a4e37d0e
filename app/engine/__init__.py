"""The rules engine: it knows no game, does no input or output, and never asks the clock.

Start with `game.py`, the contract that every title fulfils; `decisions.py` and
`choices.py` say what is asked and what may be answered, `driver.py` carries a game from one state to the next.
"""
