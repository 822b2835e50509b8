// Chapter 5.10: expertise, and the bonuses along its tracks.
import {
  type ActionOf,
  always,
  anyLegal,
  type Decides,
  next,
  type Play,
  playerOf,
  type Runs,
  recordOf,
  type Seat,
} from '@kaya/engine';
import { components } from '../../data/index.ts';
import type { TrackSpace } from '../../data/read.ts';
import { type Co2, type Co2State, ENERGIES, type Energy, type GainCause, REGIONS } from '../../types/index.ts';
import { takeTech } from '../table.ts';
import { cepLimit, isAtCepLimit } from '../turn/ceps.ts';
import { MARKET_IS_EMPTY, takeFromMarket } from '../turn/market.ts';

/** The space that the player's disc reaches next; null where it is on the last one (CO2-EXP-4). */
export function nextSpace(state: Co2State, seat: Seat, type: Energy): TrackSpace | null {
  const { spaces, last } = components.tracks[type];
  const reached = playerOf(state, seat).expertise[type];
  return reached < last ? (spaces[reached + 1] as TrackSpace) : null;
}

/** CO2-EXP-3, CO2-EXP-5, CO2-EXP-11: the disc moves on, and the bonus of the space reached comes before anything else. */
export function gainExpertise(play: Play<Co2>, seat: Seat, type: Energy, cause: GainCause): void {
  const { state } = play;
  const player = playerOf(state, seat);
  const space = nextSpace(state, seat, type);
  if (space === null) {
    play.emit?.({ kind: 'expertise-lost', seat, type, cause }); // CO2-EXP-4
    return;
  }
  const from = player.expertise[type];
  const to = from + 1;
  player.expertise[type] = to;
  play.emit?.({ kind: 'expertise', seat, type, from, to, cause });
  const { bonus } = space;
  if (bonus === null) return;
  switch (bonus.kind) {
    case 'expertise': // CO2-EXP-6
      gainExpertise(play, seat, bonus.type, 'bonus');
      return;
    case 'tech': {
      const tech = takeTech(state, seat, bonus.amount); // CO2-EXP-7
      play.emit?.({ kind: 'bonus-tech', seat, type, tech });
      return;
    }
    case 'region-cep': {
      const asked = { do: 'bonus-region-cep', seat } as const; // CO2-EXP-8
      if (anyLegal(regionCepBonus, state, asked)) next(state, asked);
      else play.emit?.({ kind: 'bonus-lost', seat, type, bonus: 'region-cep' }); // CO2-EXP-9
      return;
    }
    case 'expertise-any': {
      const asked = { do: 'bonus-any-expertise', seat } as const; // CO2-EXP-10
      if (anyLegal(anyExpertiseBonus, state, asked)) next(state, asked);
      else play.emit?.({ kind: 'bonus-lost', seat, type, bonus: 'expertise-any' });
    }
  }
}

export const gainStep: Runs<Co2, 'gain-expertise'> = {
  run: (play, { seat, type, cause }) => gainExpertise(play, seat, type, cause),
};

/** CO2-DEC-16, CO2-EXP-8: a CEP from the market for a region of one's choice. */
export const regionCepBonus: Decides<Co2, 'bonus-region-cep', 'cep-to-region'> = {
  candidates: always(REGIONS.map((region) => ({ do: 'cep-to-region', region }))),
  closed: [MARKET_IS_EMPTY],
  blockers: {
    'cep-to-region': [
      {
        rule: 'CO2-CEP-3',
        when: (state, { region }) => isAtCepLimit(state, region),
        values: (state, { region }) => ({ region, limit: cepLimit(state, region) }),
      },
    ],
  },
  play: (play, { seat }, { region }) => {
    play.state.regions[region].cep++;
    play.emit?.({ kind: 'bonus-cep', seat, region });
    takeFromMarket(play);
  },
};

/** One ready-made answer 'learn' for each type. */
export const LEARN: Readonly<Record<Energy, ActionOf<Co2, 'learn'>>> = recordOf(ENERGIES, (type) => ({ do: 'learn', type }));
/** CO2-DEC-15, CO2-EXP-10. */
export const anyExpertiseBonus: Decides<Co2, 'bonus-any-expertise', 'learn'> = {
  candidates: always(ENERGIES.map((type) => LEARN[type])),
  blockers: {
    learn: [
      {
        rule: 'CO2-EXP-10',
        when: (state, { type }, seat) => nextSpace(state, seat, type) === null,
        values: (_state, { type }) => ({ type, last: components.tracks[type].last }),
      },
    ],
  },
  play: (play, { seat }, { type }) => gainExpertise(play, seat, type, 'bonus'),
};
