import { expect, test } from 'vitest';
import file from '../data/components.json' with { type: 'json' };
import { parse } from '../data/read.ts';

/** A host's own component file: what is refused, and what is welcome. */

type Change = (file: unknown) => void;

test.each<[string, string, Change]>([
  ['a number that is none', '$.constants.cepTotal.value', (it) => set(it, ['constants', 'cepTotal', 'value'], 'many')],
  ['a missing constant', '$.constants.marketRefill', (it) => set(it, ['constants', 'marketRefill'], undefined)],
  ['an unknown type', '$.agendaTiles[agenda-1].types[1]', (it) => set(it, ['agendaTiles', 0, 'types', 1], 'nuclear')],
  ['a list that is none', '$.lobbyCards', (it) => set(it, ['lobbyCards'], 5)],
  ['an id used twice', '$.summitTiles[summit-01]', (it) => set(it, ['summitTiles', 1, 'id'], 'summit-01')],
  ['a plant without a source', '$.greenPlants[forestation-1].source', (it) => set(it, ['greenPlants', 0, 'source'], '')],
  ['a missing region', '$.regions', (it) => set(it, ['regions', 2, 'id'], 'atlantis')],
  ['a hole in a stack', '$.greenPlants[forestation-5].stackPosition', (it) => set(it, ['greenPlants', 4, 'stackPosition'], 6)],
  ['an unknown effect', '$.lobbyCards[lobby-01].minor.kind', (it) => set(it, ['lobbyCards', 0, 'minor', 'kind'], 'luck')],
  [
    'an unknown trigger',
    '$.lobbyCards[lobby-01].major.trigger.action',
    (it) => set(it, ['lobbyCards', 0, 'major', 'trigger', 'action'], 'nap'),
  ],
  ['an unknown measure', '$.companyGoals[company-goal-27].measure', (it) => set(it, ['companyGoals', 0, 'measure'], 'luck')],
  [
    'a bonus of no kind',
    '$.expertiseTracks[track-forestation].spaces[1].bonus.kind',
    (it) => set(it, ['expertiseTracks', 0, 'spaces', 1, 'bonus', 'kind'], 'x'),
  ],
  ['too few CEPs', '$.constants.cepTotal', (it) => set(it, ['constants', 'cepTotal', 'value'], 32)],
  ['a limit that is not the slots', '$.regions[asia].cepLimit', (it) => set(it, ['regions', 2, 'cepLimit'], 7)],
  ['five start tiles', '$.fossilSetups[normal].tiles', (it) => set(it, ['fossilSetups', 1, 'tiles', 'gas'], 1)],
  ['an unsorted stack', '$.greenPlants[forestation-2].stackPosition', (it) => set(it, ['greenPlants', 0, 'money'], 9)],
  [
    'a requirement that is not the tech cost',
    '$.greenPlants[solar-1].requiredExpertise',
    (it) => set(it, ['greenPlants', 5, 'requiredExpertise'], 3),
  ],
  [
    'an agenda with a type twice',
    '$.agendaTiles[agenda-1].types',
    (it) => set(it, ['agendaTiles', 0, 'types', 1], 'forestation'),
  ],
  ['two events for one region', '$.eventCards', (it) => set(it, ['eventCards', 0, 'region'], 'asia')],
  ['a UN goal that does not exist', '$.editions[fr].unGoalIds', (it) => set(it, ['editions', 0, 'unGoalIds', 0], 99)],
  ['too few discs', '$.editions[fr].discsPerPlayer', (it) => set(it, ['editions', 0, 'discsPerPlayer'], 5)],
  [
    'too few company goals',
    '$.editions[fr].companyGoalsRemoved.5',
    (it) => set(it, ['editions', 0, 'companyGoalsRemoved', '5'], [27, 28, 29]),
  ],
  ['a summit that has no name', '$.summitTiles[summit-99].id', (it) => set(it, ['summitTiles', 0, 'id'], 'summit-99')],
  ['a solo rank that has no name', '$.soloRanks[boss].id', (it) => set(it, ['soloRanks', 0, 'id'], 'boss')],
  ['a card that would look hidden', '$.lobbyCards[?].id', (it) => set(it, ['lobbyCards', 0, 'id'], '?')],
  ['a plant with a place in its id', '$.greenPlants[a/b].id', (it) => set(it, ['greenPlants', 0, 'id'], 'a/b')],
  ['a card that is called like no card', '$.lobbyCards[our-card].id', (it) => set(it, ['lobbyCards', 0, 'id'], 'our-card')],
  ['ranks out of order', '$.soloRanks[engineer].minVp', (it) => set(it, ['soloRanks', 1, 'minVp'], -999)],
])('a component file with %s is refused at %s', (_, place, change) => {
  const copy: unknown = structuredClone(file);
  change(copy);
  const parsed = parse(copy);
  expect(parsed.ok).toBe(false);
  if (!parsed.ok) expect(parsed.faults.map((fault) => fault.place)).toContain(place);
});

function set(file: unknown, path: readonly (string | number)[], value: unknown): void {
  let here = file as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) here = here[key] as Record<string | number, unknown>;
  here[path.at(-1) ?? ''] = value;
}

test('a component file with cards of its own is accepted: what they are called comes from what they do', () => {
  const copy: unknown = structuredClone(file);
  set(copy, ['lobbyCards', 0, 'id'], 'lobby-our-own');
  set(copy, ['companyGoals', 1, 'id'], 'company-goal-our-own');
  set(copy, ['eventCards', 0, 'id'], 'event-our-own');
  set(copy, ['agendaTiles', 0, 'id'], 'agenda-our-own');
  expect(parse(copy)).toMatchObject({ ok: true });
});

test('something that is no component file at all is refused', () => {
  expect(parse(null).ok).toBe(false);
  expect(parse([]).ok).toBe(false);
  expect(parse('co2').ok).toBe(false);
});
