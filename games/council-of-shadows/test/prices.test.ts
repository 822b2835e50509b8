// What a button says that a purchase costs, compared with what is paid once it is pressed.
import { readFileSync } from 'node:fs';
import { at, playerOf, Runner, speakerFor, sum } from '@kaya/engine';
import { falsePrices } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { components } from '../data/index.ts';
import { game } from '../rules/game.ts';
import { bonusCardsHeld } from '../rules/levels/bonus-cards.ts';
import { paidWords } from '../text/names.ts';
import { voice } from '../text/voice.ts';
import { gems, positionFor } from './position.ts';

const HELD = [0, 1, 2].flatMap((anthracite) =>
  [0, 1, 2].flatMap((gold) => [0, 1, 2].map((clear) => gems(anthracite, gold, clear))),
);

test('COS-PAY-1, COS-PAY-3: with any gems, what a button names is what goes, or the cheapest of what one can pay with', () => {
  let dearer = 0;
  for (const held of HELD) {
    const { state } = positionFor(2).give(0, { gems: held });
    const seat = at(state.order, 0);
    at(state.players, seat).gems = { ...held };
    for (const action of new Runner(game, state).legal(seat)) {
      if (action.do !== 'buy-card' && action.do !== 'buy-upgrade') continue;
      const { price: said } = { price: undefined, ...voice.action(action, state, seat).values };
      const table = game.clone(state);
      const runner = new Runner(game, table);
      runner.act(seat, action);
      const [first] = runner.decision?.do === 'pay' ? runner.legal(seat) : [];
      const left = at(table.players, seat).gems;
      if (first?.do === 'pay') expect(said).toEqual(paidWords(first.gems));
      else if (action.do === 'buy-card') {
        const paid = gems(held.anthracite - left.anthracite, held.gold - left.gold, held.transparent - left.transparent);
        expect(said).toEqual(paidWords(paid));
        const { cost } = at(
          components.aiCards.filter(({ id }) => id === state.market[action.slot]),
          0,
        );
        if (paid.anthracite !== cost.anthracite || paid.gold !== cost.gold) dearer++;
      }
    }
  }
  expect(dearer).toBeGreaterThan(0);
});

test('COS-XPL-1, COS-EXT-2: whatever a button names is what goes and comes, along the kept games', async () => {
  const speaker = await speakerFor(voice, 'en', ['Anna', 'Boris', 'Chloé', 'Denis']);
  const found = falsePrices(
    {
      game,
      voice,
      speaker,
      means(state, seat) {
        const player = playerOf(state, seat);
        const { anthracite, gold, transparent } = player.gems;
        return {
          'anthracite gem': anthracite,
          'gold gem': gold,
          'transparent gem': transparent,
          energy: player.energy,
          cube: sum(player.colonies),
          'bonus card': bonusCardsHeld(player),
        };
      },
      paying: ['pay', 'remove-cube'],
      every: 7,
      plainly: { costs: /^Pay (.*)$/ },
    },
    ['buy-card', 'buy-station', 'buy-upgrade', 'exploit', 'extract', 'leader-extract', 'pay', 'station-extract', 'take-resource'],
    readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8'),
  );
  expect(found).toEqual([]);
});
