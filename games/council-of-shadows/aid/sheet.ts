import { type AidAmount, type AidLine, type AidSheet, range, sayer, some, type Words } from '@kaya/engine';
import { components, constants, layoutFor } from '../data/index.ts';
import type { CardEffect } from '../data/read/effects.ts';
import type { Upgrade } from '../data/read.ts';
import { cardName, levelText, stationName, upgradeName } from '../text/names.ts';
import { type CosState, GEM_COLOURS, type Gems, PLANET_TYPES } from '../types/index.ts';
import type { en } from './en.ts';

const say = sayer<keyof typeof en>();

const ICONS = [
  'cube',
  'energy',
  'consumption',
  'galaxy',
  'planet',
  'discover',
  'extract',
  'transform',
  'anywhere',
  'extension',
  'ai',
  'dark-tech',
  'bonus',
  'hand',
  'throne',
] as const;

/** The player aid of Council of Shadows for this table. */
export function sheet(state: CosState): AidSheet {
  return { turn: turn(state), actions: actions(state), scores: scores(), icons: icons(state) };
}

function turn({ screens, seats }: CosState): AidLine[] {
  const secret = screens && seats > 1;
  return [
    { id: 'buy', icon: 'ai', name: say('buy'), note: say('buy.note', { most: constants.purchasesPerBuyPhase }) },
    { id: 'plan', icon: 'hand', name: say('plan'), note: say(secret ? 'plan.secret' : 'plan.open') },
    { id: 'consume', icon: 'consumption', name: say('consume'), note: say('consume.note') },
    { id: 'act', icon: 'planet', name: say('act'), note: say('act.note') },
    { id: 'exploit-step', icon: 'galaxy', name: say('exploit-step'), note: say('exploit-step.note') },
    { id: 'rise', icon: 'dark-tech', name: say('rise'), note: say('rise.note') },
  ];
}

const gems = (of: Gems): AidAmount[] => GEM_COLOURS.flatMap((colour) => some(colour, of[colour]));

function actions(state: CosState): AidSheet['actions'] {
  return [
    { id: 'purchases', title: say('purchases', { most: constants.purchasesPerBuyPhase }), lines: purchases() },
    ...(state.module1 ? [{ id: 'stations', title: say('stations'), lines: stations() }] : []),
    { id: 'starting', title: say('starting'), lines: components.startingCards.map(startingCard) },
    { id: 'steps', title: say('steps'), lines: steps() },
    { id: 'exploiting', title: say('exploiting'), lines: exploiting(state) },
  ];
}

function purchases(): AidLine[] {
  const boards = components.upgrades.filter((it) => it.extraZone === null);
  const ranges = boards.filter((it) => it.effect.op === 'setRange');
  // The same step for every zone is one line.
  const firsts = ranges.filter((it, i) => ranges.findIndex((other) => rangeOf(other) === rangeOf(it)) === i);
  const prices = components.aiCards.map(({ cost }) => GEM_COLOURS.reduce((sum, colour) => sum + cost[colour], 0));
  return [
    {
      id: 'ai-card',
      icon: 'ai',
      name: say('ai-card'),
      note: say('ai-card.note', { least: Math.min(...prices), most: Math.max(...prices) }),
    },
    ...boards.filter((it) => it.effect.op !== 'setRange' || firsts.includes(it)).map(upgrade),
  ];
}

const rangeOf = ({ effect }: Upgrade): number => (effect.op === 'setRange' ? effect.range : 0);

function upgrade({ id, cost, effect }: Upgrade): AidLine {
  const line = { id, cost: gems(cost) };
  switch (effect.op) {
    case 'unlockPlanet':
      return { ...line, icon: effect.type, name: upgradeName(id) };
    case 'unlockStacking':
      return {
        ...line,
        icon: 'extension',
        name: upgradeName(id),
        note: say('extension.note', { most: constants.maxCubesPerPlanet }),
      };
    case 'setRange':
      return {
        ...line,
        icon: 'consumption',
        name: say('range', { range: effect.range }),
        gain: some('energy', effect.energy),
      };
    case 'gainEnergy':
      return { ...line, icon: 'energy', name: say('boost'), gain: some('energy', effect.amount) };
  }
}

function stations(): AidLine[] {
  return components.stations.map(({ id, cost }) => ({
    id: `station-${id}`,
    icon: id,
    name: stationName(id),
    cost: gems(cost),
    note: say(`station.${id}`, { cubes: stationCubes() }),
  }));
}

function stationCubes(): number {
  const [cubes = 0] = components.stations.flatMap(({ effect }) => (effect.op === 'stationColonise' ? [effect.cubes] : []));
  return cubes;
}

function startingCard({ id, consumption, steps: effects }: (typeof components.startingCards)[number]): AidLine {
  return { id, icon: 'hand', name: cardName(id), cost: some('consumption', consumption), gain: effects.flatMap(brought) };
}

function brought(effect: CardEffect): readonly AidAmount[] {
  switch (effect.op) {
    case 'colonise':
      return some('cube', effect.cubes);
    case 'extract':
      return some('extract', effect.times);
    case 'discover':
      return some('discover', 1);
    case 'gainGems':
      return gems(effect.gems);
    case 'transformGem':
      return some('transform', effect.times);
    case 'gainEnergy':
      return some('energy', effect.amount);
    case 'choice':
      return [];
  }
}

function steps(): AidLine[] {
  const tiles = { tiles: constants.discoverDraw };
  const most = { most: constants.maxCubesPerPlanet };
  return [
    { id: 'step-discover', icon: 'discover', name: say('discover'), note: say('discover.note', tiles) },
    { id: 'step-colonise', icon: 'cube', name: say('colonise'), note: say('colonise.note', most) },
    { id: 'step-extract', icon: 'extract', name: say('extract'), note: say('extract.note') },
    { id: 'step-transform', icon: 'transform', name: say('transform'), note: say('transform.note') },
    { id: 'step-anywhere', icon: 'anywhere', name: say('anywhere'), note: say('anywhere.note') },
  ];
}

function exploiting(state: CosState): AidLine[] {
  const { galaxies } = layoutFor(state.seats);
  const yields = (kind: 'high' | 'low') =>
    range(
      'energy',
      galaxies.map((galaxy) => galaxy[kind]),
    );
  const leader: AidLine[] = state.module2
    ? [{ id: 'leader', icon: 'leader', name: say('leader'), note: say('leader.note') }]
    : [];
  const automa: AidLine[] =
    state.seats === 1 ? [{ id: 'automa', icon: 'automa', name: say('automa'), note: say('automa.note') }] : [];
  return [
    { id: 'exploit-high', icon: 'galaxy', name: say('exploit-high'), cost: some('cube', 1), gain: [yields('high')] },
    { id: 'exploit-low', icon: 'galaxy', name: say('exploit-low'), cost: some('cube', 1), gain: [yields('low')] },
    {
      id: 'bonus-card',
      icon: 'bonus',
      name: say('bonus-card'),
      note: say('bonus-card.note', { most: constants.bonusCardLimit }),
    },
    ...leader,
    ...automa,
  ];
}

function scores(): AidLine[] {
  const level = levelText(constants.endLevel);
  return [
    { id: 'level', icon: 'dark-tech', name: say('level'), note: say('level.note') },
    { id: 'tie', icon: 'energy', name: say('tie'), note: say('tie.note') },
    ...components.gems.map(
      ({ id, finalEnergy }): AidLine => ({
        id: `final-${id}`,
        icon: id,
        name: say(`gem.${id}`),
        gain: some('energy', finalEnergy),
      }),
    ),
    { id: 'final-ai', icon: 'ai', name: say('final-ai'), gain: some('energy', components.energyPerAiCard) },
    { id: 'final-bonus', icon: 'bonus', name: say('final-bonus'), note: say('final-bonus.note') },
    ...components.compensation.map(
      ({ id, reachedLevel, opponentLevel, gems: given }): AidLine => ({
        id,
        icon: 'dark-tech',
        name: say('compensation', { reached: levelText(reachedLevel), own: levelText(opponentLevel) }),
        gain: gems(given),
      }),
    ),
    { id: 'end', icon: 'throne', name: say('end'), note: say('end.note', { level }) },
  ];
}

function icons(state: CosState): AidSheet['icons'] {
  const named = (icon: string, name: Words) => ({ icon, name });
  const closed = layoutFor(state.seats).closedGalaxies.length > 0;
  return [
    ...GEM_COLOURS.map((colour) => named(colour, say(`gem.${colour}`))),
    ...PLANET_TYPES.map((type) => named(type, say(`planet.${type}`))),
    ...ICONS.map((icon) => named(icon, say(`icon.${icon}`))),
    ...(closed ? [named('closed', say('icon.closed'))] : []),
    ...(state.module1 ? components.stations.map(({ id }) => named(id, stationName(id))) : []),
    ...(state.module2 ? [named('leader', say('icon.leader'))] : []),
    ...(state.seats === 1 ? [named('automa', say('automa'))] : []),
  ];
}
