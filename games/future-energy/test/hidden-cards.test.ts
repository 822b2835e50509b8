import { eventsFor, SPECTATOR, viewOf } from '@kaya/engine';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { pile, position } from './position.ts';

// Chapter 10: what public contracts show to everybody.
const { game } = box;
const EVERYBODY = [SPECTATOR, 0, 1, 2, 3];

test('FE-HID-6, FE-DEC-19: a certificate is chosen even if all are equal, and shown to all once it is returned', () => {
  const table = position(
    {
      options: { module2: true },
      players: [{ money: 0, certificates: [3, 3], publicContracts: ['pc-03'], kept: ['gas', 'oil'] }],
    },
    [{ do: 'turn-end', seat: 0 }],
  );
  const { state, events } = table;
  table.choose({ do: 'use-public', card: 'pc-03' });
  expect(table.runner.legal(0)).toEqual([0, 1].map((certificate) => ({ do: 'sell-certificate', certificate })));
  table.choose({ do: 'sell-certificate', certificate: 1 });
  for (const viewer of EVERYBODY) {
    expect(viewOf(game, state, viewer).box.certificates).toEqual([3]);
    expect(eventsFor(game, events, viewer)).toContainEqual({ kind: 'certificate-sold', seat: 0, value: 3, amount: 4 });
  }
});

test('FE-HID-7, FE-M2-2, FE-M2-5: a public contract bought unseen is turned up for all', () => {
  const table = position(
    { options: { module2: true }, players: [{ money: 3 }], change: { publicPile: pile('pc-09', 'pc-10') } },
    [{ do: 'plan', seat: 0 }],
  );
  const { state, events } = table;
  table.choose({ do: 'plan', choice: 'public' }, { do: 'buy-blind' });
  for (const viewer of EVERYBODY) {
    expect(viewOf(game, state, viewer).players[0]?.publicContracts).toEqual(['pc-09']);
    expect(eventsFor(game, events, viewer)).toContainEqual({
      kind: 'public-bought',
      seat: 0,
      card: 'pc-09',
      blind: true,
      price: 1,
    });
  }
});
