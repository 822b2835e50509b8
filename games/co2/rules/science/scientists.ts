// Chapter 5.9: scientists, where they may go, and what happens when somebody else needs their project.
import {
  type ActionOf,
  anyLegal,
  type Decides,
  type Forbids,
  next,
  type Play,
  playerOf,
  type Runs,
  recordOf,
  type Seat,
  type StepOf,
} from '@kaya/engine';
import { components } from '../../data/index.ts';
import {
  type Co2,
  type Co2State,
  type Co2Step,
  ENERGIES,
  type Energy,
  type MoveCause,
  NOBODY,
  type PlaceId,
  REGIONS,
  type ScientistFrom,
} from '../../types/index.ts';
import { place } from '../places.ts';
import { edition, projectAt, projectOn, regionOf, SPOTS, type Spot, setScientist } from '../table.ts';
import { gainExpertise } from './expertise.ts';
import { isLastTopic, isTopicFree, sendToSummit, summitAt, summitTopics } from './summits.ts';

export const FREE_MOVE_TAKEN = { rule: 'CO2-TRN-3', when: (state: Co2State): boolean => state.turn.scientist };

/** CO2-SCI-5: a project without a scientist. */
function isVacant(state: Co2State, spot: Spot): boolean {
  return projectAt(state, spot.region, spot.space)?.scientist === NOBODY;
}

const SEAT_IS_TAKEN: Forbids<Co2, 'send-scientist'> = {
  rule: 'CO2-SCI-5',
  when: (state, action) =>
    (action.to === 'project' && !isVacant(state, action)) ||
    (action.to === 'summit' && !isTopicFree(state, action.place, action.topic)),
};

const FROM_HAND: ActionOf<Co2, 'pick-scientist'> = { do: 'pick-scientist', at: 'hand' };
const FROM_PROJECT: readonly ActionOf<Co2, 'pick-scientist'>[] = SPOTS.map(({ region, space }) => ({
  do: 'pick-scientist',
  at: 'project',
  region,
  space,
}));

/** CO2-DEC-11, first half: which scientist moves. */
export const movingScientist: Decides<Co2, 'scientist-move', 'pick-scientist'> = {
  candidates(state, _step, seat) {
    const list: ActionOf<Co2, 'pick-scientist'>[] = [FROM_HAND];
    let spot = 0;
    for (const region of REGIONS) {
      for (const project of regionOf(state, region).projects) {
        if (project?.scientist === seat) list.push(FROM_PROJECT[spot] as ActionOf<Co2, 'pick-scientist'>);
        spot++;
      }
    }
    return list;
  },
  blockers: {
    'pick-scientist': [
      { rule: 'CO2-SCI-12', when: (state, action, seat) => action.at === 'hand' && playerOf(state, seat).hand === 0 },
      { rule: 'CO2-SCI-1', when: (state, from, seat, step) => from.at === 'hand' && !canMove(state, seat, step.cause, from) },
      { rule: 'CO2-SCI-2', when: (state, from, seat, step) => from.at === 'project' && !canMove(state, seat, step.cause, from) },
    ],
  },
  play(play, step, action, seat) {
    if (step.cause === 'free') play.state.turn.scientist = true; // CO2-TRN-3
    next(play.state, destination(seat, step.cause, action));
  },
  /** CO2-CRD-8: a move that a card gives away where none is possible. */
  none: () => undefined,
};

/** The question where a scientist goes. */
export function destination(seat: Seat, cause: MoveCause, scientist: ScientistFrom): StepOf<Co2, 'scientist-destination'> {
  const from: ScientistFrom =
    scientist.at === 'hand' ? { at: 'hand' } : { at: 'project', region: scientist.region, space: scientist.space };
  return { do: 'scientist-destination', seat, cause, from };
}

/** Has the scientist anywhere to go? */
function canMove(state: Co2State, seat: Seat, cause: MoveCause, scientist: ScientistFrom): boolean {
  return anyLegal(scientistDestination, state, destination(seat, cause, scientist));
}

const TO_HAND: ActionOf<Co2, 'send-scientist'> = { do: 'send-scientist', to: 'hand' };
const TO_PROJECT: readonly ActionOf<Co2, 'send-scientist'>[] = SPOTS.map(({ region, space }) => ({
  do: 'send-scientist',
  to: 'project',
  region,
  space,
}));
const TO_SUMMIT: readonly Readonly<Record<Energy, ActionOf<Co2, 'send-scientist'>>>[] = Array.from(
  { length: components.constants.summitPlaces },
  (_, place) => recordOf(ENERGIES, (topic) => ({ do: 'send-scientist', to: 'summit', place, topic })),
);

function toTopic(place: number, topic: Energy): ActionOf<Co2, 'send-scientist'> {
  return (TO_SUMMIT[place] as Readonly<Record<Energy, ActionOf<Co2, 'send-scientist'>>>)[topic];
}

/** The type of the project a scientist leaves; null where he comes from the hand. */
function typeLeft(state: Co2State, from: ScientistFrom): Energy | null {
  return from.at === 'hand' ? null : projectOn(state, from).type;
}

/** CO2-DEC-11, second half: where he goes. */
export const scientistDestination: Decides<Co2, 'scientist-destination', 'send-scientist'> = {
  candidates(state, { from }) {
    const list: ActionOf<Co2, 'send-scientist'>[] = [];
    if (from.at === 'project') list.push(TO_HAND);
    let spot = 0;
    for (const region of REGIONS) {
      for (const project of regionOf(state, region).projects) {
        if (project !== null) list.push(TO_PROJECT[spot] as ActionOf<Co2, 'send-scientist'>);
        spot++;
      }
    }
    for (let place = 0; place < state.summits.length; place++) {
      for (const topic of summitTopics(state, place)) list.push(toTopic(place, topic));
    }
    return list;
  },
  blockers: {
    'send-scientist': [
      SEAT_IS_TAKEN,
      { rule: 'CO2-SCI-6', when: (_state, action, _seat, step) => action.to === 'summit' && comesFromHand(step) },
      {
        rule: 'CO2-SCI-3',
        when: (state, action, _seat, step) =>
          action.to === 'summit' && !comesFromHand(step) && typeLeft(state, step.from) !== action.topic,
        values: (state, _action, _seat, step) => ({ type: typeLeft(state, step.from) ?? '' }),
      },
      { rule: 'CO2-EDI-4', when: (state, action) => action.to === 'hand' && !edition(state).scientistProjectToHand },
    ],
  },
  play(play, { seat, cause, from }, action) {
    const { state } = play;
    const player = playerOf(state, seat);
    const type = typeLeft(state, from);
    if (from.at === 'hand') player.hand--;
    else setScientist(state, from, NOBODY);
    const left = from.at === 'hand' ? place.hand(seat) : place.project(from);
    if (action.to === 'hand') {
      player.hand++;
      play.emit?.({ kind: 'scientist', seat, from: left, to: place.hand(seat), type, tile: null });
    } else if (action.to === 'project') {
      setScientist(state, action, seat);
      const reached = projectOn(state, action).type;
      play.emit?.({ kind: 'scientist', seat, from: left, to: place.project(action), type: reached, tile: null });
    } else goToSummit(play, seat, left, action.place, action.topic);
    const after: Co2Step[] = [];
    if (cause === 'construct' && from.at === 'project') {
      after.push({ do: 'return-tile', region: from.region, space: from.space }); // CO2-CON-17
    }
    if (action.to === 'summit') {
      // CO2-CRD-5: cards 20 to 24; CO2-CRD-9: not before the used tile is back.
      after.push({ do: 'offer-lobby', seat, occasion: { action: 'send-scientist-to-summit', type: action.topic } });
    }
    next(state, ...after);
  },
};

/** CO2-SUM-3: he sits down at his topic. */
function goToSummit(play: Play<Co2>, seat: Seat, from: PlaceId, summit: number, topic: Energy): void {
  sendToSummit(play.state, summit, topic, seat);
  const { tile } = summitAt(play.state, summit);
  play.emit?.({ kind: 'scientist', seat, from, to: place.topic(summit, topic), type: topic, tile });
}

function comesFromHand(step: { readonly from: ScientistFrom }): boolean {
  return step.from.at === 'hand';
}

/** CO2-SCI-7: whose scientist must be dismissed from the project; nobody's where the player's own is there, or none. */
export function strangerOn(state: Co2State, spot: Spot, seat: Seat): Seat {
  const scientist = projectAt(state, spot.region, spot.space)?.scientist ?? NOBODY;
  return scientist === seat ? NOBODY : scientist;
}

/** CO2-SCI-7: what it costs to dismiss whoever is there. */
export function dismissalFee(state: Co2State, spot: Spot, seat: Seat): number {
  return strangerOn(state, spot, seat) === NOBODY ? 0 : components.constants.dismissFee;
}

/** CO2-SCI-7: the fee is paid to the owner, who takes his scientist up. */
export const dismissal: Runs<Co2, 'dismissal'> = {
  run(play, { seat, region, space }) {
    const { state } = play;
    const spot = { region, space };
    const owner = strangerOn(state, spot, seat);
    if (owner === NOBODY) return;
    const fee = dismissalFee(state, spot, seat);
    const { type } = projectOn(state, spot);
    playerOf(state, seat).money -= fee;
    playerOf(state, owner).money += fee;
    setScientist(state, spot, NOBODY);
    playerOf(state, owner).hand++;
    play.emit?.({ kind: 'dismissed', seat, owner, region, space, type, fee });
    next(state, { do: 'dismissed-scientist', seat: owner, type, by: seat });
  },
};

/** CO2-DEC-13, CO2-SCI-8: home with expertise, or off to a summit. */
export const dismissedScientist: Decides<Co2, 'dismissed-scientist', 'send-scientist'> = {
  candidates(state, { type }) {
    const list: ActionOf<Co2, 'send-scientist'>[] = [TO_HAND];
    for (let place = 0; place < state.summits.length; place++) {
      if (summitTopics(state, place).includes(type)) list.push(toTopic(place, type));
    }
    return list;
  },
  blockers: { 'send-scientist': [SEAT_IS_TAKEN] },
  standing: {
    'keep-in-hand': () => TO_HAND,
    /** To a summit that he completes, where there is one. */
    'complete-a-summit': (state, { type }) => {
      const place = state.summits.findIndex((_, i) => isLastTopic(state, i, type));
      return place < 0 ? TO_HAND : toTopic(place, type);
    },
  },
  play(play, { type }, action, seat) {
    const { state } = play;
    if (action.to === 'summit') {
      playerOf(state, seat).hand--;
      goToSummit(play, seat, place.hand(seat), action.place, action.topic);
    } else gainExpertise(play, seat, type, 'dismissed'); // CO2-SCI-10: with all its bonuses
  },
};
