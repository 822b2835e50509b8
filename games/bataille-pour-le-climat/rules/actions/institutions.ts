// Chapter 5.26: UN, ICRC, WHO and UNHCR.
import { type ActionOf, anyLegal, type Decides, next, type Play, playerOf, type Runs, recordOf, type Seat } from '@kaya/engine';
import { institutions } from '../../data/index.ts';
import type { InstitutionOption } from '../../data/read.ts';
import { type Bpc, type BpcState, INSTITUTIONS, type InstitutionId, type PlayerNumber } from '../../types/index.ts';
import { pickOf, pickToken } from '../calamities/pawns.ts';
import { effectsStep } from '../events/effect-step.ts';
import { finishAci, launchAci } from '../joint-action/aci.ts';
import { tierOf } from '../joint-action/aci-power.ts';
import { isRegion } from '../regions/region.ts';
import { by, seatOf, table, tableSeat } from '../table.ts';
import { institutionModifier } from './employers.ts';

/** BPC-INS-2 */
export function institutionThresholds(state: BpcState, id: InstitutionId): number[] {
  const modifier = institutionModifier(state);
  return institutions[id].tiers.map((tier) => tier.threshold + modifier);
}

/** Would the option change anything, given the power behind it (BPC-INS-13)? */
export function optionWorks(state: BpcState, option: InstitutionOption, power: number): boolean {
  return option.effects.some((effect) => {
    const step = pickOf(state, effect, { by: null, power });
    return step === null || anyLegal(pickToken, state, { ...step, optional: false, excludeJustPlaced: false });
  });
}

/** BPC-INS-14: worth an action only if some option, however dear, would do something. */
export function nothingToDoAt(state: BpcState, seat: Seat, who: PlayerNumber, institution: InstitutionId): boolean {
  const { length: tier } = institutions[institution].tiers;
  const dearest = { do: 'institution-option', seat, who, institution, tier, power: Number.MAX_SAFE_INTEGER } as const;
  return !anyLegal(institutionOption, state, dearest, (it) => it.do === 'choose-option');
}

/** BPC-CHR-8, BPC-INS-1 */
export function launchInstitution(play: Play<Bpc>, who: PlayerNumber): void {
  const { state } = play;
  const { place } = playerOf(state, who);
  if (isRegion(place)) return;
  launchAci(
    play,
    {
      kind: 'institution',
      about: place,
      colours: institutions[place].influences,
      initiator: who,
      thresholds: institutionThresholds(state, place),
    },
    { do: 'institution-outcome', who, institution: place },
  );
}

export const institutionOutcome: Runs<Bpc, 'institution-outcome'> = {
  run(play, { who, institution }) {
    const { state } = play;
    const power = finishAci(play);
    const tier = tierOf(institutionThresholds(state, institution), power);
    if (tier === 0) return;
    // BPC-DEC-1: inside a granted action the choice is the receiver's
    const granted = who !== state.active;
    const step = {
      do: 'institution-option',
      seat: granted ? seatOf(state, who) : tableSeat(state),
      who,
      institution,
      tier,
      power,
    } as const;
    next(state, granted ? step : table(state, step));
  },
};

type Choose = ActionOf<Bpc, 'choose-option'>;
const NOTHING: ActionOf<Bpc, 'enough'> = { do: 'enough' };

interface Offer {
  readonly tier: number;
  readonly option: InstitutionOption;
  readonly action: Choose;
}
const OFFERS = recordOf(INSTITUTIONS, (id): readonly Offer[] =>
  institutions[id].tiers.flatMap(({ tier, options }) =>
    options.map((option): Offer => ({ tier, option, action: { do: 'choose-option', option: option.id } })),
  ),
);
const CHOICES = recordOf(INSTITUTIONS, (id): readonly (Choose | ActionOf<Bpc, 'enough'>)[] => [
  ...OFFERS[id].map((offer) => offer.action),
  NOTHING,
]);

export function optionOf(institution: InstitutionId, id: string): InstitutionOption {
  return offerOf(institution, id).option;
}

function offerOf(institution: InstitutionId, id: string): Offer {
  return OFFERS[institution].find((offer) => offer.option.id === id) as Offer;
}

/** BPC-INS-4, BPC-DEC-17: one option of the tier reached or of a lower one, or nothing. */
export const institutionOption: Decides<Bpc, 'institution-option', 'choose-option' | 'enough'> = {
  candidates: (_state, { institution }) => CHOICES[institution],
  blockers: {
    'choose-option': [
      {
        rule: 'BPC-INS-4',
        when: (_state, { option }, _seat, { institution, tier }) => offerOf(institution, option).tier > tier,
        values: (state, { option }, _seat, { institution, power }) => ({
          needs: institutionThresholds(state, institution)[offerOf(institution, option).tier - 1] as number,
          has: power,
        }),
      },
      {
        rule: 'BPC-INS-14',
        when: (state, { option }, _seat, { institution, power }) => !optionWorks(state, optionOf(institution, option), power),
      },
    ],
  },
  play(play, { who, institution, power }, chosen) {
    const { state } = play;
    const option = chosen.do === 'enough' ? null : chosen.option;
    play.emit?.({ kind: 'institution', institution, option, ...by(state, who) });
    if (option === null) return;
    state.justPlaced = [];
    const own = who === state.active ? null : who;
    next(state, effectsStep(optionOf(institution, option).effects, null, { by: own, power }));
  },
};

/** BPC-EMP-11: every option of the second tier of any institution. */
export const SECOND_TIER: readonly (Offer & { readonly institution: InstitutionId })[] = INSTITUTIONS.flatMap((institution) =>
  OFFERS[institution].filter((offer) => offer.tier === 2).map((offer) => ({ ...offer, institution })),
);
