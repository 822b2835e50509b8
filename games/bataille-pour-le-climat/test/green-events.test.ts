// Chapter 6.6: every green event, its colours and thresholds, whom it finds, and what its three outcomes do.
import { describe, expect, test } from 'vitest';
import { eventCard } from '../data/index.ts';
import type { RegionId } from '../ids.ts';
import { differences } from './differences.ts';
import { newWorld, type World } from './world.ts';

type Outcomes = readonly [base: readonly string[], first: readonly string[], second: readonly string[]];
type Prepare = (world: World) => void;
type Row = [
  rule: string,
  card: string,
  colours: string,
  thresholds: number[],
  active: RegionId,
  target: RegionId,
  outcomes: Outcomes,
  prepare?: Prepare,
];

/** G is known in four regions, so that a propagation brings one transformation for certain. */
const known =
  (...ids: readonly RegionId[]): Prepare =>
  (world) => {
    world.state.seeded = 'G';
    for (const id of ids) world.set(id, { tps: 'G' });
  };
const around = known('europe', 'russia', 'africa', 'middle-east');

/** What one outcome of the card changes; the second and third come from Famox’s power. */
function outcome(
  card: string,
  active: RegionId,
  prepare: Prepare | null,
  which: number,
): { target: RegionId | null; changes: string[] } {
  const world = newWorld();
  prepare?.(world);
  world.turnOf(active).reveal(card);
  const target = world.state.event?.target ?? null;
  const before = structuredClone(world.state);
  if (which === 0) world.act({ do: 'no-aci' });
  else world.runner.act(3, { do: 'use-power', employer: 'famox', outcome: which });
  while (!world.atRest) {
    const chosen = world.options('install').find(({ kind }) => kind === 'renewable-intermittent');
    if (chosen === undefined) world.firstWhile(world.step.do);
    else world.act(chosen);
  }
  return { target, changes: differences(before, world.state, target) };
}

describe('green events', () => {
  test.each([
    ['BPC-EVG-1', 'resistance', 'politics media education', [10, 14], 'india', 'china', [['riot +2'], ['riot +1'], ['ghg -1']]],
    [
      'BPC-EVG-2',
      'pump-prices',
      'politics industry media',
      [10, 14],
      'south-america',
      'indo-australia',
      [['riot +2'], ['riot +1'], []],
    ],
    [
      'BPC-EVG-3',
      'general-strike',
      'media ngo politics',
      [10, 14],
      'africa',
      'middle-east',
      [['riot +2', 'shortage +1'], ['riot +1'], []],
    ],
    [
      'BPC-EVG-4',
      'contested-election',
      'military politics media',
      [10, 14],
      'africa',
      'russia',
      [['discipline -1', 'riot +1'], ['riot +1'], []],
      (world) => world.set('russia', { discipline: 2 }),
    ],
    [
      'BPC-EVG-5',
      'border-incident',
      'military politics ngo',
      [12, 16],
      'india',
      'indo-australia',
      [['conflict +1'], ['riot +1'], []],
    ],
    [
      'BPC-EVG-6',
      'militias',
      'military ngo education',
      [8, 12],
      'europe',
      'south-america',
      [['refugee +1', 'riot +1'], ['riot +1'], []],
    ],
    ['BPC-EVG-7', 'zone-to-defend', 'media ngo politics', [8, 12], 'india', 'china', [['riot +2'], ['riot +1'], []]],
    [
      'BPC-EVG-8',
      'angry-youth',
      'media ngo education',
      [10, 14],
      'africa',
      'indo-australia',
      [['riot +1'], [], ['discipline +1', 'tps +G']],
      around,
    ],
    [
      'BPC-EVG-9',
      'water-dispute',
      'military industry ngo',
      [12, 16],
      'russia',
      'india',
      [['riot +1', 'shortage +1'], ['shortage +1'], []],
    ],
    [
      'BPC-EVG-10',
      'fertiliser-crunch',
      'industry education ngo',
      [10, 14],
      'india',
      'china',
      [['shortage +2'], ['shortage +1'], ['ghg -1']],
    ],
    [
      'BPC-EVG-11',
      'blocked-canal',
      'military industry media',
      [10, 14],
      'india',
      'china',
      [['india shortage +1', 'indo-australia shortage +1', 'russia shortage +1', 'shortage +1'], ['shortage +1'], []],
    ],
    [
      'BPC-EVG-12',
      'grain-embargo',
      'politics ngo industry',
      [10, 14],
      'europe',
      'south-america',
      [['riot +1', 'shortage +1'], ['shortage +1'], []],
    ],
    [
      'BPC-EVG-13',
      'empty-pharmacies',
      'education industry politics',
      [10, 14],
      'india',
      'china',
      [['epizootic +1', 'shortage +1'], ['shortage +1'], []],
    ],
    [
      'BPC-EVG-14',
      'exhausted-soils',
      'education ngo industry',
      [10, 16],
      'south-america',
      'indo-australia',
      [['shortage +2'], ['shortage +1'], ['tps +F']],
      (world) =>
        world.set('indo-australia', { discipline: 2 }).set('south-america', { tps: 'F' }).set('middle-east', { tps: 'F' }),
    ],
    [
      'BPC-EVG-15',
      'natalist-policy',
      'education ngo politics',
      [10, 14],
      'africa',
      'middle-east',
      [['demography +1'], [], ['demography -1']],
    ],
    [
      'BPC-EVG-16',
      'great-blackout',
      'industry military education',
      [10, 14],
      'africa',
      'indo-australia',
      [['riot +1', 'shortage +1'], ['shortage +1'], []],
    ],
    [
      'BPC-EVG-17',
      'mad-cow-flu',
      'education industry media',
      [10, 14],
      'india',
      'europe',
      [['epizootic +2'], ['epizootic +1'], []],
    ],
    ['BPC-EVG-18', 'bird-flu', 'education ngo politics', [10, 14], 'india', 'china', [['epizootic +2'], ['epizootic +1'], []]],
    [
      'BPC-EVG-19',
      'forest-zoonosis',
      'military ngo education',
      [10, 14],
      'europe',
      'south-america',
      [['epizootic +1', 'refugee +1'], ['epizootic +1'], []],
    ],
    [
      'BPC-EVG-20',
      'lab-accident',
      'military politics education',
      [10, 14],
      'africa',
      'russia',
      [['epizootic +3'], ['epizootic +1'], []],
    ],
    [
      'BPC-EVG-21',
      'vaccine-distrust',
      'media education military',
      [8, 12],
      'india',
      'china',
      [['epizootic +2'], [], ['epizootic -1']],
      (world) => world.set('china', { epizootic: 1 }),
    ],
    [
      'BPC-EVG-22',
      'closed-borders',
      'military ngo politics',
      [10, 14],
      'africa',
      'russia',
      [['china refugee +1', 'europe refugee +1', 'middle-east refugee +1'], ['refugee +1'], ['refugee -2']],
      (world) => world.set('russia', { refugee: 2 }),
    ],
    [
      'BPC-EVG-23',
      'shipwreck',
      'military media ngo',
      [8, 12],
      'north-america',
      'india',
      [['middle-east refugee +2'], ['middle-east refugee +1'], []],
    ],
    [
      'BPC-EVG-24',
      'climate-visas',
      'military media ngo',
      [8, 12],
      'africa',
      'middle-east',
      [[], ['europe refugee -2'], ['europe refugee -4']],
      (world) => world.set('europe', { refugee: 4 }),
    ],
    ['BPC-EVG-25', 'denial-wave', 'media education ngo', [10, 14], 'africa', 'europe', [['discipline -1'], ['riot +1'], []]],
    [
      'BPC-EVG-26',
      'green-icon',
      'media education ngo',
      [10, 16],
      'europe',
      'india',
      [[], ['riot -1'], ['discipline +1', 'tps +G']],
      (world) => world.set('india', { riot: 1 }),
    ],
    [
      'BPC-EVG-27',
      'rationing-plan',
      'military industry politics',
      [10, 14],
      'africa',
      'europe',
      [['ghg -1', 'riot +2'], ['ghg -1', 'riot +1'], ['ghg -2']],
    ],
    [
      'BPC-EVG-28',
      'scandal',
      'military media politics',
      [8, 12],
      'india',
      'china',
      [['cards -4'], ['cards -1'], []],
      (world) => {
        for (const who of [0, 1, 2, 3]) world.hold(who, 'ngo-1', 'ngo-2');
      },
    ],
    [
      'BPC-EVG-29',
      'climate-lawsuit',
      'media politics education',
      [10, 14],
      'africa',
      'indo-australia',
      [[], ['ghg -1'], ['discipline +1', 'ghg -1', 'tps +G']],
      around,
    ],
    [
      'BPC-EVG-30',
      'growth',
      'industry politics education',
      [10, 14],
      'europe',
      'indo-australia',
      [['coal +1'], ['renewable-intermittent +1'], ['riot +2']],
    ],
    [
      'BPC-EVG-31',
      'take-off',
      'military industry education',
      [10, 14],
      'europe',
      'africa',
      [['gas +1'], ['renewable-intermittent +1'], ['riot +1']],
    ],
    [
      'BPC-EVG-32',
      'industrial-boom',
      'industry media politics',
      [10, 14],
      'india',
      'china',
      [['coal +1'], ['renewable-intermittent +1'], ['riot +2']],
    ],
    [
      'BPC-EVG-33',
      'rural-electrification',
      'military ngo politics',
      [10, 14],
      'russia',
      'africa',
      [['gas +1'], ['renewable-intermittent +1'], ['riot +1']],
    ],
    [
      'BPC-EVG-34',
      'cooling-rush',
      'education industry media',
      [10, 14],
      'africa',
      'indo-australia',
      [['coal +1'], ['renewable-intermittent +1'], ['riot +1', 'shortage +1']],
    ],
    [
      'BPC-EVG-35',
      'megacities',
      'industry ngo politics',
      [10, 14],
      'europe',
      'south-america',
      [['gas +1'], ['renewable-intermittent +1'], ['riot +2']],
    ],
    [
      'BPC-EVG-36',
      'petro-boom',
      'military politics education',
      [10, 14],
      'india',
      'russia',
      [['gas +1'], ['renewable-intermittent +1'], ['riot +1', 'shortage +1']],
    ],
    [
      'BPC-EVG-37',
      'back-to-coal',
      'industry media politics',
      [10, 14],
      'africa',
      'indo-australia',
      [['coal +1', 'gas -1'], ['riot +1', 'shortage +1'], []],
    ],
    [
      'BPC-EVG-38',
      'nuclear-alert',
      'military industry media',
      [10, 14],
      'india',
      'russia',
      [['gas +1', 'nuclear -1'], ['riot +2'], ['riot +1']],
    ],
    [
      'BPC-EVG-39',
      'dry-dams',
      'industry education military',
      [10, 14],
      'africa',
      'china',
      [['gas +1', 'hydro -1'], ['shortage +2'], ['shortage +1']],
    ],
    [
      'BPC-EVG-40',
      'green-pact',
      'industry media ngo',
      [12, 16],
      'india',
      'china',
      [[], ['coal -1', 'gas +1'], ['coal -1', 'renewable-intermittent +1', 'shortage +1']],
    ],
    ['BPC-EVG-41', 'data-boom', 'media education industry', [10, 14], 'africa', 'russia', [['ghg +2'], ['ghg +1'], []]],
    [
      'BPC-EVG-42',
      'shale-rush',
      'industry ngo media',
      [10, 14],
      'india',
      'china',
      [['ghg +2', 'imports -1', 'local +1'], ['ghg +1', 'imports -1', 'local +1'], ['ghg -1']],
    ],
    [
      'BPC-EVG-43',
      'closed-taps',
      'military politics industry',
      [12, 16],
      'indo-australia',
      'russia',
      [
        ['exports -1'],
        ['china shortage +1', 'europe shortage +1', 'indo-australia shortage +1', 'north-america shortage +1'],
        [],
      ],
    ],
    [
      'BPC-EVG-44',
      'pioneer-front',
      'military ngo industry',
      [10, 14],
      'north-america',
      'russia',
      [['ghg +1', 'green +1'], ['ghg +1'], []],
    ],
    [
      'BPC-EVG-45',
      'open-science',
      'education media military',
      [8, 12],
      'europe',
      'europe',
      [[], ['discipline +1', 'tps +G'], ['discipline +1', 'north-america discipline +1', 'north-america tps +G', 'tps +G']],
      known('south-america', 'middle-east', 'africa', 'indo-australia'),
    ],
  ] as Row[])('%s: %s', (_rule, id, colours, thresholds, active, target, outcomes, prepare) => {
    const card = eventCard(id);
    if (card.type !== 'green') throw new Error(`${id} is not a green event`);
    expect(card.influences.join(' ')).toBe(colours);
    expect(card.thresholds).toEqual(thresholds);
    for (const which of [0, 1, 2] as const) {
      expect(outcome(id, active, prepare ?? null, which), `outcome ${which}`).toEqual({ target, changes: outcomes[which] });
    }
  });

  test('BPC-EVG-45: Open science finds nobody while nothing is seeded', () => {
    const world = newWorld().turnOf('europe').reveal('open-science');
    expect(world.told('ignored')).toMatchObject([{ card: 'open-science' }]);
    expect(world.atRest).toBe(true);
  });
});
