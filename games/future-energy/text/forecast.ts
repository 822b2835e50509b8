import { at, type Claim, type Foreseen, foreseen, ofNow, type Seat, type Viewer, type Words, type WordValue } from '@kaya/engine';
import { clock, majorities, network, scores } from '../explain/index.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { region as regionName } from './names.ts';
import { inRow, person, say } from './say.ts';

/** What a forecast of Future Energy says of what comes. */
export type FutureEnergyClaim = Claim &
  (
    | { readonly claim: 'last-round'; readonly round: number }
    | { readonly claim: 'still-plays'; readonly round: number; readonly seats: readonly Seat[] }
    | { readonly claim: 'ends-if-idle'; readonly round: number }
    /** Somebody's last line, or the last contract, makes its round the last one. */
    | { readonly claim: 'last-contract-ends' }
    | { readonly claim: 'last-line-ends' }
  );

type Line = Foreseen<FutureEnergyClaim>;

/** How near the end is, and how things stand: points, networks, majorities. */
export function forecast(view: FutureEnergyState, _viewer: Viewer): readonly Line[] {
  if (view.outcome !== null || view.round === 0) return [];
  const now = [...scores(view).map(pointsLine), ...networkLines(view), ...regionLines(view)];
  return [...clockLines(view), ...now.map(ofNow)];
}

const CERTAIN = { chance: 1, asThingsStand: false } as const;
const AS_THINGS_STAND = { chance: 1, asThingsStand: true } as const;

/** How near the end is. */
export function clockLines(view: FutureEnergyState): Line[] {
  const { contracts, lines, lastRound, toCome, idleWarning } = clock(view);
  const { round } = view;
  if (lastRound) {
    const last = foreseen<FutureEnergyClaim>(say('fe.describe.last'), { claim: 'last-round', round, ...CERTAIN });
    if (toCome.length === 0) return [last];
    const seats = say('fe.forecast.to-come', { seats: inRow(toCome.map(person)) });
    return [last, foreseen(seats, { claim: 'still-plays', round, seats: toCome, ...CERTAIN })];
  }
  const left = lines.map((count, seat) => say('fe.describe.plants', { seat: person(seat), count }));
  return [
    foreseen(say('fe.forecast.contracts', { left: contracts }), { claim: 'last-contract-ends', ...AS_THINGS_STAND }),
    foreseen(say('fe.forecast.lines', { lines: inRow(left) }), { claim: 'last-line-ends', ...AS_THINGS_STAND }),
    ...(idleWarning
      ? [foreseen<FutureEnergyClaim>(say('fe.describe.idle'), { claim: 'ends-if-idle', round, ...AS_THINGS_STAND })]
      : []),
  ];
}

/** What a seat would have if the game ended now. */
export function pointsLine({ seat, least, most }: ReturnType<typeof scores>[number]): Words {
  if (least === most) return say('fe.forecast.points', { seat: person(seat), points: least });
  return say('fe.forecast.range', { seat: person(seat), least, most });
}

function networkLines(view: FutureEnergyState): Words[] {
  return view.players.flatMap((_, seat) => {
    const { regions, points, largest } = network(view, seat);
    const lines =
      regions.length === 0
        ? []
        : [say('fe.forecast.network', { seat: person(seat), regions: inRow(regions.map(regionName)), points })];
    if (largest !== null && largest.plants > 0) lines.push(say('fe.forecast.largest', { seat: person(seat), ...largest }));
    return lines;
  });
}

/** Who leads in which region, and what that brings. */
export function regionLines(view: FutureEnergyState): Words[] {
  return majorities(view).flatMap(({ region, plants, points }) => {
    const ranks: WordValue[] = plants.flatMap((count, seat) =>
      count === 0 ? [] : [say('fe.forecast.rank', { seat: person(seat), plants: count, points: at(points, seat) })],
    );
    return ranks.length === 0 ? [] : [say('fe.forecast.region', { region: regionName(region), ranks: inRow(ranks) })];
  });
}
