// One green event: its colours and thresholds, whom it finds, and what its three outcomes do.

import { expect } from 'vitest';
import { eventCard } from '../data/index.ts';
import type { RegionId } from '../types/index.ts';
import type { World } from './choosing.ts';
import { differences } from './differences.ts';
import { newWorld } from './position.ts';

type Outcomes = readonly [base: readonly string[], first: readonly string[], second: readonly string[]];
export type Prepare = (world: World) => void;
export type Row = [
  rule: string,
  card: string,
  colours: string,
  thresholds: number[],
  active: RegionId,
  target: RegionId,
  outcomes: Outcomes,
  prepare?: Prepare,
];

/** G is known in four regions, so that a propagation brings one transformation for certain. */
export const known =
  (...ids: readonly RegionId[]): Prepare =>
  (world) => {
    world.state.seeded = 'G';
    for (const id of ids) world.set(id, { tps: 'G' });
  };
export const around = known('europe', 'russia', 'africa', 'middle-east');

/** What one outcome of the card changes; the second and third come from Famox’s power. */
function outcome(
  card: string,
  active: RegionId,
  prepare: Prepare | null,
  which: number,
): { target: RegionId | null; changes: string[] } {
  const world = newWorld();
  prepare?.(world);
  world.turnOf(active).reveal(card);
  const target = world.state.event?.target ?? null;
  const before = structuredClone(world.state);
  if (which === 0) world.choose({ do: 'no-aci' });
  else world.runner.act(3, { do: 'use-power', employer: 'famox', outcome: which });
  while (!world.atRest) {
    const chosen = world.offered('install').find(({ kind }) => kind === 'renewable-intermittent');
    if (chosen === undefined) world.firstWhile(world.step.do);
    else world.choose(chosen);
  }
  return { target, changes: differences(before, world.state, target) };
}

/** Checks a row of the table. */
export function checkGreenEvent([_rule, id, colours, thresholds, active, target, outcomes, prepare]: Row): void {
  const card = eventCard(id);
  if (card.type !== 'green') throw new Error(`${id} is not a green event`);
  expect(card.influences.join(' ')).toBe(colours);
  expect(card.thresholds).toEqual(thresholds);
  for (const which of [0, 1, 2] as const) {
    expect(outcome(id, active, prepare ?? null, which), `outcome ${which}`).toEqual({ target, changes: outcomes[which] });
  }
}
