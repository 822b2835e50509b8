"""Plays any game of Kaya at random: one JSON object a line in, one a line out.

npm run lab -- match co2 --against "python3 docs/examples/random_bot.py" --level easy --games 10
"""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["t"] == "decide":
        print(json.dumps({"action": random.randrange(len(told["legal"]))}), flush=True)
