// Chapter 5.11: world summits.
import { type ActionOf, type Decides, drawLoose, next, playerOf, type Runs, type Seat } from '@kaya/engine';
import { type Co2, type Co2State, type Co2Step, type Energy, NOBODY, type Summit, type SummitId } from '../../types/index.ts';
import { place as placeId } from '../places.ts';
import { clockwiseFrom, edition, freshTurn, leftOf, topicsOf } from '../table.ts';
import { gainExpertise, LEARN } from './expertise.ts';

export function summitAt(state: Co2State, place: number): Summit {
  return state.summits[place] as Summit;
}

export function summitTopics(state: Co2State, place: number): readonly Energy[] {
  return topicsOf(summitAt(state, place));
}

/** An empty summit on a tile. */
export function openSummit(tile: SummitId): Summit {
  const empty: Summit = { tile, scientists: [] };
  return withScientists(
    empty,
    topicsOf(empty).map(() => NOBODY),
  );
}

function withScientists(summit: Summit, scientists: readonly Seat[]): Summit {
  return Object.freeze({ tile: summit.tile, scientists: Object.freeze(scientists) });
}

/** CO2-SUM-1: each topic has room for one. */
export function isTopicFree(state: Co2State, place: number, topic: Energy): boolean {
  const summit = summitAt(state, place);
  return summit.scientists[topicsOf(summit).indexOf(topic)] === NOBODY;
}

/** Would a scientist at this topic complete the summit? */
export function isLastTopic(state: Co2State, place: number, topic: Energy): boolean {
  return summitTopics(state, place).every((it) => (it === topic) === isTopicFree(state, place, it));
}

export function sendToSummit(state: Co2State, place: number, topic: Energy, seat: Seat): void {
  const summit = summitAt(state, place);
  const topics = topicsOf(summit);
  state.summits[place] = withScientists(
    summit,
    summit.scientists.map((scientist, i) => (topics[i] === topic ? seat : scientist)),
  );
}

/** CO2-SUM-4. */
export function isComplete(summit: Summit): boolean {
  return !summit.scientists.includes(NOBODY);
}

/** CO2-TRN-7, CO2-SUM-10: at the end of a turn complete summits are resolved one after the other, then the turn is over. */
export const completeSummits: Runs<Co2, 'complete-summits'> = {
  run({ state }) {
    if (state.summits.some(isComplete)) {
      next(state, { do: 'summit-order', seat: state.turn.seat }, { do: 'complete-summits' });
    } else state.turn = freshTurn(NOBODY);
  },
};

const RESOLVE: readonly ActionOf<Co2, 'resolve-summit'>[] = Array.from({ length: 18 }, (_, place) => ({
  do: 'resolve-summit',
  place,
}));

/** CO2-DEC-23: the active player says which one comes next. */
export const summitOrder: Decides<Co2, 'summit-order', 'resolve-summit'> = {
  candidates: (state) => RESOLVE.filter(({ place }) => place < state.summits.length && isComplete(summitAt(state, place))),
  play: (play, _step, { place }) => next(play.state, { do: 'summit', place }),
};

/** CO2-SUM-5 to CO2-SUM-9: every attending player in turn, then the summit closes. */
export const summit: Runs<Co2, 'summit'> = {
  run(play, { place }) {
    const { state } = play;
    const { tile, scientists } = summitAt(state, place);
    play.emit?.({ kind: 'summit-complete', place, tile });
    const steps: Co2Step[] = [];
    for (const seat of orderOfGains(state)) {
      if (!scientists.includes(seat)) continue;
      steps.push({ do: 'summit-gains', seat, place }, { do: 'summit-extra-expertise', seat, place });
    }
    next(state, ...steps, { do: 'summit-close', place });
  },
};

/** CO2-SUM-7: in the French edition the active player comes last, in the Russian one turn order decides. */
function orderOfGains(state: Co2State): Seat[] {
  switch (edition(state).summitOrder) {
    case 'active-last':
      return clockwiseFrom(state, leftOf(state, state.turn.seat));
    case 'from-first-player':
      return clockwiseFrom(state, state.firstPlayer);
  }
}

/** CO2-SUM-5, CO2-SUM-8: one expertise per own scientist, in the order of the topics. */
export const summitGains: Runs<Co2, 'summit-gains'> = {
  run({ state }, { seat, place }) {
    const { scientists } = summitAt(state, place);
    const topics = summitTopics(state, place).filter((_, i) => scientists[i] === seat);
    next(state, ...topics.map((type): Co2Step => ({ do: 'gain-expertise', seat, type, cause: 'summit' })));
  },
};

/** CO2-DEC-24, CO2-SUM-6: once per player, one more in any topic of the summit. */
export const summitExtra: Decides<Co2, 'summit-extra-expertise', 'learn'> = {
  candidates: (state, { place }) => summitTopics(state, place).map((type) => LEARN[type]),
  play: (play, { seat }, { type }) => gainExpertise(play, seat, type, 'summit-extra'),
};

/** CO2-SUM-9, CO2-SUM-11: everybody goes home, and a new tile is laid out. */
export const summitClose: Runs<Co2, 'summit-close'> = {
  run(play, { place }) {
    const { state } = play;
    const { tile, scientists } = summitAt(state, place);
    summitTopics(state, place).forEach((topic, i) => {
      const seat = scientists[i] as Seat;
      playerOf(state, seat).hand++;
      play.emit?.({
        kind: 'scientist',
        seat,
        from: placeId.topic(place, topic),
        to: placeId.hand(seat),
        type: topic,
        tile: null,
      });
    });
    state.summitsAside.push(tile);
    const reshuffled = state.summitPile.length === 0;
    if (reshuffled) {
      state.summitPile = state.summitsAside;
      state.summitsAside = [];
    }
    const drawn = drawLoose(state.summitPile, state.rng) ?? tile;
    state.summits[place] = openSummit(drawn);
    play.emit?.({ kind: 'summit-opened', place, tile: drawn, reshuffled });
  },
};
