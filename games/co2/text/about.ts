import { playerOf, type Viewer, type Words, type WordValue } from '@kaya/engine';
import { companyGoalOf, components } from '../data/index.ts';
import {
  type Forecast,
  marketOutlook,
  nextIncome,
  nextSupply,
  type SupplyForSeat,
  scoreNow,
  turnsToGo,
} from '../explain/index.ts';
import { missingFor } from '../rules/cards/un-goals.ts';
import { topicsOf, wantedTypes } from '../rules/table.ts';
import { stackOf, topPlant } from '../rules/turn/plants.ts';
import { type Co2State, type Energy, NOBODY, type PlaceId, REGIONS, SOURCES, type UnGoalId } from '../types/index.ts';
import { projectLines, regionLines, slotLines } from './about-regions.ts';
import { closedWords, eventsWords, fossilsWords, playerWords, pollutionWords, summitWords } from './describe.ts';
import { bonus, cep, energy, goalCard, goods, lobbyCard, money, person, points, region, tech, unGoalCard } from './names.ts';
import { readPlace } from './places.ts';
import { say } from './say.ts';

const { constants } = components;

/** What lies at a place and what it means now, line by line. */
export function about(id: PlaceId, view: Co2State, viewer: Viewer): readonly Words[] {
  const place = readPlace(id);
  switch (place.kind) {
    case 'region':
      return regionLines(view, place.region);
    case 'slot':
      return slotLines(view, place.region, place.index);
    case 'project':
      return projectLines(view, place, viewer);
    case 'summit':
      return summitLines(view, place.index);
    case 'topic':
      return topicLines(view, place.index, place.type);
    case 'track':
      return trackLines(view, place.type, viewer);
    case 'stack':
      return stackLines(view, place.type);
    case 'reserve':
      return reserveLines(view, place.type);
    case 'un-goal':
      return unGoalLines(view, place.card, viewer);
    case 'lobby-card':
      return [lobbyCard(place.card, view.options.edition)];
    case 'market':
      return marketLines(view, viewer);
    case 'bank':
      return [say('co2.about.bank', { ceps: cep(view.bank) })];
    case 'supply':
      return [say('co2.about.supply', { tech: tech(view.supply) })];
    case 'event':
      return eventLines(view, viewer);
    case 'pollution':
      return [pollutionWords(view), ...supplyLines(view)];
    case 'fossil-stack':
      return [fossilsWords(view)];
    case 'first-player':
      return [say('co2.about.first-player', { seat: person(view.firstPlayer) })];
    case 'un-goals':
      return [say('co2.about.un-goals', { tech: tech(constants.unGoalTech) })];
    case 'hand':
      return [
        ...playerWords(view, place.seat),
        say(nextSupply(view) === null ? 'co2.about.hand.last-income' : 'co2.about.hand.income', {
          income: nextIncome(view, place.seat).total,
        }),
        ownTurns(view, place.seat),
      ];
    case 'pool':
      return [say('co2.about.pool', { scientists: playerOf(view, place.seat).pool })];
    case 'lobby':
      return [say('co2.about.lobby', { cards: playerOf(view, place.seat).lobby.length })];
    case 'goal':
      return goalLines(view, place.seat);
    case 'score':
      return scoreLines(view, place.seat);
  }
}

function summitLines(view: Co2State, index: number): Words[] {
  const summit = view.summits[index];
  return summit === undefined ? [] : [summitWords(summit), say('co2.about.summit')];
}

function topicLines(view: Co2State, index: number, type: Energy): Words[] {
  const summit = view.summits[index];
  if (summit === undefined) return [];
  const seat = summit.scientists[topicsOf(summit).indexOf(type)] ?? NOBODY;
  return [
    seat === NOBODY ? say('co2.about.topic.free') : say('co2.about.topic.taken', { seat: person(seat) }),
    ...summitLines(view, index),
  ];
}

function trackLines(view: Co2State, type: Energy, viewer: Viewer): Words[] {
  const levels: WordValue = view.players.map((player, seat) =>
    say('co2.describe.level', { seat: person(seat), level: player.expertise[type] }),
  );
  const incomes = view.players.flatMap((_, seat) => {
    const income = nextIncome(view, seat).tracks.find((it) => it.type === type)?.income ?? 0;
    return income === 0 ? [] : [say('co2.describe.level', { seat: person(seat), level: income })];
  });
  const paid = nextSupply(view) === null ? 'co2.about.track.last-income' : 'co2.about.track.income';
  const plant = topPlant(view, type);
  return [
    say('co2.about.track.levels', { levels }),
    ...(incomes.length === 0 ? [] : [say(paid, { incomes })]),
    ...(plant === undefined ? [] : [say('co2.about.track.plant', { needs: plant.expertise })]),
    ...nextBonus(view, type, viewer),
  ];
}

function nextBonus(view: Co2State, type: Energy, viewer: Viewer): Words[] {
  const level = view.players[viewer]?.expertise[type];
  if (level === undefined) return [];
  const { spaces } = components.tracks[type];
  const index = spaces.findIndex((space, i) => i > level && space.bonus !== null);
  const found = spaces[index]?.bonus ?? null;
  return found === null ? [] : [say('co2.about.track.bonus', { bonus: bonus(found), space: index })];
}

function stackLines(view: Co2State, type: Energy): Words[] {
  const left = stackOf(view, type);
  const [first, second] = left.map((plant) => ({
    cost: goods({ money: plant.money, tech: plant.tech }),
    points: points(plant.points),
    needs: plant.expertise,
  }));
  if (first === undefined) return [say('co2.about.stack.empty')];
  return [
    say('co2.about.stack.plant', { ...first, plants: left.length }),
    ...(second === undefined ? [] : [say('co2.about.stack.after', second)]),
  ];
}

function reserveLines(view: Co2State, type: Energy): Words[] {
  const wanted = REGIONS.filter((id) => wantedTypes(view, id).includes(type)).map((id) => region(id, 'name'));
  return [
    say('co2.about.reserve', { tiles: view.reserve[type] }),
    ...(wanted.length === 0 ? [] : [say('co2.about.reserve.wanted', { regions: wanted })]),
  ];
}

function unGoalLines(view: Co2State, card: UnGoalId, viewer: Viewer): Words[] {
  const lines = [unGoalCard(card), say('co2.about.un-goals', { tech: tech(constants.unGoalTech) })];
  if (view.players[viewer] === undefined) return lines;
  const missing = missingFor(view, viewer, card).map((type) => energy(type, 'name'));
  return [...lines, missing.length === 0 ? say('co2.about.un-goal.all') : say('co2.about.un-goal.missing', { types: missing })];
}

function marketLines(view: Co2State, viewer: Viewer): Words[] {
  const lines = [say('co2.about.market', { ceps: cep(view.market), price: money(view.price) }), ...closedWords(view)];
  if (view.players[viewer] === undefined) return lines;
  const { buy, sell } = marketOutlook(view, viewer);
  if (buy.possible) {
    const values = { after: money(buy.priceAfter) };
    lines.push(buy.empties ? say('co2.about.market.buy-last', values) : say('co2.about.market.buy', values));
  }
  if (sell.possible) lines.push(say('co2.about.market.sell', { price: money(sell.price), after: money(sell.priceAfter) }));
  return lines;
}

function ownTurns(view: Co2State, seat: Viewer): Words {
  const { least, most } = turnsToGo(view, seat);
  return least === most ? say('co2.about.hand.turns', { turns: most }) : say('co2.about.hand.turns.range', { least, most });
}

/** What the next event means, and what it would cost the viewer. */
function eventLines(view: Co2State, viewer: Viewer): Words[] {
  const next = nextSupply(view);
  if (next === null || next.event === null) return [eventsWords(view)];
  const mine = next.seats.find(({ seat }) => seat === viewer);
  return [eventsWords(view), disasterRule(), ...(mine === undefined ? [] : [ownDisaster(mine.disaster)])];
}

/** What a disaster costs whom. */
export function disasterRule(): Words {
  const { disasterPpm, disasterTech, disasterPoints } = constants;
  return say('co2.about.event', { ppm: disasterPpm, tech: tech(disasterTech), points: points(disasterPoints) });
}

/** What the next disaster would cost the reader. */
export function ownDisaster(cost: SupplyForSeat['disaster']): Words {
  return say(`co2.about.event.${cost}`, { tech: tech(constants.disasterTech), points: points(constants.disasterPoints) });
}

/** What the next supply phase adds to the pollution. */
function supplyLines(view: Co2State): Words[] {
  const next = nextSupply(view);
  if (next === null) return [];
  return next.fossils.length === 0 ? [supplyLine(view, next)] : [supplyLine(view, next), chancesLine(next)];
}

export function supplyLine(view: Co2State, { fossils, pollution: { least, most, expected } }: Forecast): Words {
  const now = view.phase === 'supply' ? 'yes' : 'no';
  return say('co2.about.supply-phase', { now, fossils: fossils.length, least, most, expected: Math.round(expected) });
}

export function chancesLine({ chanceOfDisaster, chanceOfLoss }: Forecast): Words {
  return say('co2.about.chances', {
    disaster: constants.disasterPpm,
    loss: constants.lossPpm,
    ofDisaster: percent(chanceOfDisaster),
    ofLoss: percent(chanceOfLoss),
  });
}

/** In whole percent; only what cannot be is 0, and only what must be 100. */
function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded;
}

function goalLines(view: Co2State, seat: Viewer): Words[] {
  const player = playerOf(view, seat);
  const card = goalCard(player.goal, view.options.edition);
  if (companyGoalOf(player.goal) === undefined)
    return [say(player.goalHeld ? 'co2.about.goal.held' : 'co2.about.goal.discarded')];
  return [card, say(player.goalHeld ? 'co2.about.goal.cash' : 'co2.about.goal.discarded', { money: money(constants.goalCash) })];
}

/** What the points would be if the game ended now, by source. */
function scoreLines(view: Co2State, seat: Viewer): Words[] {
  const now = scoreNow(view, seat);
  const shares = SOURCES.filter((source) => now.sources[source] !== 0).map((source) =>
    say('co2.describe.share', { source: say(`co2.source.${source}`), points: now.sources[source] }),
  );
  return [
    say('co2.about.score', { points: points(playerOf(view, seat).points) }),
    ...(view.outcome === null ? [say('co2.about.score.now', { points: points(now.points) })] : []),
    ...(shares.length === 0 ? [] : [say('co2.about.score.sources', { sources: shares })]),
    ...(now.exact ? [] : [say('co2.about.score.hidden', { money: money(constants.goalCash) })]),
  ];
}
