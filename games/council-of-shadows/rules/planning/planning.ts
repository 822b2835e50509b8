// Chapter 5.4: Phase 2, planning, all at once and behind screens.
import { type ActionOf, type DecideTogether, next, type Play, playerOf, type Runs, type Seat } from '@kaya/engine';
import { KEEP_ZONE, PLAN_CARD } from '../../data/tables.ts';
import { type CardId, type Cos, HIDDEN, KEEP, OPEN, type Player } from '../../types/index.ts';

type PlanAction = ActionOf<Cos, 'plan-card' | 'keep'>;

/** The zone to plan next, from the left, counted from 0; −1 once the plan is complete (COS-DEC-5). */
export function zoneToPlan(player: Player): number {
  return player.plan.indexOf(OPEN);
}

/** Is a plan made, and nothing of it open any more? */
export function isPlanned(player: Player): boolean {
  return player.plan.length > 0 && zoneToPlan(player) < 0;
}

/** The card that a plan lays on a zone (from 0), as far as it is made and the viewer may see it. */
export function plannedCard({ plan }: Player, zone: number): CardId | null {
  const entry = plan[zone] ?? OPEN;
  return entry === OPEN || entry === KEEP || entry === HIDDEN ? null : entry;
}

/** The cards that are really still in hand, without those that the plan has laid. */
export function freeHand({ hand, plan: planned }: Player): CardId[] {
  return hand.filter((card) => !planned.includes(card));
}

/** How many those are, also where one may not see which. */
export function cardsLeft(player: Player): number {
  let left = player.hand.length;
  for (let i = 0; i < player.plan.length; i++) if (player.plan[i] !== OPEN && player.plan[i] !== KEEP) left--;
  return left;
}

function isEmpty(player: Player, zone: number): boolean {
  return player.zones[zone]?.cards.length === 0;
}

/** Empty zones to the right of this one. */
function emptyZonesAfter(player: Player, zone: number): number {
  let empty = 0;
  for (let i = zone + 1; i < player.zones.length; i++) if (isEmpty(player, i)) empty++;
  return empty;
}

/** COS-PLN-9: covering is no option while an empty zone would then stay unfilled. */
export function coversTooEarly(player: Player, zone: number): boolean {
  return !isEmpty(player, zone) && cardsLeft(player) - 1 < emptyZonesAfter(player, zone);
}

/** COS-PLN-2, -8: an empty zone must be filled, unless the cards left all fit on later empty ones. */
export function mustBeFilled(player: Player, zone: number): boolean {
  return isEmpty(player, zone) && cardsLeft(player) > emptyZonesAfter(player, zone);
}

/** COS-FLW-4: everybody starts a plan; the Automa has none. */
export const planPhase: Runs<Cos, 'plan-phase'> = {
  run(play) {
    const { state, emit } = play;
    state.phase = 'plan';
    emit?.({ kind: 'phase', phase: 'plan', round: state.round });
    const reveal = state.automa === null ? [] : [{ do: 'automa-reveal' } as const]; // COS-SOL-5
    next(state, { do: 'plan' }, ...reveal, { do: 'record-consumption' }, { do: 'act-phase' });
    for (let seat = 0; seat < state.seats; seat++) {
      const player = playerOf(state, seat);
      player.plan = player.zones.map(() => OPEN);
      planWhatIsForced(play, seat);
    }
  },
};

/** COS-PLN-1 to -10. A zone once decided is decided (COS-PLN-7). */
export const plan: DecideTogether<Cos, 'plan', 'plan-card' | 'keep'> = {
  awaited(state) {
    const seats: Seat[] = [];
    for (let seat = 0; seat < state.seats; seat++) if (zoneToPlan(playerOf(state, seat)) >= 0) seats.push(seat);
    return seats;
  },
  candidates(state, _step, seat) {
    const player = playerOf(state, seat);
    const zone = zoneToPlan(player);
    if (zone < 0) return [];
    const actions: PlanAction[] = [];
    const { hand, plan: planned } = player;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as CardId;
      if (!planned.includes(card)) actions.push(PLAN_CARD.get(card)?.[zone] as PlanAction);
    }
    actions.push(KEEP_ZONE[zone] as PlanAction);
    return actions;
  },
  blockers: {
    'plan-card': [
      {
        rule: 'COS-PLN-9',
        when: (state, { zone }, seat) => coversTooEarly(playerOf(state, seat), zone - 1),
        values: (_state, { zone, card }) => ({ zone, card }),
      },
    ],
    keep: [
      {
        rule: 'COS-PLN-2',
        when: (state, { zone }, seat) => mustBeFilled(playerOf(state, seat), zone - 1),
        values: (_state, { zone }) => ({ zone }),
      },
    ],
  },
  play(play, _step, action, seat) {
    decide(play, seat, action.zone - 1, action.do === 'keep' ? null : action.card);
    planWhatIsForced(play, seat);
  },
  /** COS-PLN-10: all plans are revealed together; the cards leave the hands and lie on top of their zones (COS-PLN-4). */
  close({ state, emit }) {
    for (let seat = 0; seat < state.seats; seat++) {
      const player = playerOf(state, seat);
      const cards = player.plan.map((_, zone) => plannedCard(player, zone));
      cards.forEach((card, zone) => {
        if (card === null) return;
        player.hand.splice(player.hand.indexOf(card), 1);
        player.zones[zone]?.cards.push(card);
      });
      emit?.({ kind: 'revealed', who: seat, cards });
      player.plan = [];
    }
  },
};

/** Writes down what happens with a zone: at most one card each (COS-PLN-5). Only the player sees it behind a screen. */
function decide({ state, emit }: Play<Cos>, seat: Seat, zone: number, card: CardId | null): void {
  const player = playerOf(state, seat);
  player.plan[zone] = card ?? KEEP;
  emit?.({ kind: 'planned', who: seat, zone: zone + 1, card, open: !state.screens });
  if (zoneToPlan(player) < 0) emit?.({ kind: 'plan-ready', who: seat });
}

/** Zones where nothing is left to choose are not asked about. */
function planWhatIsForced(play: Play<Cos>, seat: Seat): void {
  const player = playerOf(play.state, seat);
  for (let zone = zoneToPlan(player); zone >= 0; zone = zoneToPlan(player)) {
    const left = cardsLeft(player);
    if (left === 0 || coversTooEarly(player, zone)) decide(play, seat, zone, null);
    else if (left === 1 && mustBeFilled(player, zone)) decide(play, seat, zone, lastCard(player));
    else return;
  }
}

function lastCard(player: Player): CardId {
  const [card] = freeHand(player);
  if (card === undefined) throw new RangeError('there is no card left to plan with');
  return card;
}
