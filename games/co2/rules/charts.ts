// What the charts of a game are drawn from: a point per decade and line.
import { type Play, sum } from '@kaya/engine';
import { components } from '../data/index.ts';
import { type Co2, type Co2State, ENERGIES, FOSSILS, type Player, REGIONS, SOURCES } from '../types/index.ts';

/** Pollution and what it comes from when it is highest: the energy step has brought its fossil plants, and operations only take away. */
export function chartThePollution({ state, emit }: Play<Co2>): void {
  emit?.({ kind: 'chart', chart: 'pollution', at: state.decade, values: { ...pollution(state), highest: state.pollution } });
}

function pollution(state: Co2State): Record<string, number> {
  return { all: state.pollution, ...pollutionByFossil(state) };
}

export function pollutionByFossil(state: Co2State): Record<string, number> {
  const values: Record<string, number> = {};
  for (const fossil of FOSSILS) {
    let ppm = 0;
    for (const id of REGIONS) {
      for (const slot of state.regions[id].slots) {
        if (slot !== null && slot.kind === 'fossil' && slot.fossil === fossil) ppm += components.ppm[fossil];
      }
    }
    values[fossil] = ppm;
  }
  return values;
}

/** Pollution, price, permits, expertise and points, at the end of each operations phase. */
export function chartTheDecade(play: Play<Co2>): void {
  const { state, emit } = play;
  if (emit === undefined) return;
  const at = state.decade;
  emit({ kind: 'chart', chart: 'pollution', at, values: pollution(state) });
  emit({ kind: 'chart', chart: 'price', at, values: { price: state.price } });
  emit({ kind: 'chart', chart: 'money', at, values: bySeat(state, (player) => player.money) });
  emit({ kind: 'chart', chart: 'permits', at, values: permitsByPlace(state) });
  emit({
    kind: 'chart',
    chart: 'expertise',
    at,
    values: bySeat(state, (player) => sum(ENERGIES.map((type) => player.expertise[type]))),
  });
  for (const type of ENERGIES) {
    emit({ kind: 'chart', chart: `expertise.${type}`, at, values: bySeat(state, (player) => player.expertise[type]) });
  }
  chartThePoints(play, at);
}

/** Points by source; the final scoring counts for the last decade. */
export function chartThePoints({ state, emit }: Play<Co2>, at: number): void {
  if (emit === undefined) return;
  emit({ kind: 'chart', chart: 'points', at, values: bySeat(state, (player) => player.points) });
  for (const source of SOURCES) {
    emit({ kind: 'chart', chart: `points.${source}`, at, values: bySeat(state, (player) => player.sources[source]) });
  }
}

function bySeat(state: Co2State, value: (player: Player) => number): Record<string, number> {
  return Object.fromEntries(state.players.map((player, seat) => [`seat-${seat}`, value(player)]));
}

export function permitsByPlace(state: Co2State): Record<string, number> {
  let regions = 0;
  for (const id of REGIONS) regions += state.regions[id].cep;
  let hands = 0;
  for (const player of state.players) hands += player.cep;
  return { bank: state.bank, market: state.market, regions, hands };
}
