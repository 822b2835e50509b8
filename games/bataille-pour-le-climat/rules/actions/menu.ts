// Chapter 5.3: the two actions of the active player, and the one action granted by Communication.
import { type ActionOf, type Decides, next, type Play, playerOf, type StepOf } from '@kaya/engine';
import { colourOf, constants, influenceCard, isCardId, regionData } from '../../data/index.ts';
import type { Effect } from '../../data/types.ts';
import { type ActionKind, type Bpc, type BpcState, type BpcStep, type Card, REGIONS } from '../../types/index.ts';
import { anywhere, hasPawn } from '../calamities/pawns.ts';
import { effectsStep } from '../events/effect-step.ts';
import { pick } from '../events/effects.ts';
import { electricityRule } from '../joint-action/electricity-aci.ts';
import { by, seatOf } from '../table.ts';
import { isRegion, somethingToImplant } from '../transformations/implant.ts';
import { discardsBefore } from './drawing.ts';
import { hasWeakness, skillInPlay } from './employers.ts';
import { discardFromHand, distinct, hasText, perCard } from './influence.ts';
import { launchInstitution, somethingToDoAt } from './institutions.ts';

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

/** BPC-CHR-2: two actions at most, of different kinds; a granted action stands alone (BPC-INC-4). */
function spent(state: BpcState, step: ActionStep, kind: ActionKind): boolean {
  return !step.granted && (state.spent.length >= constants['actions-per-turn'] || state.spent.includes(kind));
}

/** BPC-EMP-9: who moved plays no ACTION card, and the other way round. */
function tiredVolunteer(state: BpcState, { who, granted }: ActionStep, other: 'moved' | 'played'): boolean {
  if (granted || !hasWeakness(state, who, 'volontaires-du-monde')) return false;
  return other === 'moved' ? state.spent.includes('move') : state.played.length > 0;
}

const differentActions = (kind: ActionKind) => ({
  rule: 'BPC-CHR-2',
  when: (state: BpcState, _action: unknown, _seat: number, step: ActionStep) => spent(state, step, kind),
});

function placeOf(state: BpcState, who: number) {
  return playerOf(state, who).place;
}

export const action: Decides<
  Bpc,
  'action',
  'move' | 'implant' | 'electricity' | 'institution' | 'draw' | 'play-card' | 'free-move' | 'free-card' | 'end-turn' | 'decline'
> = {
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
  blockers: {
    move: [
      differentActions('move'),
      { rule: 'BPC-EMP-9', when: (state, _action, _seat, step) => tiredVolunteer(state, step, 'played') },
    ],
    implant: [
      differentActions('implant'),
      { rule: 'BPC-CHR-6', when: (state, _action, _seat, { who }) => !somethingToImplant(state, who) },
    ],
    electricity: [
      differentActions('electricity'),
      ...(['BPC-CHR-7', 'BPC-CHR-13', 'BPC-EMP-6', 'BPC-EMP-21', 'BPC-EMP-24', 'BPC-ELE-1'] as const).map((rule) => ({
        rule,
        when: (state: BpcState, _action: unknown, _seat: number, { who }: ActionStep) => electricityRule(state, who) === rule,
      })),
    ],
    institution: [
      differentActions('institution'),
      { rule: 'BPC-CHR-8', when: (state, _action, _seat, { who }) => isRegion(placeOf(state, who)) },
      {
        rule: 'BPC-INS-14',
        when: (state, _action, _seat, { who }) => {
          const place = placeOf(state, who);
          return !isRegion(place) && !somethingToDoAt(state, place);
        },
      },
    ],
    draw: [differentActions('draw')],
    'play-card': [
      { rule: 'BPC-CHR-2', when: (state, { card }, _seat, step) => spent(state, step, cardKind(card)) },
      { rule: 'BPC-INF-3', when: (state, { card }, _seat, step) => playedBefore(state, card, step) },
      { rule: 'BPC-INF-6', when: (state, { card }) => nothingToRemove(state, card) },
      { rule: 'BPC-EMP-9', when: (state, _action, _seat, step) => tiredVolunteer(state, step, 'moved') },
      { rule: 'BPC-INC-4', when: (_state, { card }, _seat, { granted }) => granted && hasText(card, 'grant-action') },
    ],
    'free-move': [
      { rule: 'BPC-EMP-16', when: (state, _action, _seat, { who }) => state.freeMoveUsed || !isRegion(placeOf(state, who)) },
    ],
    'free-card': [
      { rule: 'BPC-EMP-19', when: (state, { card }) => state.freeCardUsed || nothingInReserves(state, card) },
      { rule: 'BPC-INF-3', when: (state, { card }, _seat, step) => playedBefore(state, card, step) },
      { rule: 'BPC-EMP-9', when: (state, _action, _seat, step) => tiredVolunteer(state, step, 'moved') },
    ],
  },
  ask: () => true, // BPC-DEC-30
  play(play, step, chosen) {
    const { state } = play;
    const { who, seat } = step;
    if (chosen.do === 'end-turn') return play.emit?.({ kind: 'turn-done', ...by(state, who) });
    if (chosen.do === 'decline') return play.emit?.({ kind: 'declined', ...by(state, who) }); // BPC-INC-5
    if (!step.granted) next(state, step);
    const kind = kindOf(chosen);
    if (kind !== null && !step.granted) state.spent.push(kind); // BPC-CHR-11: spent whatever comes of it
    switch (chosen.do) {
      case 'move':
        return next(state, { do: 'move-to', seat, who });
      case 'implant':
        return next(state, { do: 'implant-what', seat, who });
      case 'electricity':
        return next(state, { do: 'electricity-operation', seat, who });
      case 'institution':
        return launchInstitution(play, who);
      case 'draw':
        return next(state, ...discardsBefore(state, who, 2), { do: 'draw-action', seat, who });
      case 'play-card':
        return playText(play, step, chosen.card, false);
      case 'free-move':
        state.freeMoveUsed = true; // BPC-CHR-12
        return next(state, { do: 'free-move-to', seat, who });
      case 'free-card':
        state.freeCardUsed = true;
        return playText(play, step, chosen.card, true);
    }
  },
};

function kindOf(chosen: Menu): ActionKind | null {
  switch (chosen.do) {
    case 'move':
    case 'implant':
    case 'electricity':
    case 'institution':
    case 'draw':
      return chosen.do;
    case 'play-card':
      return cardKind(chosen.card);
    case 'free-move':
    case 'free-card':
    case 'end-turn':
    case 'decline':
      return null;
  }
}

/** BPC-INF-3 */
function playedBefore(state: BpcState, card: Card, { granted }: ActionStep): boolean {
  const colour = colourOf(card);
  return !granted && colour !== null && state.played.includes(colour);
}

/** BPC-INF-6: a card that removes a pawn needs such a pawn. */
function nothingToRemove(state: BpcState, card: Card): boolean {
  const effect = pawnOf(card);
  return effect !== null && !anywhere(state, effect.token);
}

function nothingInReserves(state: BpcState, card: Card): boolean {
  const effect = pawnOf(card);
  return effect === null || !REGIONS.some((id) => regionData[id].natureReserve && hasPawn(state, id, effect.token));
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
        steps.push(pick(state, { by: who, power: 0 }, { tokens: [effect.token], left: 1, optional: false, reserveOnly: free }));
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
