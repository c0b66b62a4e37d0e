"""The rules engine: independent of any game, pure, without I/O or a clock.

Start with `game.py`, the contract that every title fulfils. `decisions.py` and `choices.py` define what a player is
asked and may answer; `driver.py` takes a game from one state to the next.
"""
