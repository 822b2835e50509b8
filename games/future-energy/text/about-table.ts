import { at, playerOf, type Seat, type Viewer, type Words, type WordValue } from '@kaya/engine';
import { components, contractCard } from '../data/index.ts';
import { majorities, nearest, network, planOutlook, reach, scores, tokensLeft } from '../explain/index.ts';
import type { PlayerPart } from '../rules/places.ts';
import { freeEngineers, isCovered } from '../rules/planning/actions.ts';
import { incomeOf } from '../rules/planning/income.ts';
import { type FutureEnergyState, HIDDEN_VALUE, type KeptId, type PlanChoice, SOURCES, type TokenType } from '../types/index.ts';
import { pointsLine } from './forecast.ts';
import { connection, counted, region as regionName, space as spaceName } from './names.ts';
import { inRow, say } from './say.ts';

/** Tooltips of what stands at the edge of the map and before the players. */

/** A planning action, and what it would leave to whoever plans now. */
export function planLines(view: FutureEnergyState, choice: PlanChoice, viewer: Viewer): Words[] {
  const seat = view.turn.seat;
  const { price, money, before, after, ends } = planOutlook(view, seat, choice);
  const lines = [say(`fe.about.plan.${choice}`, { price, most: components.display.at(-1) ?? price })];
  if (view.agenda.at(-1)?.do !== 'plan' || seat !== viewer) return lines;
  if (isCovered(view, choice)) return [...lines, say('fe.about.plan.used')];
  if (money < 0) return lines;
  if (before > 0)
    lines.push(after > 0 ? say('fe.about.plan.after', { money, after, before }) : say('fe.about.plan.stuck', { money }));
  if (ends !== null) lines.push(say(`fe.about.ends.${ends}`));
  return lines;
}

/** A route that can be chosen: what it leads through. */
export function routeLines(view: FutureEnergyState, id: string): Words[] {
  const step = view.agenda.at(-1);
  if (step?.do !== 'route') return [];
  const fare = reach(view, step.seat, step.space).fares.find(({ bank, tolls }) => [bank, ...tolls].join('-') === id);
  if (fare === undefined) return [];
  const between = fare.path.slice(1, -1).map((space) => spaceName(space));
  const lines = [
    between.length === 0 ? say('fe.about.route.straight') : say('fe.about.route', { spaces: inRow(between, 'way') }),
  ];
  if (fare.free.length > 0) lines.push(say('fe.about.route.free', { connections: inRow(fare.free.map(connection)) }));
  return lines;
}

/** One's own certificate; nobody else is shown a place for it. */
export function certificateLines(view: FutureEnergyState, index: number, viewer: Viewer): Words[] {
  const value = view.players[viewer]?.certificates[index] ?? HIDDEN_VALUE;
  return value === HIDDEN_VALUE ? [] : [say('fe.about.certificate', { value })];
}

/** Majorities and network of a seat, as they stand. */
export function scoreLines(view: FutureEnergyState, seat: Seat): Words[] {
  const won: WordValue[] = majorities(view).flatMap(({ region, points }) =>
    at(points, seat) > 0 ? [say('fe.about.score.region', { region: regionName(region), points: at(points, seat) })] : [],
  );
  const { regions, points, nextRegion, largest } = network(view, seat);
  const who = { seat };
  const lines = [say('fe.about.score.majorities', { regions: inRow(won) })];
  if (regions.length === 0) lines.push(say('fe.about.score.no-network'));
  else lines.push(say('fe.forecast.network', { seat: who, regions: inRow(regions.map(regionName)), points }));
  if (regions.length > 0 && nextRegion > 0) lines.push(say('fe.about.score.next', { points: nextRegion }));
  if (largest !== null && largest.plants > 0) lines.push(say('fe.forecast.largest', { seat: who, ...largest }));
  return lines;
}

/** How many tokens of a type there still are, and how far the nearest is. */
export function tokenLines(view: FutureEnergyState, type: TokenType, viewer: Viewer): Words[] {
  const lines = [say('fe.about.region.covered', { count: tokensLeft(view)[type] })];
  if (view.players[viewer] === undefined || view.outcome !== null) return lines;
  const price = nearest(view, viewer, type);
  return [...lines, price === null ? say('fe.about.tokens.far') : say('fe.about.tokens.near', { price })];
}

/** Tokens that the viewer keeps. */
export function keptLines(view: FutureEnergyState, id: string, viewer: Viewer): Words[] {
  const player = view.players[viewer];
  if (id === 'real') return [say('fe.about.kept.real')];
  if (player === undefined) return [];
  const count = id === 'joker' ? player.jokers : player.kept.filter((token) => token === id).length;
  return [say('fe.about.kept', { count })];
}

export function nuclearLines(view: FutureEnergyState, seat: Seat): Words[] {
  return [say('fe.about.nuclear-board', { count: view.players[seat]?.nuclear ?? 0, room: components.limits.nuclear })];
}

/** What a player has of one kind. */
export function partLines(view: FutureEnergyState, seat: Seat, part: PlayerPart): Words[] {
  const player = playerOf(view, seat);
  const { economy, limits, supply, certificates: values } = components;
  switch (part) {
    case 'points':
      return pointLines(view, seat);
    case 'money':
      return [say('fe.about.part.money', { money: player.money, income: incomeOf(player) })];
    case 'engineers':
      return [say('fe.about.part.engineers', { free: freeEngineers(view, seat), count: player.engineers })];
    case 'investors':
      return [
        say('fe.about.part.investors', { count: player.investors, room: limits.investors, money: economy.incomePerInvestor }),
      ];
    case 'nuclear':
      return nuclearLines(view, seat);
    case 'plants':
      return [say('fe.about.part.plants', { count: player.plants, all: supply.plants })];
    case 'lines':
      return [say('fe.about.part.lines', { count: player.lines, all: supply.lines })];
    case 'certificates':
      return [
        say('fe.about.part.certificates', {
          count: player.certificates.length,
          least: Math.min(...values),
          most: Math.max(...values),
        }),
      ];
    case 'completed': {
      const points = player.completed.reduce((sum, id) => sum + contractCard(id).points, 0);
      return [say('fe.about.part.completed', { count: player.completed.length, points })];
    }
    case 'kept': {
      const held = [...player.kept, ...Array<KeptId>(player.jokers).fill('joker')];
      return [say('fe.describe.kept', { seat: { seat }, tokens: counted(held) })];
    }
    case 'first':
      return [say('fe.about.part.first')];
  }
}

/** What final scoring would give now, source by source. */
export function pointLines(view: FutureEnergyState, seat: Seat): Words[] {
  const score = at(scores(view), seat);
  const { points } = score;
  const sources = SOURCES.filter((source) => points[source] > 0).map((source) =>
    say('fe.about.source', { source: { key: `fe.source.${source}` }, points: points[source] }),
  );
  return view.outcome === null ? [pointsLine(score), ...sources] : sources;
}
