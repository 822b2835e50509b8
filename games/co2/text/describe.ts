import { playerOf, type Seat, type Viewer, type Words, type WordValue } from '@kaya/engine';
import { components } from '../data/index.ts';
import { nextSupply } from '../explain/forecast.ts';
import { decadesOf } from '../rules/ending.ts';
import { roundsOf, yearOf } from '../rules/flow.ts';
import { grantOf, isSolo, topicsOf, wantedTypes } from '../rules/table.ts';
import { cepLimit } from '../rules/turn/ceps.ts';
import { stackOf, topPlant } from '../rules/turn/plants.ts';
import {
  type Co2State,
  ENERGIES,
  type Energy,
  type EventId,
  NOBODY,
  REGIONS,
  type Region,
  type RegionId,
  SOURCES,
  SPACES,
  type Summit,
} from '../types/index.ts';
import { endingWords } from './ending.ts';
import {
  cep,
  energy,
  eventRegion,
  fossil,
  goalCard,
  goods,
  joined,
  lobbyCard,
  lobbyName,
  money,
  person,
  points,
  region,
  space,
  summit,
  tech,
  unGoalCard,
} from './names.ts';
import { say } from './say.ts';

/** The whole position in words, from the world at large to the viewer's own cards. */
export function describe(view: Co2State, viewer: Viewer): readonly Words[] {
  return [
    ...time(view),
    ...planet(view),
    ...REGIONS.map((id) => regionWords(view, id)),
    ...view.summits.map(summitWords),
    say('co2.describe.summit-pile', { pile: view.summitPile.length, aside: view.summitsAside.length }),
    ...ENERGIES.map((type) => typeWords(view, type)),
    ...unGoals(view),
    ...view.players.flatMap((_, seat) => playerWords(view, seat)),
    ...(view.lobbyPlayed.length === 0
      ? []
      : [say('co2.describe.lobby-played', { cards: joined('semicolon', view.lobbyPlayed.map(lobbyName)) })]),
    ...ownCards(view, viewer),
  ];
}

/** When we are, and who has what left to do. */
function time(view: Co2State): Words[] {
  const first = person(view.firstPlayer);
  const date = {
    decade: view.decade,
    decades: decadesOf(view),
    year: yearOf(view.decade),
    first,
  };
  const bid = view.bidder === NOBODY ? [] : [say('co2.describe.bid', { bid: view.bid, seat: person(view.bidder) })];
  switch (view.phase) {
    case 'setup':
      return [say('co2.describe.setup', { first }), ...bid];
    case 'supply':
      return [say('co2.describe.supply', date), ...bid];
    case 'operations': {
      const seat = person(view.turn.seat === NOBODY ? view.firstPlayer : view.turn.seat);
      return [say('co2.describe.operations', { ...date, round: view.round, rounds: roundsOf(view), seat }), ...unused(view)];
    }
    case 'over':
      return view.outcome === null ? [] : outcome(view, view.outcome);
  }
}

export function unused({ turn }: Co2State): Words[] {
  const actions = (['main', 'scientist', 'market', 'card'] as const).filter((it) => !turn[it]);
  if (actions.length === 0) return [];
  return [say('co2.describe.unused', { actions: actions.map((it) => say(`co2.describe.unused.${it}`)) })];
}

function outcome(view: Co2State, { ending, ranks, scores, sources }: NonNullable<Co2State['outcome']>): Words[] {
  const lines = view.players.map((_, seat) => {
    const shares = SOURCES.filter((source) => (sources[seat]?.[source] ?? 0) !== 0).map((source) =>
      say('co2.describe.share', { source: say(`co2.source.${source}`), points: sources[seat]?.[source] ?? 0 }),
    );
    return say('co2.describe.result', {
      seat: person(seat),
      rank: ranks[seat] ?? 1,
      points: points(scores[seat] ?? 0),
      sources: shares.length === 0 ? say('co2.effect.nothing') : shares,
    });
  });
  return [say('co2.describe.over', { ending: endingWords(ending, view) }), ...lines];
}

/** Pollution, events, market. */
function planet(view: Co2State): Words[] {
  const past = regionsOf(view.eventsResolved);
  return [
    pollutionWords(view),
    fossilsWords(view),
    eventsWords(view),
    ...(past.length === 0 ? [] : [say('co2.describe.events.past', { events: past })]),
    say('co2.describe.market', {
      market: cep(view.market),
      price: money(view.price),
      bank: cep(view.bank),
      supply: tech(view.supply),
    }),
    ...closedWords(view),
  ];
}

export function pollutionWords(view: Co2State): Words {
  const { disasterPpm: disaster, lossPpm: loss } = components.constants;
  const values = { pollution: view.pollution, disaster, loss };
  return view.reached350 ? say('co2.describe.pollution.reached', values) : say('co2.describe.pollution', values);
}

export function fossilsWords(view: Co2State): Words {
  return say('co2.describe.fossils', { ...view.fossilStack });
}

/** Where disaster threatens. */
export function eventsWords(view: Co2State): Words {
  const [event, later] = regionsOf([view.event, view.nextEvent]);
  // Disasters come with a supply phase alone.
  if (event === undefined || nextSupply(view) === null) return say('co2.describe.events.none');
  return later === undefined ? say('co2.describe.events.last', { event }) : say('co2.describe.events', { event, later });
}

/** That nobody may sell any more this turn, where it is so. */
export function closedWords(view: Co2State): Words[] {
  return view.phase === 'operations' && view.turn.closed ? [say('co2.describe.closed')] : [];
}

function regionsOf(cards: readonly (EventId | null)[]): Words[] {
  return cards.flatMap((card) => {
    const id = card === null ? undefined : eventRegion(card);
    return id === undefined ? [] : [region(id, 'name')];
  });
}

function regionWords(view: Co2State, id: RegionId): Words {
  const { slots, cep: ceps, tech: cubes, controller, projects } = view.regions[id];
  const filled = slots.flatMap((slot): Words[] => {
    if (slot === null) return [];
    if (slot.kind === 'fossil') return [fossil(slot.fossil, 'name')];
    return [say('co2.describe.slot', { type: energy(slot.type, 'name'), seat: person(slot.owner) })];
  });
  const empty = slots.length - filled.length;
  return say('co2.describe.region', {
    region: region(id, 'name'),
    types: wantedTypes(view, id).map((type) => energy(type, 'name')),
    slots: empty === 0 ? filled : [...filled, say('co2.describe.slots-empty', { count: empty })],
    ceps,
    limit: cepLimit(view, id),
    tech: cubes,
    control:
      controller === NOBODY ? say('co2.describe.uncontrolled') : say('co2.describe.controlled', { seat: person(controller) }),
    projects: projectsWords(id, projects),
  });
}

function projectsWords(id: RegionId, projects: Region['projects']): WordValue {
  if (projects.every((project) => project === null)) return say('co2.describe.no-project');
  const words = SPACES.map((index) => {
    const where = space(grantOf({ region: id, space: index }), 'name');
    const project = projects[index] ?? null;
    if (project === null) return say('co2.describe.space-free', { space: where });
    const values = { space: where, type: energy(project.type, 'name'), installed: project.installed ? 'yes' : 'no' };
    if (project.scientist === NOBODY) return say('co2.describe.project', values);
    return say('co2.describe.project.scientist', { ...values, seat: person(project.scientist) });
  });
  return joined('semicolon', words);
}

export function summitWords(here: Summit): Words {
  const topics = topicsOf(here).map((type, i) => {
    const scientist = here.scientists[i] ?? NOBODY;
    if (scientist === NOBODY) return say('co2.describe.topic-free', { type: energy(type, 'name') });
    return say('co2.describe.topic', { type: energy(type, 'name'), seat: person(scientist) });
  });
  return say('co2.describe.summit', { summit: summit(here.tile), topics });
}

/** The stack, the reserve and the track of a type. */
function typeWords(view: Co2State, type: Energy): Words {
  const expertise: WordValue = view.players.map((player, seat) =>
    say('co2.describe.level', { seat: person(seat), level: player.expertise[type] }),
  );
  const values = { type: energy(type, 'title'), tiles: view.reserve[type], expertise };
  const plant = topPlant(view, type);
  if (plant === undefined) return say('co2.describe.type.empty', values);
  return say('co2.describe.type', {
    ...values,
    cost: goods({ money: plant.money, tech: plant.tech }),
    points: points(plant.points),
    needs: plant.expertise,
    plants: stackOf(view, type).length,
  });
}

function unGoals(view: Co2State): Words[] {
  const lines = [
    view.unGoals.length === 0
      ? say('co2.describe.un-goals.none')
      : say('co2.describe.un-goals', { goals: joined('semicolon', view.unGoals.map(unGoalCard)) }),
  ];
  if (isSolo(view)) {
    lines.push(say('co2.describe.un-pile', { pile: view.unGoalPile.length, deck: view.lobbyDeck.length }));
  }
  return lines;
}

export function playerWords(view: Co2State, seat: Seat): Words[] {
  const player = playerOf(view, seat);
  const lines = [
    say('co2.describe.player', {
      seat: person(seat),
      points: points(player.points),
      money: money(player.money),
      tech: tech(player.tech),
      cep: cep(player.cep),
      hand: player.hand,
      pool: player.pool,
      cards: player.lobby.length,
      goal: player.goalHeld ? 'held' : 'discarded',
    }),
  ];
  if (player.unGoals.length > 0) {
    lines.push(
      say('co2.describe.player.un-goals', { seat: person(seat), goals: joined('semicolon', player.unGoals.map(unGoalCard)) }),
    );
  }
  return lines;
}

/** What only the viewer sees. */
export function ownCards(view: Co2State, viewer: Viewer): Words[] {
  const player = view.players[viewer];
  if (player === undefined) return [];
  const { edition } = view.options;
  const goal = goalCard(player.goal, edition);
  const lines = [player.goalHeld ? say('co2.describe.goal', { goal }) : say('co2.describe.goal.discarded', { goal })];
  for (const card of player.lobby) lines.push(say('co2.describe.card', { card: lobbyCard(card, edition) }));
  if (player.pick !== null) lines.push(say('co2.describe.pick', { card: lobbyCard(player.pick, edition) }));
  else for (const card of player.pack) lines.push(say('co2.describe.pack', { card: lobbyCard(card, edition) }));
  return lines;
}
