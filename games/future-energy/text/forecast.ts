import { at, type Viewer, type Words, type WordValue } from '@kaya/engine';
import { clock, majorities, network, standings } from '../explain/index.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { region as regionName } from './names.ts';
import { inRow, person, say } from './say.ts';

/** How near the end is, and how things stand: points, networks, majorities. */
export function forecast(view: FutureEnergyState, _viewer: Viewer): readonly Words[] {
  if (view.outcome !== null || view.round === 0) return [];
  return [...clockLines(view), ...standings(view).map(pointsLine), ...networkLines(view), ...regionLines(view)];
}

/** How near the end is. */
export function clockLines(view: FutureEnergyState): Words[] {
  const { contracts, lines, lastRound, toCome, idleWarning } = clock(view);
  if (lastRound) return [say('fe.describe.last'), say('fe.forecast.to-come', { seats: inRow(toCome.map(person)) })];
  const left = lines.map((count, seat) => say('fe.describe.plants', { seat: person(seat), count }));
  return [
    say('fe.forecast.contracts', { left: contracts }),
    say('fe.forecast.lines', { lines: inRow(left) }),
    ...(idleWarning ? [say('fe.describe.idle')] : []),
  ];
}

/** What a seat would have if the game ended now. */
export function pointsLine({ seat, least, most }: ReturnType<typeof standings>[number]): Words {
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

function regionLines(view: FutureEnergyState): Words[] {
  return majorities(view).flatMap(({ region, plants, points }) => {
    const ranks: WordValue[] = plants.flatMap((count, seat) =>
      count === 0 ? [] : [say('fe.forecast.rank', { seat: person(seat), plants: count, points: at(points, seat) })],
    );
    return ranks.length === 0 ? [] : [say('fe.forecast.region', { region: regionName(region), ranks: inRow(ranks) })];
  });
}
