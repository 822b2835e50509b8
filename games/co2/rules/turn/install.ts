// Chapter 5.6: install a proposed project, and receive its benefit.
import { always, type Decides, next, playerOf, type Runs } from '@kaya/engine';
import { components } from '../../data/index.ts';
import type { Benefit } from '../../data/read.ts';
import { projectTile } from '../../data/tables.ts';
import type { Co2, Co2State, Energy } from '../../types/index.ts';
import { dismissalFee } from '../science/scientists.ts';
import { projectAt, projectOn, SPOTS, type Spot, takeTech, techGiven } from '../table.ts';
import { hasCep } from './ceps.ts';
import { takeFromMarket } from './market.ts';

/** CO2-INS-1: proposed, by whomever. */
function isProposed(state: Co2State, spot: Spot): boolean {
  return projectAt(state, spot.region, spot.space)?.installed === false;
}

/** CO2-DEC-9. */
export const installing: Decides<Co2, 'install', 'install'> = {
  candidates: always(SPOTS.map(({ region, space }) => ({ do: 'install', region, space }))),
  closed: [{ rule: 'CO2-INS-3', when: (state, _action, seat) => !hasCep(state, seat) }],
  blockers: {
    install: [
      { rule: 'CO2-INS-1', when: (state, spot) => !isProposed(state, spot) },
      {
        rule: 'CO2-INS-2',
        when: (state, spot, seat) => playerOf(state, seat).money < dismissalFee(state, spot, seat),
        values: () => ({ fee: components.constants.dismissFee }),
      },
    ],
  },
  play({ state }, { seat }, { region, space }) {
    const { type } = projectOn(state, { region, space });
    state.turn.main = true;
    // CO2-DEC-28; CO2-INS-10: the CEP is paid before the benefit arrives
    next(
      state,
      { do: 'dismissal', seat, region, space },
      { do: 'pay-cep', seat, cause: 'install', region },
      { do: 'flip-project', seat, region, space },
      { do: 'install-benefit', seat, type },
      { do: 'offer-lobby', seat, occasion: { action: 'install', type } },
    );
  },
};

/** CO2-INS-4; CO2-INS-11: one's own scientist may stay. */
export const flipProject: Runs<Co2, 'flip-project'> = {
  run(play, { seat, region, space }) {
    const { state } = play;
    const { type, scientist } = projectOn(state, { region, space });
    state.regions[region].projects[space] = projectTile(type, true, scientist);
    play.emit?.({ kind: 'installed', seat, region, space, type });
  },
};

/** CO2-INS-5 to CO2-INS-9: what installing a project of the type brings. */
export function benefitOf(state: Co2State, type: Energy): Benefit {
  return components.benefits[state.options.edition][type];
}

/** As much of it as there still is: tech cubes of the supply, CEPs of the bank. */
export function benefitLeft(state: Co2State, type: Energy): Benefit {
  const whole = benefitOf(state, type);
  return { ...whole, tech: techGiven(state, whole.tech), cepFromBank: Math.min(whole.cepFromBank, state.bank) };
}

/** CO2-INS-5 to CO2-INS-9: money, tech cubes, and CEPs taken one after the other. */
export const installBenefit: Runs<Co2, 'install-benefit'> = {
  run(play, { seat, type }) {
    const { state } = play;
    const player = playerOf(state, seat);
    const benefit = benefitLeft(state, type);
    player.money += benefit.money;
    const tech = takeTech(state, seat, benefit.tech);
    let cep = 0;
    for (let i = 0; i < benefit.cepFromMarket; i++) if (takeFromMarket(play)) cep++; // CO2-MKT-8
    // CO2-CEP-12: in the Russian edition recycling takes from the bank
    state.bank -= benefit.cepFromBank;
    cep += benefit.cepFromBank;
    player.cep += cep;
    play.emit?.({ kind: 'benefit', seat, type, money: benefit.money, tech, cep, points: 0 });
  },
};
