// Chapter 5.9: implanting a Permanent Transformation, all together and face up.
import { type ActionOf, always, type Decides, type DecideTogether, next, type Play, playerOf, type StepOf } from '@kaya/engine';
import { colourOf, constants, transformation } from '../../data/index.ts';
import { ALL_COLOURS, COLOUR_BIT, lay, POWER_LAID, ready, takeUp } from '../../data/tables.ts';
import {
  type Bpc,
  type BpcState,
  type Card,
  COLOURS,
  type Colour,
  GLOBAL_TPS,
  type GlobalTp,
  type Implant,
  type PlayerNumber,
  REGIONAL_TPS,
  type RegionalTp,
  type RegionId,
  type Tp,
} from '../../types/index.ts';
import { hasWeakness, skillInPlay } from '../actions/employers.ts';
import { discardCard, distinct, putSorted, takeOut } from '../actions/influence.ts';
import { changeGlobalGhg } from '../events/changes.ts';
import { amount } from '../events/conditions.ts';
import { destruction, regionOf, shares } from '../regions/region.ts';
import { by, hasTakenBackEnough } from '../table.ts';
import { gainTp, mayRegain, meetsRequirement, withLetter } from './transformations.ts';

function isGlobal(tp: Tp): tp is GlobalTp {
  return transformation(tp).kind === 'global';
}

/** BPC-IMP-4, BPC-EMP-4 */
export function powerNeeded(state: BpcState): number {
  const shift = skillInPlay(state, 'shift-action') ? constants['tp-shift-skill-modifier'] : 0;
  return constants['tp-base-target'] - destruction(state) + shift;
}

/** BPC-IMP-5, BPC-INC-8: a Crisis Cabinet counts more than its power. */
export function powerLaid({ laid }: Implant): number {
  let sum = 0;
  for (const cards of laid) for (const card of cards) sum += POWER_LAID[card];
  return sum;
}

function laidBy({ laid }: Implant, who: PlayerNumber): Card[] {
  return laid[who] as Card[];
}

/** The colours of which nothing lies there yet. */
export function missingColours({ laid }: Implant): Colour[] {
  return COLOURS.filter((colour) => !laid.some((cards) => cards.some((card) => colourOf(card) === colour)));
}

/** BPC-IMP-3 */
function hasAllColours({ laid }: Implant): boolean {
  let seen = 0;
  for (const cards of laid) for (const card of cards) seen |= COLOUR_BIT[card];
  return seen === ALL_COLOURS;
}

/** BPC-IMP-4 */
function hasPower(state: BpcState, implant: Implant): boolean {
  return powerLaid(implant) >= powerNeeded(state);
}

/** Is everything there that an implantation needs? */
export function isComplete(state: BpcState, implant: Implant): boolean {
  return hasAllColours(implant) && hasPower(state, implant);
}

// ——— What to implant (BPC-CHR-6, BPC-DEC-14) ———

type ImplantTp = ActionOf<Bpc, 'implant-tp'>;
/** BPC-EMP-6: not in a region of LS 1. */
export function tooPoorForShift(state: BpcState, who: PlayerNumber, id: RegionId): boolean {
  return state.regions[id].standard === 1 && hasWeakness(state, who, 'shift-action');
}

/** BPC-EMP-24: not where another character stands. */
export function malmoNotAlone(state: BpcState, who: PlayerNumber, id: RegionId): boolean {
  if (!hasWeakness(state, who, 'malmo-resilience-institute')) return false;
  return state.players.some((player, other) => other !== who && player.place === id);
}

/** Something about a regional transformation and the region where the player stands; not asked where there is none. */
function there(holds: (state: BpcState, who: PlayerNumber, id: RegionId, tp: RegionalTp) => boolean) {
  return (state: BpcState, { tp }: ImplantTp, _seat: number, { who }: StepOf<Bpc, 'implant-what'>) => {
    const id = regionOf(state, who);
    return id !== null && !isGlobal(tp) && holds(state, who, id, tp);
  };
}

export const implantWhat: Decides<Bpc, 'implant-what', 'implant-tp'> = {
  candidates: always([...REGIONAL_TPS, ...GLOBAL_TPS].map((tp) => ({ do: 'implant-tp', tp }))),
  blockers: {
    'implant-tp': [
      { rule: 'BPC-TPX-20', when: ({ globals }, { tp }) => isGlobal(tp) && globals.includes(tp) },
      { rule: 'BPC-IMP-1', when: (state, { tp }, _seat, { who }) => !isGlobal(tp) && regionOf(state, who) === null },
      { rule: 'BPC-TPX-15', when: there((state, _who, id) => !shares(state.regions[id])) },
      { rule: 'BPC-EMP-6', when: there(tooPoorForShift) },
      { rule: 'BPC-EMP-24', when: there(malmoNotAlone) },
      {
        rule: 'BPC-TPX-10',
        when: there((state, _who, id, tp) => state.regions[id].tps.includes(tp) && !mayRegain(state, id, tp)),
      },
      { rule: 'BPC-TPX-9', when: there((state, _who, id, tp) => !meetsRequirement(state, id, tp)) },
    ],
  },
  play(play, { who }, { tp }) {
    const { state } = play;
    const players = state.players.length;
    state.implant = {
      tp,
      region: isGlobal(tp) ? null : regionOf(state, who),
      initiator: who,
      laid: Array.from({ length: players }, () => []),
      takenBack: new Array(players).fill(0),
      ready: new Array(players).fill(false),
      over: false,
      abandoned: false,
    };
    play.emit?.({ kind: 'implanting', tp, region: state.implant.region, needed: powerNeeded(state), ...by(state, who) });
    next(state, { do: 'implant-cards' });
  },
};

// ——— The cards (BPC-IMP-6, 7, 11, BPC-DEC-15) ———

type Laying = ActionOf<Bpc, 'lay' | 'take-up' | 'ready' | 'close' | 'abandon'>;
const CLOSE: ActionOf<Bpc, 'close'> = { do: 'close' };
const ABANDON: ActionOf<Bpc, 'abandon'> = { do: 'abandon' };

export const implantCards: DecideTogether<Bpc, 'implant-cards', 'lay' | 'take-up' | 'ready' | 'close' | 'abandon'> = {
  awaited(state) {
    const { implant, players } = state;
    if (implant === null || implant.over) return [];
    return [...new Set(players.filter((_, who) => !implant.ready[who]).map(({ seat }) => seat))];
  },
  candidates(state, _step, seat) {
    const { implant } = state;
    const list: Laying[] = [];
    if (implant === null) return list;
    for (let who = 0; who < state.players.length; who++) {
      const player = playerOf(state, who);
      if (player.seat !== seat) continue;
      for (const card of distinct(player.hand)) list.push(lay(who, card));
      for (const card of distinct(laidBy(implant, who))) list.push(takeUp(who, card));
      if (!implant.ready[who]) list.push(ready(who));
      if (who === implant.initiator) list.push(CLOSE, ABANDON);
    }
    return list;
  },
  blockers: {
    'take-up': [{ rule: 'BPC-DEC-36', when: (state, { who }) => hasTakenBackEnough(state.implant, who) }],
    close: [
      { rule: 'BPC-IMP-3', when: ({ implant }) => implant === null || !hasAllColours(implant) },
      {
        rule: 'BPC-IMP-4',
        when: (state) => state.implant === null || !hasPower(state, state.implant),
        values: (state) => ({ needs: powerNeeded(state), has: state.implant === null ? 0 : powerLaid(state.implant) }),
      },
    ],
  },
  play(play, _step, action) {
    const { state } = play;
    const { implant } = state;
    if (implant === null) return;
    switch (action.do) {
      case 'lay':
        takeOut(playerOf(state, action.who).hand, action.card);
        putSorted(laidBy(implant, action.who), action.card);
        implant.ready.fill(false);
        return play.emit?.({ kind: 'laid', card: action.card, ...by(state, action.who) });
      case 'take-up':
        takeOut(laidBy(implant, action.who), action.card);
        putSorted(playerOf(state, action.who).hand, action.card);
        implant.takenBack[action.who] = (implant.takenBack[action.who] as number) + 1;
        implant.ready.fill(false);
        return play.emit?.({ kind: 'took-up', card: action.card, ...by(state, action.who) });
      case 'ready':
        implant.ready[action.who] = true;
        return play.emit?.({ kind: 'ready', ...by(state, action.who) });
      case 'close':
      case 'abandon':
        implant.abandoned = action.do === 'abandon';
        implant.over = true;
        return;
    }
  },
  close(play) {
    const { state } = play;
    const { implant } = state;
    if (implant === null) return;
    const success = !implant.abandoned && isComplete(state, implant);
    const { tp, region } = implant;
    play.emit?.({ kind: 'implant-over', tp, region, success, power: powerLaid(implant), needed: powerNeeded(state) });
    state.implant = null;
    if (!success) return takeAllBack(state, implant); // BPC-IMP-9
    for (const cards of implant.laid) for (const card of cards) discardCard(state, card); // BPC-IMP-8
    state.implantations++;
    if (isGlobal(tp)) return establish(play, tp);
    if (region !== null) gainTp(play, region, tp, 'implanted');
  },
};

function takeAllBack(state: BpcState, implant: Implant): void {
  for (let who = 0; who < state.players.length; who++) {
    for (const card of laidBy(implant, who)) putSorted(playerOf(state, who).hand, card);
    implant.laid[who] = [];
  }
}

/** BPC-TPX-16 to 20: a global transformation holds from now on; P acts at once. */
function establish(play: Play<Bpc>, tp: GlobalTp): void {
  const { state } = play;
  state.globals = withLetter(state.globals, tp);
  play.emit?.({ kind: 'global-tp', tp });
  for (const effect of transformation(tp).effects) {
    if (effect.op === 'ghg') changeGlobalGhg(play, amount(state, effect.d), 'effect', null);
  }
}
