import { type AidAmount, type AidLine, type AidSheet, sayer, some, type Words } from '@kaya/engine';
import { components, constants, institutions, transformation } from '../data/index.ts';
import { redStep } from '../rules/events/climate.ts';
import { objectives } from '../rules/objectives.ts';
import { expertRequirement, pairBonus } from '../rules/transformations/transformations.ts';
import { plainGoal } from '../text/describe.ts';
import { colourName, electricityName, tokenName, tpName, zoneName } from '../text/names.ts';
import {
  type BpcState,
  COLOURS,
  type Colour,
  ELECTRICITY,
  GLOBAL_TPS,
  HAZARDS,
  INSTITUTIONS,
  type InstitutionId,
  REGIONAL_TPS,
  type Tp,
  ZONES,
} from '../types/index.ts';
import type { en } from './en.ts';

const say = sayer<keyof typeof en>();

/** Which icon a kind of action has on its button. */
const SHEETS = ['standard', 'discipline', 'population', 'oil', 'ghg'] as const;
const CARDS = ['event', 'climate', 'external', 'die', 'launch', 'said', 'closed', 'yes', 'no', 'idea'] as const;
const ACTIONS = ['move', 'free-move', 'implant', 'electricity', 'institution', 'draw', 'end-turn'] as const;
const SPECIALS = ['overconsumption', 'overproduction', 'cold', 'heat'] as const;

/** The player aid of Bataille pour le Climat for this table. */
export function sheet(state: BpcState): AidSheet {
  return { turn: turn(state), actions: actions(state), scores: scores(state), icons: icons() };
}

/** With three characters one card of each secondary colour, with four of one of them, with five of the only one. */
const DRAWS = { 3: 'draw.each', 4: 'draw.one', 5: 'draw.only' } as const;

function turn(state: BpcState): AidLine[] {
  const characters = state.players.length;
  const draws = characters === 3 || characters === 5 ? DRAWS[characters] : DRAWS[4];
  return [
    { id: 'drawing', icon: 'draw', name: say('drawing'), note: say(draws, { most: constants['hand-limit'] }) },
    { id: 'event', icon: 'event', name: say('event'), note: say('event.note') },
    { id: 'acting', icon: 'move', name: say('acting', { count: constants['actions-per-turn'] }), note: say('acting.note') },
    { id: 'activation', icon: 'population', name: say('activation'), note: say('activation.note') },
    { id: 'climate', icon: 'climate', name: say('climate'), note: say('climate.note', { red: redStep(state) }) },
  ];
}

function actions(state: BpcState): AidSheet['actions'] {
  return [
    { id: 'actions', title: say('actions', { count: constants['actions-per-turn'] }), lines: kinds() },
    { id: 'cards', title: say('cards'), lines: COLOURS.flatMap(textsOf) },
    { id: 'joint', title: say('joint', { cards: constants['aci-external-cards'] }), lines: joint() },
    { id: 'regional', title: say('regional'), lines: REGIONAL_TPS.map((tp) => regional(state, tp)) },
    { id: 'global', title: say('global'), lines: GLOBAL_TPS.map(global) },
  ];
}

function kinds(): AidLine[] {
  const target = constants['tp-base-target'];
  return [
    { id: 'move', icon: 'move', name: say('move'), note: say('move.note') },
    { id: 'implant', icon: 'implant', name: say('implant'), note: say('implant.note', { target }) },
    { id: 'electricity', icon: 'electricity', name: say('electricity'), note: say('electricity.note') },
    { id: 'institution', icon: 'institution', name: say('institution'), note: say('institution.note') },
    { id: 'draw', icon: 'draw', name: say('draw'), note: say('draw.note') },
    { id: 'card', icon: 'said', name: say('card'), note: say('card.note') },
  ];
}

/** The two texts of a colour: that of the weak cards, which is an action, and that of the strong ones, which is free. */
function textsOf(colour: Colour): AidLine[] {
  const texts = Map.groupBy(
    components.influenceCards.filter((it) => it.colour === colour),
    (it) => it.effect.id,
  );
  return [...texts].map(([id, cards]) => ({
    id: `text-${id}`,
    icon: colour,
    name: { key: `bpc.text.${id}` },
    cost: [{ icon: colour, from: Math.min(...cards.map((it) => it.power)), to: Math.max(...cards.map((it) => it.power)) }],
    ...did(cards[0]?.effect.effects ?? [], id),
  }));
}

const TAKEN: Readonly<Record<string, string>> = { shortage: 'orange', riot: 'red', epizootic: 'green', refugee: 'yellow' };

/** What the text of a card does, as a number where it is one. */
function did(
  effects: (typeof components.influenceCards)[number]['effect']['effects'],
  id: string,
): Pick<AidLine, 'gain' | 'note'> {
  const gain = effects.flatMap((it): AidAmount[] => {
    if (it.op === 'remove') return [{ icon: TAKEN[it.token] ?? 'closed', from: -it.n }];
    if (it.op === 'ghg' && typeof it.d === 'number') return [{ icon: 'ghg', from: it.d }];
    if (it.op === 'tp-power') return [{ icon: 'implant', from: it.d }];
    if (it.op === 'modify-d8') return [{ icon: 'die', from: -it.d, to: it.d }];
    return it.op === 'aci-modify' ? [{ icon: 'launch', from: -it.d, to: it.d }] : [];
  });
  return gain.length > 0 ? { gain } : { note: { key: `bpc.text.${id}.help` } };
}

function joint(): AidLine[] {
  const { influences, thresholds } = components.electricityAci;
  return [
    { id: 'joint-event', icon: 'event', name: say('joint-event'), note: say('joint-event.note') },
    ...INSTITUTIONS.map(
      (id): AidLine => ({
        id: `joint-${id}`,
        icon: id,
        name: { key: `bpc.institution.${id}` },
        cost: [
          ...asked(institutions[id].influences),
          ...institutions[id].tiers.map((it) => ({ icon: 'launch', from: it.threshold })),
        ],
      }),
    ),
    {
      id: 'joint-electricity',
      icon: 'electricity',
      name: say('joint-electricity'),
      cost: [...asked(influences), ...thresholds.map((from) => ({ icon: 'launch', from }))],
    },
  ];
}

const asked = (colours: readonly Colour[]): AidAmount[] => colours.map((icon) => ({ icon }));

function regional(state: BpcState, tp: Tp): AidLine {
  const { requires, effects, pair } = transformation(tp);
  // What a pair brings stands beside its second letter.
  const completes = pair?.endsWith(tp) === true;
  const changes = effects.flatMap((it) => (it.op === 'discipline' || it.op === 'demography' ? [it] : []));
  return {
    id: `tp-${tp}`,
    icon: 'idea',
    name: tpName(tp),
    cost: [...needed({ ...requires, ...expertRequirement(state, tp) })],
    gain: [
      ...changes.map(({ op, d }) => ({ icon: op === 'discipline' ? 'discipline' : 'population', from: d })),
      ...some('ghg', completes ? pairBonus(state) : 0),
    ],
    ...(completes ? { note: say(`pair.${pair}`) } : {}),
  };
}

interface Needs {
  readonly livingStandard?: readonly number[];
  readonly disciplineMin?: number;
}

function needed({ livingStandard = [], disciplineMin = 0 }: Needs): readonly AidAmount[] {
  const standard =
    livingStandard.length === 0 ? [] : [{ icon: 'standard', from: Math.min(...livingStandard), to: Math.max(...livingStandard) }];
  return [...standard, ...some('discipline', disciplineMin)];
}

function global(tp: Tp): AidLine {
  return { id: `tp-${tp}`, icon: 'idea', name: tpName(tp), note: { key: `bpc.tp.${tp}.text` } };
}

function scores(state: BpcState): AidLine[] {
  const { oilEmissions, electricity } = components;
  return [
    ...objectives(state).map(
      (it): AidLine => ({
        id: `goal-${it.check}`,
        icon: 'yes',
        name: plainGoal(it),
        note: say(it.atEnd ? 'goal.at-end' : 'goal.any-turn', { turns: state.lastTurn }),
      }),
    ),
    { id: 'score', icon: 'population', name: say('score'), note: say('score.note', { turns: state.lastTurn }) },
    {
      id: 'pyrrhic',
      icon: 'no',
      name: say('pyrrhic'),
      note: say('pyrrhic.note', { regions: constants['pyrrhic-below-free-regions'], points: constants['pyrrhic-below-score'] }),
    },
    { id: 'lost', icon: 'end-turn', name: say('lost'), note: say('lost.note', { turns: state.lastTurn }) },
    { id: 'emits-oil', icon: 'oil', name: say('emits-oil'), gain: some('ghg', oilEmissions.local) },
    ...ELECTRICITY.filter((kind) => electricity[kind].emissions > 0).map(
      (kind): AidLine => ({
        id: `emits-${kind}`,
        icon: kind,
        name: say('emits', { kind: electricityName(kind) }),
        gain: some('ghg', electricity[kind].emissions),
      }),
    ),
    { id: 'hazards', icon: 'orange', name: say('hazards'), note: say('hazards.note') },
    { id: 'sharing', icon: 'closed', name: say('sharing'), note: say('sharing.note') },
  ];
}

function icons(): AidSheet['icons'] {
  const named = (icon: string, name: Words) => ({ icon, name });
  const institution = (id: InstitutionId) => named(id, { key: `bpc.institution.${id}` });
  return [
    ...COLOURS.map((colour) => named(colour, colourName(colour))),
    ...HAZARDS.map((hazard) => named(hazard, say(`hazard.${hazard}`))),
    named('yellow', tokenName('refugee')),
    named('dictatorship', tokenName('dictatorship')),
    named('chaos', tokenName('chaos')),
    ...ELECTRICITY.map((kind) => named(kind, electricityName(kind))),
    ...SHEETS.map((icon) => named(icon, say(`icon.${icon}`))),
    ...INSTITUTIONS.map(institution),
    ...ZONES.map((zone) => named(zone, zoneName(zone))),
    ...SPECIALS.map((icon) => named(icon, say(`icon.${icon}`))),
    ...ACTIONS.map((icon) => named(icon, say(`icon.${icon}`))),
    ...CARDS.map((icon) => named(icon, say(`icon.${icon}`))),
  ];
}
