// Chapter 5.3: the event, and the disaster that it may be.
import { drawLoose, type Play, playerOf, type Runs, type Seat } from '@kaya/engine';
import { components } from '../../data/index.ts';
import type { Co2, Co2State, RegionId } from '../../types/index.ts';
import { loseUnGoal } from '../options/solo.ts';
import { clockwiseFrom, isSolo, ownsPlantIn, score } from '../table.ts';

const { constants } = components;

/** CO2-EVT-2: from 350 ppm on. */
export function disastersHappen({ pollution }: Pick<Co2State, 'pollution'>): boolean {
  return pollution >= constants.disasterPpm;
}

/** CO2-EVT-3 to CO2-EVT-5: what a disaster in the region costs the player: nothing with a plant there, else a cube, else points. */
export function costOfDisaster(state: Co2State, seat: Seat, region: RegionId): 'nothing' | 'tech' | 'points' {
  if (ownsPlantIn(state, seat, region)) return 'nothing';
  return playerOf(state, seat).tech >= constants.disasterTech ? 'tech' : 'points';
}

/** CO2-EVT-1 to CO2-EVT-7. */
export const event: Runs<Co2, 'event'> = {
  run(play) {
    const { state } = play;
    const card = state.event;
    const region = card === null ? undefined : components.events[card]?.region;
    if (card === null || region === undefined) return;
    const disaster = disastersHappen(state);
    play.emit?.({ kind: 'event', card, region, disaster });
    if (disaster) {
      strike(play, region);
      if (isSolo(state)) loseUnGoal(play); // CO2-SOL-9
    }
    state.eventsResolved.push(card);
    turnUpNextEvent(state);
    play.emit?.({ kind: 'next-event', card: state.nextEvent });
  },
};

/** CO2-EVT-3 to CO2-EVT-6, from the first player on. */
function strike(play: Play<Co2>, region: RegionId): void {
  const { state } = play;
  for (const seat of clockwiseFrom(state, state.firstPlayer)) {
    switch (costOfDisaster(state, seat, region)) {
      case 'nothing':
        break;
      case 'tech':
        playerOf(state, seat).tech -= constants.disasterTech;
        state.regions[region].tech += constants.disasterTech; // CO2-EVT-6
        play.emit?.({ kind: 'disaster-help', seat, region });
        break;
      case 'points':
        score(state, seat, 'disasters', -constants.disasterPoints);
        play.emit?.({ kind: 'disaster-points', seat, region, points: constants.disasterPoints });
    }
  }
}

/** CO2-EVT-7, CO2-SET-20: the visible card moves up, and the next one is turned. */
export function turnUpNextEvent(state: Co2State): void {
  state.event = state.nextEvent;
  state.nextEvent = drawLoose(state.eventPile, state.rng) ?? null;
}
