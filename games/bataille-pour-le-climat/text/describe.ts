// The whole position in words, for the terminal and for those who do not see the board.
import { at, type Viewer, type Words } from '@kaya/engine';
import { eventCard, powerOf, scenarioCard } from '../data/index.ts';
import type { Objective } from '../data/read.ts';
import { ghgGoal } from '../explain/index.ts';
import { colourCounts } from '../rules/actions/influence.ts';
import { endOfTurnSpaces } from '../rules/events/climate.ts';
import { objectives } from '../rules/objectives.ts';
import { oilBalance } from '../rules/regions/region.ts';
import { activeRegion, roundOf } from '../rules/regions/track.ts';
import { activePlayer } from '../rules/table.ts';
import { type ActionKind, type BpcState, CLIMATE, COLOURS, type Colour, LEVELS, type Player, ZONES } from '../types/index.ts';
import { describeRegion } from './describe-region.ts';
import { describeUnderWay } from './describe-under-way.ts';
import { cardText } from './effects.ts';
import { endingWords, gradeWords } from './ending.ts';
import {
  byWords,
  cardName,
  characterName,
  characterShort,
  colourName,
  employerName,
  eventName,
  inOrder,
  inPlace,
  listed,
  personWords,
  regionName,
  tokenName,
  zoneName,
} from './names.ts';
import { say } from './say.ts';

export function describe(view: BpcState, _viewer: Viewer): readonly Words[] {
  return [
    ...describeTurn(view),
    ...view.order.map((id) => describeRegion(view, id)),
    ...view.players.flatMap((player) => describePlayer(view, player)),
    describePiles(view),
    ...describeDecks(view),
    ...describeEvent(view),
    ...describeUnderWay(view),
    ...describeComing(view),
    ...describeEnd(view),
  ];
}

export function describeTurn(view: BpcState): readonly Words[] {
  const scenario = view.playingFor === 'scenario' ? scenarioCard(view.options.scenario) : null;
  const active = activePlayer(view);
  const lines = [
    say('bpc.describe.turn', {
      turn: view.turn,
      last: view.lastTurn,
      round: roundOf(view),
      by: byWords(active.seat, active.character),
      region: regionName(activeRegion(view)),
      ghg: view.ghg,
      goal: ghgGoal(view) ?? 'none',
    }),
  ];
  if (scenario !== null)
    lines.push(
      say('bpc.describe.goals', {
        scenario: { key: `bpc.option.scenario.${scenario.id}` },
        goals: objectives(view).map(goalWords),
      }),
    );
  lines.push(
    describeClimate(view),
    say('bpc.describe.track', { regions: inOrder(view.order.map(regionName)) }),
    say('bpc.describe.transformations', { seeded: listed([...view.seeded]), globals: listed([...view.globals]) }),
  );
  const done = [
    ...view.spent.map(kindWords),
    ...(view.freeMoveUsed ? [say('bpc.kind.free-move')] : []),
    ...(view.freeCardUsed ? [say('bpc.kind.free-card')] : []),
  ];
  if (done.length > 0) lines.push(say('bpc.describe.this-turn', { actions: done }));
  return lines;
}

export function describeClimate(view: BpcState): Words {
  return say('bpc.describe.climate', {
    green: view.green,
    red: view.red,
    advance: endOfTurnSpaces(view),
    zones: ZONES.map((zone) => say('bpc.describe.zone', { zone: zoneName(zone), n: view.zones[zone] })),
    balance: oilBalance(view),
  });
}

function goalWords(objective: Objective): Words {
  const goal = plainGoal(objective);
  return objective.atEnd ? say('bpc.goal.at-end', { goal }) : goal;
}

/** What the team must reach. */
export function plainGoal(objective: Objective): Words {
  switch (objective.check) {
    case 'no-regime':
      return say('bpc.goal.no-regime', { regimes: objective.regimes.map(tokenName) });
    case 'max-tokens':
      return say('bpc.goal.max-tokens', { value: objective.value, tokens: objective.tokens.map(tokenName) });
    default:
      return say(`bpc.goal.${objective.check}`, { value: objective.value });
  }
}

function kindWords(kind: ActionKind): Words {
  switch (kind) {
    case 'move':
    case 'implant':
    case 'electricity':
    case 'institution':
    case 'draw':
      return say(`bpc.kind.${kind}`);
    default:
      return say('bpc.kind.card', { colour: { key: `bpc.colour.${kind.slice('card-'.length)}` } });
  }
}

export function describePlayer(view: BpcState, player: Player): readonly Words[] {
  const counts = colourCounts(player.hand);
  const colours = COLOURS.flatMap((colour, i) =>
    at(counts, i) === 0 ? [] : [say('bpc.describe.colour-count', { colour: colourName(colour), n: at(counts, i) })],
  );
  const hidden = player.hand.filter((card) => card === '?').length;
  if (hidden > 0) colours.push(say('bpc.describe.hidden-cards', { n: hidden }));
  const { employer } = player;
  const lines = [
    say('bpc.describe.player', {
      by: personWords(view, player.seat, player.character),
      in: inPlace(player.place),
      employer: employer === null ? 'no' : 'yes',
      name: employer === null ? '' : employerName(employer),
      used: employer !== null && view.usedPowers.includes(employer) ? 'yes' : player.wait > 0 ? 'waiting' : 'no',
      cards: player.hand.length,
      colours: listed(colours),
    }),
  ];
  if (player.character === '') return lines;
  const character = characterShort(player.character);
  const signals = COLOURS.flatMap((colour, i) => {
    const level = at(LEVELS, player.signals[i] ?? 0);
    return level === 'none' ? [] : [say('bpc.describe.signal', { colour: colourName(colour), level: say(`bpc.level.${level}`) })];
  });
  if (signals.length > 0) lines.push(say('bpc.describe.signals', { character, signals }));
  if (player.hand.some((card) => powerOf(card) > 0))
    lines.push(say('bpc.describe.hand', { character, cards: player.hand.map(cardName) }));
  return lines;
}

function describePiles(view: BpcState): Words {
  const piles = COLOURS.map((colour) => describePile(view, colour));
  return say('bpc.describe.piles', { piles, external: view.external.length });
}

/** A pile, with its discards by power. */
export function describePile(view: BpcState, colour: Colour): Words {
  const discards = (power: number) => view.discards[colour].filter((card) => powerOf(card) === power).length;
  return say('bpc.describe.pile', {
    colour: colourName(colour),
    cards: view.piles[colour].length,
    ones: discards(1),
    twos: discards(2),
    threes: discards(3),
    fours: discards(4),
  });
}

export function describeDecks(view: BpcState): readonly Words[] {
  const { top, upper, lower, bottom } = view.deck;
  const waitingClimate = top.filter((card) => card === CLIMATE).length;
  const lines = [
    say('bpc.describe.decks', {
      events: top.length + upper.length + lower.length + bottom.length,
      climate: waitingClimate,
      discarded: view.eventDiscard.length,
      removed: view.eventRemoved.length,
      left: view.climateDeck.length,
      played: listed(view.climateDiscard.map(eventName)),
    }),
  ];
  if (top.length > waitingClimate) lines.push(say('bpc.describe.known-events', { cards: top.map(eventName) }));
  if (bottom.length > 0) lines.push(say('bpc.describe.known-bottom', { cards: bottom.map(eventName) }));
  return lines;
}

export function describeEvent(view: BpcState): readonly Words[] {
  if (view.event === null) return [];
  const { card, target } = view.event;
  const text = cardText(eventCard(card));
  return [
    target === null ? say('bpc.describe.event', { text }) : say('bpc.describe.event.target', { in: inPlace(target), text }),
  ];
}

function describeComing(view: BpcState): readonly Words[] {
  const changes = [
    ...view.arrivals.map((seat) => say('bpc.describe.joins', { seat: { seat } })),
    ...view.departures.map(({ character, to }) =>
      to === null
        ? say('bpc.describe.leaves', { character: characterName(character) })
        : say('bpc.describe.passes', { character: characterName(character), seat: { seat: to } }),
    ),
  ];
  return changes.length === 0 ? [] : [say('bpc.describe.coming', { changes })];
}

function describeEnd(view: BpcState): readonly Words[] {
  if (view.outcome === null) return [];
  const grade = gradeWords(view);
  return [say('bpc.describe.ended', { ending: endingWords(view.outcome.ending, view) }), ...(grade === null ? [] : [grade])];
}
