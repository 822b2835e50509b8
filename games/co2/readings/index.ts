import { inLanguages, sayer, type Viewer, type Words, type WordValue } from '@kaya/engine';
import type { Account, Readings } from '@kaya/engine/readings';
import { components } from '../data/index.ts';
import { nextSupply, scoreNow, whoCanBuild } from '../explain/index.ts';
import { missingFor } from '../rules/cards/un-goals.ts';
import { decadesOf } from '../rules/ending.ts';
import { roundsOf } from '../rules/flow.ts';
import { isLastTopic } from '../rules/science/summits.ts';
import { projectAt, regionsOf, type Spot, topicsOf } from '../rules/table.ts';
import { eventsWords, ownCards, playerWords, unused } from '../text/describe.ts';
import { type Co2Claim, forecast } from '../text/forecast.ts';
import { energy, joined, money, person, region, summit, unGoalCard } from '../text/names.ts';
import type { Co2Key } from '../text/say.ts';
import { type Co2, type Co2State, ENERGIES, REGIONS, SPACES } from '../types/index.ts';
import type { en } from './en.ts';

const say = sayer<Co2Key | keyof typeof en>();
const { constants } = components;

/** What CO₂ tells whoever asks instead of looking. */
export const readings: Readings<Co2> = {
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  overview: (view) =>
    say('co2.reading.overview', {
      phase: view.phase,
      decade: view.decade,
      decades: decadesOf(view),
      round: view.round,
      rounds: roundsOf(view),
      pollution: view.pollution,
      loss: constants.lossPpm,
      price: money(view.price),
      points: byPlayer(view, (seat) => view.players[seat]?.points ?? 0),
    }),
  landmarks: (view, viewer) => [
    ...comingFossils(view),
    ...projects(view, true),
    ...projects(view, false),
    ...controlled(view),
    ...summitsAlmostFull(view),
    ...ownUnGoals(view, viewer),
  ],
  mine: (view, seat) => [
    ...playerLines(view, seat),
    ...ownCards(view, seat),
    ...(view.phase === 'operations' && view.turn.seat === seat ? unused(view) : []),
  ],
  players: (view) => view.players.map((_, seat) => playerLines(view, seat)),
  threats,
  points: (view) => view.players.map((_, seat) => accountOf(view, seat)),
};

/** A number of each player, in a row. */
function byPlayer(view: Co2State, of: (seat: number) => number): WordValue {
  return joined(
    'comma',
    view.players.map((_, seat) => say('co2.describe.level', { seat: person(seat), level: of(seat) })),
  );
}

function comingFossils(view: Co2State): Words[] {
  const regions = nextSupply(view)?.fossils.map((it) => region(it.region, 'name')) ?? [];
  return regions.length === 0 ? [] : [say('co2.reading.fossils', { regions: joined('comma', regions) })];
}

/** The projects that wait to be installed, or to be constructed and by whom they can be now. */
function projects(view: Co2State, installed: boolean): Words[] {
  const spots = REGIONS.flatMap((id) => SPACES.map((index): Spot => ({ region: id, space: index })));
  const words = spots.flatMap((spot) => {
    const project = projectAt(view, spot.region, spot.space);
    if (project === null || project.installed !== installed) return [];
    const values = { type: energy(project.type, 'name'), region: region(spot.region, 'name') };
    const seats = installed ? whoCanBuild(view, spot).map(person) : [];
    return [seats.length === 0 ? say('co2.reading.project', values) : say('co2.reading.project.by', { ...values, seats })];
  });
  if (words.length === 0) return [];
  return [say(installed ? 'co2.reading.installed' : 'co2.reading.proposed', { projects: joined('semicolon', words) })];
}

function controlled(view: Co2State): Words[] {
  return view.players.flatMap((_, seat) => {
    const regions = regionsOf(view, seat).map((id) => region(id, 'name'));
    return regions.length === 0 ? [] : [say('co2.reading.controls', { seat: person(seat), regions: joined('comma', regions) })];
  });
}

/** One more scientist completes them. */
function summitsAlmostFull(view: Co2State): Words[] {
  return view.summits.flatMap((here, i) => {
    const last = topicsOf(here).find((topic) => isLastTopic(view, i, topic));
    return last === undefined ? [] : [say('co2.reading.summit', { summit: summit(here.tile), topic: energy(last, 'name') })];
  });
}

/** The open UN goals for which the viewer has all types, or all but one. */
function ownUnGoals(view: Co2State, viewer: Viewer): Words[] {
  if (view.players[viewer] === undefined) return [];
  return view.unGoals.flatMap((card) => {
    const [type, ...more] = missingFor(view, viewer, card);
    if (type === undefined) return [say('co2.reading.un-goal', { goal: unGoalCard(card) })];
    return more.length > 0 ? [] : [say('co2.reading.un-goal.one', { goal: unGoalCard(card), type: energy(type, 'name') })];
  });
}

function playerLines(view: Co2State, seat: number): Words[] {
  const player = view.players[seat];
  const levels = ENERGIES.flatMap((type) => {
    const level = player?.expertise[type] ?? 0;
    return level === 0 ? [] : [say('co2.describe.share', { source: energy(type, 'name'), points: level })];
  });
  const regions = regionsOf(view, seat).map((id) => region(id, 'name'));
  return [
    ...playerWords(view, seat),
    ...(levels.length === 0 ? [] : [say('co2.reading.expertise', { levels: joined('comma', levels) })]),
    ...(regions.length === 0 ? [] : [say('co2.reading.regions', { regions: joined('comma', regions) })]),
  ];
}

/** What a forecast says of what comes, but for what it brings. */
const THREATS: readonly Co2Claim['claim'][] = [
  'ends',
  'supply',
  'pollution',
  'event',
  'disaster-costs',
  'pays-ceps',
  'buys-ceps',
];

function threats(view: Co2State, viewer: Viewer): readonly Words[] {
  if (view.outcome !== null) return [];
  const coming = forecast(view, viewer).filter(({ claims }) => claims.some(({ claim }) => THREATS.includes(claim)));
  return [eventsWords(view), ...coming.map(({ words }) => words)];
}

function accountOf(view: Co2State, seat: number): Account {
  const { points, sources, exact, exchanged } = scoreNow(view, seat);
  const account = { who: person(seat), total: points, sources };
  const cash = { money: money(constants.goalCash) };
  if (!exact) return { ...account, note: say('co2.about.score.hidden', cash) };
  return exchanged ? { ...account, note: say('co2.reading.goal-exchanged', cash) } : account;
}
