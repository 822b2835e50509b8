// Chapter 5.3: the two actions of the active player, and the one action granted by Communication.
import {
  type ActionOf,
  anyLegal,
  behind,
  type Decides,
  type Forbids,
  next,
  type Play,
  playerOf,
  type StepOf,
} from '@kaya/engine';
import { colourOf, constants, influenceCard, isCardId } from '../../data/index.ts';
import type { Effect } from '../../data/read.ts';
import { perCard } from '../../data/tables.ts';
import type { ActionKind, Bpc, BpcState, BpcStep, Card, Pawn, PlayerNumber } from '../../types/index.ts';
import { pick, pickToken } from '../calamities/pawns.ts';
import { effectsStep } from '../events/effect-step.ts';
import { electricityOperation } from '../joint-action/electricity-aci.ts';
import { isRegion, regionOf } from '../regions/region.ts';
import { by, seatOf } from '../table.ts';
import { implantWhat } from '../transformations/implant.ts';
import { discardsFirst, drawAction, preDrawDiscard } from './drawing.ts';
import { hasWeakness, skillInPlay } from './employers.ts';
import { discardFromHand, distinct, hasText } from './influence.ts';
import { launchInstitution, nothingToDoAt } from './institutions.ts';
import { freeMoveTo, moveTo } from './moving.ts';

type Menu = ActionOf<
  Bpc,
  'move' | 'implant' | 'electricity' | 'institution' | 'draw' | 'play-card' | 'free-move' | 'free-card' | 'end-turn' | 'decline'
>;
type ActionStep = StepOf<Bpc, 'action'>;

const FIXED: readonly Menu[] = [{ do: 'move' }, { do: 'implant' }, { do: 'electricity' }, { do: 'institution' }, { do: 'draw' }];
const PLAY_CARD = perCard((card): ActionOf<Bpc, 'play-card'> => ({ do: 'play-card', card }));
const FREE_CARD = perCard((card): ActionOf<Bpc, 'free-card'> => ({ do: 'free-card', card }));
const FREE_MOVE: Menu = { do: 'free-move' };
const END_TURN: Menu = { do: 'end-turn' };
const DECLINE: Menu = { do: 'decline' };
/** BPC-CHR-9: cards of the action Draw. */
const DRAWS = 2;

/** BPC-INF-2: a card whose text is an action. */
function isActionCard(card: Card): boolean {
  return isCardId(card) && influenceCard(card).effect.timing === 'action';
}

/** The pawn that the text of an ACTION card takes away; null where it takes none. */
export function pawnOf(card: Card): Extract<Effect, { op: 'remove' }> | null {
  if (!isCardId(card)) return null;
  for (const effect of influenceCard(card).effect.effects) if (effect.op === 'remove') return effect;
  return null;
}

function cardKind(card: Card): ActionKind {
  return `card-${colourOf(card) ?? 'military'}`;
}

/** BPC-CHR-2: how many actions the active player may still do. */
export function actionsLeft({ spent }: BpcState): number {
  return constants['actions-per-turn'] - spent.length;
}

/** BPC-CHR-2: two actions at most, of different kinds; a granted action stands alone (BPC-INC-4). */
export function isSpent(state: BpcState, step: ActionStep, kind: ActionKind): boolean {
  return !step.granted && (actionsLeft(state) <= 0 || state.spent.includes(kind));
}

/** BPC-EMP-9: who moved plays no ACTION card, and the other way round. */
const tiredVolunteer = (other: 'moved' | 'played') => ({
  rule: 'BPC-EMP-9',
  when(state: BpcState, _action: unknown, _seat: number, { who, granted }: ActionStep) {
    if (granted || !hasWeakness(state, who, 'volontaires-du-monde')) return false;
    return other === 'moved' ? state.spent.includes('move') : state.played.length > 0;
  },
});

const COLOUR_PLAYED: Forbids<Bpc, 'play-card' | 'free-card', 'action'> = {
  rule: 'BPC-INF-3',
  when: (state, { card }, _seat, { granted }) => !granted && state.played.some((it) => it === colourOf(card)),
};

const differentActions = (kind: ActionKind) => ({
  rule: 'BPC-CHR-2',
  when: (state: BpcState, _action: unknown, _seat: number, step: ActionStep) => isSpent(state, step, kind),
});

export const action: Decides<Bpc, 'action', Menu['do']> = {
  candidates(state, { who, granted }) {
    const list: Menu[] = FIXED.slice();
    const cards = distinct(playerOf(state, who).hand);
    for (const card of cards) if (isActionCard(card)) list.push(PLAY_CARD[card]);
    if (granted) {
      list.push(DECLINE);
      return list;
    }
    if (skillInPlay(state, 'human-rights-guards')) list.push(FREE_MOVE);
    if (skillInPlay(state, 'real-climate-objective')) {
      for (const card of cards) if (pawnOf(card) !== null) list.push(FREE_CARD[card]);
    }
    list.push(END_TURN);
    return list;
  },
  opens: {
    move: ({ seat, who }) => behind(moveTo, { do: 'move-to', seat, who }),
    implant: ({ seat, who }) => behind(implantWhat, { do: 'implant-what', seat, who }),
    electricity: ({ seat, who }) => behind(electricityOperation, { do: 'electricity-operation', seat, who }),
    draw: ({ seat, who }, _action, state) =>
      discardsFirst(state, who, DRAWS)
        ? behind(preDrawDiscard, { do: 'pre-draw-discard', seat, who, draws: DRAWS })
        : behind(drawAction, { do: 'draw-action', seat, who }),
    'free-move': ({ seat, who }) => behind(freeMoveTo, { do: 'free-move-to', seat, who }),
  },
  blockers: {
    move: [differentActions('move'), tiredVolunteer('played')],
    implant: [differentActions('implant')],
    electricity: [differentActions('electricity')],
    institution: [
      differentActions('institution'),
      { rule: 'BPC-CHR-8', when: (state, _action, _seat, { who }) => regionOf(state, who) !== null },
      {
        rule: 'BPC-INS-14',
        when: (state, _action, seat, { who }) => {
          const { place } = playerOf(state, who);
          return !isRegion(place) && nothingToDoAt(state, seat, who, place);
        },
      },
    ],
    draw: [differentActions('draw')],
    'play-card': [
      { rule: 'BPC-CHR-2', when: (state, { card }, _seat, step) => isSpent(state, step, cardKind(card)) },
      COLOUR_PLAYED,
      { rule: 'BPC-INF-6', when: (state, { card }, _seat, { who }) => nothingToTake(state, who, card, false) },
      tiredVolunteer('moved'),
      { rule: 'BPC-INC-4', when: (_state, { card }, _seat, { granted }) => granted && hasText(card, 'grant-action') },
    ],
    'free-move': [{ rule: 'BPC-EMP-16', when: (state) => state.freeMoveUsed }],
    'free-card': [
      {
        rule: 'BPC-EMP-19',
        when: (state, { card }, _seat, { who }) => state.freeCardUsed || nothingToTake(state, who, card, true),
      },
      COLOUR_PLAYED,
      tiredVolunteer('moved'),
    ],
  },
  ask: () => true, // BPC-DEC-30
  play(play, step, chosen) {
    const { state } = play;
    const { who, seat } = step;
    if (chosen.do === 'end-turn') return play.emit?.({ kind: 'turn-done', ...by(state, who) });
    if (chosen.do === 'decline') return play.emit?.({ kind: 'declined', ...by(state, who) }); // BPC-INC-5
    if (!step.granted) next(state, step); // this menu again, after all that follows
    const kind = kindOf(chosen);
    if (kind !== null && !step.granted) state.spent.push(kind); // BPC-CHR-11: spent whatever comes of it
    switch (chosen.do) {
      case 'move':
      case 'implant':
      case 'electricity':
        return;
      case 'institution':
        return launchInstitution(play, who);
      case 'draw':
        if (discardsFirst(state, who, DRAWS)) next(state, { do: 'draw-action', seat, who });
        return;
      case 'play-card':
        return playText(play, step, chosen.card, false);
      case 'free-move':
        state.freeMoveUsed = true; // BPC-CHR-12
        return;
      case 'free-card':
        state.freeCardUsed = true;
        return playText(play, step, chosen.card, true);
    }
  },
};

function kindOf(chosen: Menu): ActionKind | null {
  switch (chosen.do) {
    case 'play-card':
      return cardKind(chosen.card);
    case 'free-move':
    case 'free-card':
    case 'end-turn':
    case 'decline':
      return null;
    default:
      return chosen.do;
  }
}

/** The pawn that a card takes away, where its player chooses; by the free card only in nature reserves (BPC-EMP-19). */
function pawnToTake(state: BpcState, who: PlayerNumber, { token }: { readonly token: Pawn }, reserveOnly: boolean) {
  return pick(state, { by: who, power: 0 }, { tokens: [token], left: 1, optional: false, reserveOnly });
}

/** BPC-INF-6: a card that removes a pawn needs such a pawn. */
function nothingToTake(state: BpcState, who: PlayerNumber, card: Card, reserveOnly: boolean): boolean {
  const effect = pawnOf(card);
  return effect !== null && !anyLegal(pickToken, state, pawnToTake(state, who, effect, reserveOnly));
}

/** BPC-INF-4, BPC-INC: the text of an ACTION card. */
function playText(play: Play<Bpc>, { who, seat, granted }: ActionStep, card: Card, free: boolean): void {
  const { state } = play;
  if (!isCardId(card)) return;
  const colour = colourOf(card);
  if (colour !== null && !granted) state.played.push(colour);
  discardFromHand(play, who, card);
  play.emit?.({ kind: 'played-card', card, free, ...by(state, who) });
  const steps: BpcStep[] = [];
  for (const effect of influenceCard(card).effect.effects) {
    switch (effect.op) {
      case 'remove':
        steps.push(pawnToTake(state, who, effect, free));
        break;
      case 'grant-action':
        steps.push({ do: 'communication-target', seat, who });
        break;
      case 'modify-d8':
      case 'reroll-d8':
      case 'aci-open':
      case 'aci-cancel-colour':
      case 'aci-modify':
      case 'tp-power':
        break;
      default:
        steps.push(effectsStep([effect], null, { by: who }));
    }
  }
  next(state, ...steps);
}

/** BPC-INC-3, BPC-DEC-20: another player acts at once. */
export const communicationTarget: Decides<Bpc, 'communication-target', 'grant'> = {
  candidates: (state) => state.players.map((_, who) => ({ do: 'grant', who })),
  blockers: { grant: [{ rule: 'BPC-INF-6', when: (_state, { who }, _seat, step) => who === step.who }] },
  play(play, { who }, { who: to }) {
    const { state } = play;
    const receiver = playerOf(state, to);
    play.emit?.({
      kind: 'granted',
      to,
      toSeat: receiver.seat,
      toCharacter: receiver.character,
      ...by(state, who),
    });
    next(state, { do: 'action', seat: seatOf(state, to), who: to, granted: true });
  },
};
