import { playerOf, type Seat } from '@kaya/engine';
import { incomeFrom, incomeNumber, paidPlaces, placeOnTrack } from '../rules/supply/income.ts';
import { type Co2State, ENERGIES, type Energy } from '../types/index.ts';

/** One track in the income of a player. */
export interface TrackIncome {
  readonly type: Energy;
  readonly expertise: number;
  /** 1, 2 …; 0 without expertise. */
  readonly place: number;
  /** The number of the space, which only paid places receive. */
  readonly number: number;
  readonly income: number;
}

export interface Income {
  readonly total: number;
  readonly tracks: readonly TrackIncome[];
  /** How many places of each track are paid at this table. */
  readonly paidPlaces: number;
}

/** What will I earn next supply phase, if nothing changes, and why? */
export function nextIncome(view: Co2State, seat: Seat): Income {
  const tracks = ENERGIES.map((type) => {
    const expertise = playerOf(view, seat).expertise[type];
    return {
      type,
      expertise,
      place: placeOnTrack(view, seat, type),
      number: incomeNumber(view, seat, type),
      income: incomeFrom(view, seat, type),
    };
  });
  return {
    total: tracks.reduce((sum, track) => sum + track.income, 0),
    tracks,
    paidPlaces: paidPlaces(view),
  };
}
