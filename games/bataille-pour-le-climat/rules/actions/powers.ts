// Chapter 6.4: the powers of employers, each once a game, most of them at any time between two effects.
import {
  type ActionOf,
  always,
  anyLegal,
  type Decides,
  type Interrupt,
  next,
  type Play,
  playerOf,
  recordOf,
  type Seat,
  type Step,
  type StepOf,
  straightTo,
} from '@kaya/engine';
import { constants, eventCard } from '../../data/index.ts';
import {
  type Bpc,
  type BpcState,
  type BpcStep,
  EMPLOYERS,
  type EmployerId,
  PAIRS,
  type PlayerNumber,
  REGIONS,
} from '../../types/index.ts';
import { isSick } from '../calamities/calamities.ts';
import { pick, pickToken } from '../calamities/pawns.ts';
import { isDecidedNow } from '../ending.ts';
import { effectsStep } from '../events/effect-step.ts';
import { applyOutcome, drawEvent, greenInPlay } from '../events/event-cards.ts';
import { passedAround } from '../joint-action/windows.ts';
import { destruction } from '../regions/region.ts';
import { roundOf } from '../regions/track.ts';
import { by, leftOf, seatOf } from '../table.ts';
import { gainTp, pairBonus, pairToComplete } from '../transformations/transformations.ts';
import { powerOwner, powerReady, spendPower } from './employers.ts';
import { discardCard, putSorted } from './influence.ts';
import { optionWorks, SECOND_TIER } from './institutions.ts';

type UsePower = ActionOf<Bpc, 'use-power'>;

const USE = recordOf(EMPLOYERS, (employer): readonly UsePower[] => [{ do: 'use-power', employer, outcome: 0 }]);
const FAMOX: readonly UsePower[] = [1, 2].map((outcome) => ({ do: 'use-power', employer: 'famox', outcome }));
const NOTHING: readonly UsePower[] = [];

/** BPC-DEC-35 */
export function anytimePowerInPlay(state: BpcState): boolean {
  for (let who = 0; who < state.players.length; who++) {
    const { employer } = playerOf(state, who);
    if (isAnytime(employer) && powerReady(state, who)) return true;
  }
  return false;
}

/** The decisions during which powers may interrupt (BPC-PWR-1, BPC-PWR-5). */
function momentOf(state: BpcState, step: Step): 'anytime' | 'event' | 'contributing' | 'last' | null {
  switch (step.do) {
    case 'reveal-event':
    case 'action':
      return 'anytime';
    case 'after-activation':
      return 'last';
    case 'event-aci':
      return 'event';
    case 'vote':
      return (step as StepOf<Bpc, 'vote'>).about.do === 'event-aci' ? 'event' : null;
    case 'aci-lobbying':
    case 'aci-contribute':
      return state.aci?.kind === 'event' && state.aci.contributed === 0 ? 'contributing' : null;
    default:
      return null;
  }
}

/** Would a power that may come at any time change anything now? */
const WORKS = {
  'shift-action': (state, who, seat) => anyLegal(powerPair, state, { do: 'power-pair', seat, who }),
  'global-amnesty': (state, who, seat) => anyLegal(powerOption, state, { do: 'power-option', seat, who }),
  'human-rights-guards': (state, who) => anyLegal(pickToken, state, refugeesToWelcome(state, who)),
  'malmo-resilience-institute': (state, who) => anyLegal(pickToken, state, hardshipsToEnd(state, who)),
  'journalistes-sans-patrie': () => true,
  'docteurs-sans-limites': (state) => cureRolls(state).length > 0,
} as const satisfies Partial<Record<EmployerId, (state: BpcState, who: PlayerNumber, seat: Seat) => boolean>>;
type Anytime = keyof typeof WORKS;

/** BPC-PWR-1: the powers that may come at any time. */
function isAnytime(employer: EmployerId | null): employer is Anytime {
  return employer !== null && Object.hasOwn(WORKS, employer);
}

function idle(employer: Anytime) {
  return (state: BpcState, action: UsePower, seat: Seat): boolean => {
    if (action.employer !== employer) return false;
    const who = powerOwner(state, employer);
    return who === null || !WORKS[employer](state, who, seat);
  };
}

/** BPC-PWR-2, BPC-DEC-27 */
export const usePower: Interrupt<Bpc, UsePower> = {
  candidates(state, step, seat) {
    const moment = momentOf(state, step);
    if (moment === null) return NOTHING;
    let list = NOTHING;
    for (let who = 0; who < state.players.length; who++) {
      const player = playerOf(state, who);
      if (player.seat !== seat || player.employer === null || !powerReady(state, who)) continue;
      if (moment === 'last' && who !== (step as StepOf<Bpc, 'after-activation'>).who) continue;
      if (player.employer === 'famox') {
        if (moment === 'event' || moment === 'contributing') list = [...list, ...FAMOX];
      } else if (moment !== 'contributing' && isAnytime(player.employer)) list = [...list, ...USE[player.employer]];
    }
    return list;
  },
  blockers: [
    { rule: 'BPC-EMP-5', when: idle('shift-action') },
    { rule: 'BPC-EMP-11', when: idle('global-amnesty') },
    { rule: 'BPC-EMP-17', when: idle('human-rights-guards') },
    { rule: 'BPC-EMP-23', when: idle('malmo-resilience-institute') },
    { rule: 'BPC-EMP-29', when: idle('docteurs-sans-limites') },
  ],
  play(play, { employer, outcome }) {
    const { state } = play;
    const who = powerOwner(state, employer);
    if (who === null) return;
    spendPower(play, who);
    state.voted.fill(false); // a vote under way is asked anew (BPC-PWR-2)
    state.votes.fill(null);
    const seat = seatOf(state, who);
    switch (employer) {
      case 'shift-action':
        return next(state, { do: 'power-pair', seat, who });
      case 'global-amnesty':
        return next(state, { do: 'power-option', seat, who });
      case 'famox':
        return chooseOutcome(play, outcome);
      case 'human-rights-guards':
        return next(state, refugeesToWelcome(state, who));
      case 'malmo-resilience-institute':
        return next(state, hardshipsToEnd(state, who));
      case 'journalistes-sans-patrie':
        return showEvents(play, who);
      case 'docteurs-sans-limites':
        return next(state, ...cureRolls(state));
      case 'volontaires-du-monde':
      case 'real-climate-objective':
        return; // asked at their own moments (BPC-PWR-4, BPC-PWR-6)
    }
  },
};

// ——— Before the victory check (BPC-PWR-3) ———

/** A pair that lowers the counter may decide the game; all other powers are asked for once it is decided. */
function isLastChance(state: BpcState, who: PlayerNumber): boolean {
  const { employer, seat } = playerOf(state, who);
  if (!isAnytime(employer) || !powerReady(state, who)) return false;
  const lowersCounter = employer === 'shift-action' && pairBonus(state) < 0;
  return (lowersCounter || isDecidedNow(state)) && WORKS[employer](state, who, seat);
}

/** One owner of an unused power after the other. */
export function lastPowers(state: BpcState, from: number, quiet = 0): readonly BpcStep[] {
  return passedAround(state, from, quiet, isLastChance, 'after-activation');
}

/** The power itself is an interrupt; who has used it is not asked again. */
export const afterActivation: Decides<Bpc, 'after-activation', 'pass'> = {
  candidates: always([{ do: 'pass' }]),
  ask: (state, { who }) => isLastChance(state, who),
  play({ state }, { who, quiet }) {
    const used = !powerReady(state, who); // what it did may call the others again
    next(state, ...lastPowers(state, leftOf(state, who), used ? 1 : quiet + 1));
  },
};

// ——— The Shift Action (BPC-EMP-5) ———

type Complete = ActionOf<Bpc, 'complete-pair'>;
export const powerPair: Decides<Bpc, 'power-pair', 'complete-pair'> = {
  candidates: always(REGIONS.flatMap((region) => PAIRS.map((pair): Complete => ({ do: 'complete-pair', region, pair })))),
  blockers: {
    'complete-pair': [{ rule: 'BPC-EMP-5', when: (state, { region, pair }) => pairToComplete(state, region, pair) === null }],
  },
  play: (play, _step, action) => complete(play, action),
};

function complete(play: Play<Bpc>, { region, pair }: Complete): void {
  const missing = pairToComplete(play.state, region, pair);
  if (missing !== null) gainTp(play, region, missing, 'power');
}

// ——— Global Amnesty (BPC-EMP-11) ———

export const powerOption: Decides<Bpc, 'power-option', 'choose-option'> = {
  candidates: always(SECOND_TIER.map((offer) => offer.action)),
  blockers: {
    'choose-option': [{ rule: 'BPC-INS-14', when: (state, { option }) => !optionWorks(state, offerOf(option).option, 0) }],
  },
  play(play, { who }, { option }) {
    const { state } = play;
    const offer = offerOf(option);
    play.emit?.({ kind: 'institution', institution: offer.institution, option, ...by(state, who) });
    state.justPlaced = [];
    next(state, effectsStep(offer.option.effects, null, { by: who }));
  },
};

function offerOf(id: string) {
  return SECOND_TIER.find((offer) => offer.option.id === id) as (typeof SECOND_TIER)[number];
}

// ——— Famox (BPC-EMP-14, BPC-PWR-5) ———

/** The joint action, if one has begun, is undone; the chosen outcome comes true. */
function chooseOutcome(play: Play<Bpc>, outcome: number): void {
  const { state } = play;
  if (greenInPlay(state) === null) return;
  straightTo(state, (step) => step.do === 'event-done');
  const { aci } = state;
  if (aci !== null) {
    for (const [who, cards] of aci.given.entries()) for (const card of cards) putSorted(playerOf(state, who).hand, card);
    for (const card of aci.external) discardCard(state, card);
    state.aci = null;
  }
  applyOutcome(play, outcome);
}

// ——— Stateless Journalists (BPC-EMP-26) ———

function showEvents(play: Play<Bpc>, who: PlayerNumber): void {
  const { state } = play;
  const shown: string[] = [];
  for (let i = 0; i < constants['events-shown']; i++) {
    const card = drawEvent(play);
    if (card !== null) shown.push(card);
  }
  play.emit?.({ kind: 'events-shown', cards: shown, ...by(state, who) });
  next(state, { do: 'arrange-events', seat: seatOf(state, who), who, shown, top: [], bottom: [] });
}

type Arrange = ActionOf<Bpc, 'arrange'>;

/** BPC-DEC-28: card by card, on top or under the deck. */
export const arrangeEvents: Decides<Bpc, 'arrange-events', 'arrange'> = {
  candidates: (_state, { shown }) =>
    shown.flatMap((card): Arrange[] => [
      { do: 'arrange', card, to: 'top' },
      { do: 'arrange', card, to: 'bottom' },
    ]),
  blockers: {
    arrange: [
      { rule: 'BPC-EMP-26', when: (_state, { card, to }) => to === 'bottom' && eventCard(card).type === 'climate-consequence' },
    ],
  },
  play(play, step, { card, to }) {
    const { state } = play;
    play.emit?.({ kind: 'event-arranged', card, to, ...by(state, step.who) });
    const shown = step.shown.filter((it) => it !== card);
    const top = to === 'top' ? [...step.top, card] : step.top;
    const bottom = to === 'bottom' ? [...step.bottom, card] : step.bottom;
    if (shown.length > 0) return next(state, { ...step, shown, top, bottom });
    state.deck.top.unshift(...top);
    state.deck.bottom.push(...bottom);
  },
  none: () => undefined,
};

// ——— Human Rights Guards and the Malmö Resilience Institute ———

/** BPC-EMP-17 */
function refugeesToWelcome(state: BpcState, who: PlayerNumber) {
  return pick(state, { by: who, power: 0 }, { tokens: ['refugee'], left: destruction(state) });
}

/** BPC-EMP-23 */
function hardshipsToEnd(state: BpcState, who: PlayerNumber) {
  return pick(state, { by: who, power: 0 }, { tokens: ['conflict', 'dearth'], left: roundOf(state) });
}

// ——— Doctors without Limits (BPC-EMP-29) ———

function cureRolls(state: BpcState): BpcStep[] {
  return state.order
    .filter((region) => isSick(state.regions[region]))
    .map((region) => ({ do: 'roll', purpose: { for: 'cure', region }, chance: constants['cure-chance'] }));
}
