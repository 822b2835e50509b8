// What an effect has changed, in words short enough for a table: `riot +2` for the region in question, `russia riot +1`
// for another one, `ghg -1` for the world.
import { type BpcState, COLOURS, ELECTRICITY, PAWNS, REGIONS, type RegionId, type RegionState } from '../types/index.ts';

const FIELDS = [
  'population',
  'standard',
  'discipline',
  'demography',
  'local',
  'imports',
  'exports',
  'special',
  ...PAWNS,
] as const;

function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}

function regionDifferences(before: RegionState, after: RegionState): string[] {
  const list: string[] = [];
  for (const field of FIELDS) if (after[field] !== before[field]) list.push(`${field} ${signed(after[field] - before[field])}`);
  for (const kind of ELECTRICITY) {
    const change = after.electricity[kind] - before.electricity[kind];
    if (change !== 0) list.push(`${kind} ${signed(change)}`);
  }
  for (const tp of after.tps) if (!before.tps.includes(tp)) list.push(`tps +${tp}`);
  if (after.regime !== before.regime) list.push(after.regime);
  return list;
}

export function differences(before: BpcState, after: BpcState, about: RegionId | null): string[] {
  const list: string[] = [];
  for (const id of REGIONS) {
    for (const change of regionDifferences(before.regions[id], after.regions[id]))
      list.push(id === about ? change : `${id} ${change}`);
  }
  if (after.ghg !== before.ghg) list.push(`ghg ${signed(after.ghg - before.ghg)}`);
  if (after.green !== before.green) list.push(`green ${signed(after.green - before.green)}`);
  const hands = (state: BpcState) => state.players.reduce((sum, { hand }) => sum + hand.length, 0);
  if (hands(after) !== hands(before)) list.push(`cards ${signed(hands(after) - hands(before))}`);
  const discards = (state: BpcState) => COLOURS.reduce((sum, colour) => sum + state.discards[colour].length, 0);
  if (discards(after) - discards(before) !== hands(before) - hands(after)) list.push('cards lost');
  return list.sort();
}
