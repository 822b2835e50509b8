import { type AidLine, type AidSheet, range, sayer, some } from '@kaya/engine';
import { components, type NewSite, tableFor } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import { token } from '../text/names.ts';
import type { FutureEnergyState, TokenType } from '../types/index.ts';
import type { en } from './en.ts';

const say = sayer<keyof typeof en>();
const { economy, limits, planning, scoring } = components;

const ICONS = ['money', 'points', 'line', 'plant', 'contract', 'certificate', 'crew', 'network'] as const;
const TOKENS = ['investor', 'engineer', 'coal', 'gas', 'nuclear', 'oil', 'site'] as const;

/** The player aid of Future Energy for this table. */
export function sheet(state: FutureEnergyState): AidSheet {
  return { turn: turn(state), actions: actions(state), scores: scores(state), icons: icons(state) };
}

function turn({ options }: FutureEnergyState): AidLine[] {
  const windows: AidLine[] = options.module2
    ? [{ id: 'end-of-turn', icon: 'public', name: say('end-of-turn'), note: say(`end-of-turn.${options.publicContractTiming}`) }]
    : [];
  return [
    {
      id: 'income',
      icon: 'investor',
      name: say('income'),
      gain: some('money', economy.income),
      note: say('income.note', { each: economy.incomePerInvestor }),
    },
    { id: 'planning', icon: 'engineer', name: say('planning'), note: say('planning.note') },
    { id: 'drive', icon: 'crew', name: say('drive'), note: say('drive.note') },
    { id: 'build', icon: 'plant', name: say('build'), note: say('build.note') },
    { id: 'joining', icon: 'contract', name: say('joining'), note: say('joining.note') },
    ...windows,
  ];
}

function actions(state: FutureEnergyState): AidSheet['actions'] {
  const { module2, module3 } = state.options;
  return [
    { id: 'plan', title: say('plan'), lines: plans(module2) },
    { id: 'move', title: say('move'), lines: moves() },
    { id: 'tokens', title: say('tokens'), lines: tokens(state) },
    ...(module3 ? [{ id: 'new-sites', title: say('new-sites'), lines: components.newSites.map(site) }] : []),
    { id: 'besides', title: say('besides'), lines: besides(module2) },
  ];
}

function plans(module2: boolean): AidLine[] {
  const { 'one-line': one, 'two-lines': two } = planning;
  const open: AidLine[] = module2
    ? [
        {
          id: 'buy-public',
          icon: 'public',
          name: say('buy-public'),
          cost: some('money', economy.publicContract),
          note: say('buy-public.note'),
        },
      ]
    : [];
  return [
    { id: 'one-line', icon: 'line', name: say('one-line'), cost: some('money', one.price), gain: some('line', one.lines) },
    { id: 'two-lines', icon: 'line', name: say('two-lines'), cost: some('money', two.price), gain: some('line', two.lines) },
    {
      id: 'contract',
      icon: 'contract',
      name: say('contract'),
      cost: [range('money', components.display)],
      note: say('contract.note'),
    },
    ...open,
  ];
}

function moves(): AidLine[] {
  return [
    { id: 'empty', icon: 'crew', name: say('empty'), cost: some('money', economy.emptyConnection), note: say('empty.note') },
    { id: 'foreign', icon: 'line', name: say('foreign'), cost: some('money', economy.foreignLine), note: say('foreign.note') },
    { id: 'own', icon: 'line', name: say('own'), note: say('own.note') },
  ];
}

function tokens({ options }: FutureEnergyState): AidLine[] {
  const { module3 } = options;
  return TOKENS.filter((type) => type !== 'site' || !module3).map((type) => ({
    id: type,
    icon: type,
    name: token(type),
    ...effectOf(type, module3),
  }));
}

function effectOf(type: TokenType, module3: boolean): Pick<AidLine, 'gain' | 'note'> {
  switch (type) {
    case 'investor':
      return { note: say('investor.note', { each: economy.incomePerInvestor, most: limits.investors }) };
    case 'engineer':
      return { note: say('engineer.note', { most: limits.extraEngineers }) };
    case 'coal':
      return { note: say('coal.note') };
    case 'gas':
      return { gain: [{ icon: 'certificate', from: 1 }] };
    case 'nuclear':
      return module3
        ? { note: say('nuclear.board', { most: limits.nuclear }) }
        : { gain: [{ icon: 'line', from: 1 }], note: say('nuclear.note') };
    case 'oil':
      return { gain: [{ icon: 'plant', from: 1, to: limits.ownPlantsPerSpace - 1 }], note: say('oil.note') };
    case 'site':
      return { gain: some('money', economy.site), note: say('site.note') };
  }
}

function site({ id, effect }: NewSite): AidLine {
  const line = { id, icon: 'site', name: say(`site.${effect.kind}`) };
  switch (effect.kind) {
    case 'money':
      return { ...line, gain: some('money', effect.amount) };
    case 'vp':
      return { ...line, gain: some('points', effect.amount) };
    case 'free-line-shared':
      return { ...line, gain: some('line', effect.amount) };
    case 'free-contract':
      return { ...line, gain: some('contract', 1) };
    case 'extra-plant':
      return { ...line, gain: some('plant', 1) };
  }
}

function besides(module2: boolean): AidLine[] {
  const use: AidLine = {
    id: 'use-public',
    icon: 'public',
    name: say('use-public'),
    gain: [publicPoints()],
    note: say('use-public.note'),
  };
  return [
    {
      id: 'join',
      icon: 'plant',
      name: say('join'),
      cost: some('money', economy.joint),
      gain: module2 ? some('joker', 1) : [],
      note: say('join.note'),
    },
    {
      id: 'completed',
      icon: 'contract',
      name: say('completed'),
      gain: some('money', economy.completed),
      note: say('completed.note'),
    },
    ...(module2 ? [use] : []),
  ];
}

const publicPoints = () =>
  range(
    'points',
    components.publicContracts.map((it) => it.points),
  );

function scores(state: FutureEnergyState): AidLine[] {
  const { module1, module2, module3 } = state.options;
  const contracts = [...components.contracts, ...components.startContracts].map((it) => it.points);
  const regions = mapOf(state).regions.length;
  const sites = components.newSites.flatMap(({ effect }) => (effect.kind === 'vp' ? [effect.amount] : []));
  const lines: (AidLine | null)[] = [
    {
      id: 'contracts',
      icon: 'contract',
      name: say('contracts'),
      gain: [range('points', contracts)],
      note: say('contracts.note'),
    },
    module2 ? { id: 'public', icon: 'public', name: say('public'), gain: [publicPoints()], note: say('public.note') } : null,
    module3 && sites.length > 0 ? { id: 'sites', icon: 'site', name: say('sites'), gain: [range('points', sites)] } : null,
    { id: 'slots', icon: 'contract', name: say('slots'), gain: some('points', scoring.emptySlot) },
    { id: 'certificates', icon: 'certificate', name: say('certificates'), gain: [range('points', components.certificates)] },
    {
      id: 'regions',
      icon: 'plant',
      name: say('regions'),
      gain: tableFor(state.players.length).majority.map((from) => ({ icon: 'points', from })),
      note: say('regions.note'),
    },
    {
      id: 'network',
      icon: 'network',
      name: say('network', { regions }),
      gain: scoring.network.slice(1, regions + 1).map((from) => ({ icon: 'points', from })),
      note: say('network.note'),
    },
    module1
      ? { id: 'largest', icon: 'network', name: say('largest'), gain: some('points', scoring.plantInLargestNetwork) }
      : null,
    { id: 'end', icon: 'line', name: say('end'), note: say('end.note', { lines: components.supply.lines }) },
  ];
  return lines.filter((it) => it !== null);
}

function icons({ options, players }: FutureEnergyState): AidSheet['icons'] {
  const extra = [...(options.module2 ? (['public'] as const) : []), ...(players.length === 2 ? (['closed'] as const) : [])];
  return [
    ...TOKENS.map((type) => ({ icon: type, name: say(`icon.${type}`) })),
    ...(options.module2 ? [{ icon: 'joker', name: say('icon.joker') }] : []),
    ...[...ICONS, ...extra].map((icon) => ({ icon, name: say(`icon.${icon}`) })),
  ];
}
