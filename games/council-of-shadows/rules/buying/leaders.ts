// Chapter 8.4: Module 2, leaders; what they do later stands in the chapters they change.
import { always, type Decides, playerOf } from '@kaya/engine';
import { components, leaderOf } from '../../data/index.ts';
import type { Cos } from '../../types/index.ts';
import { gainEnergy } from '../levels/energy.ts';
import { addZone } from './upgrades.ts';

/** COS-LEA-2, -3, -6, COS-SET-20: one of the remaining leaders, whose start effect applies at once. */
export const chooseLeader: Decides<Cos, 'choose-leader', 'choose-leader'> = {
  candidates: always(components.leaders.map(({ id }) => ({ do: 'choose-leader', leader: id }) as const)),
  blockers: {
    'choose-leader': [
      {
        rule: 'COS-LEA-2',
        when: (state, { leader }) => state.players.some((player) => player.leader === leader),
        values: (_state, { leader }) => ({ leader }),
      },
    ],
  },
  play(play, _step, { leader }, seat) {
    const { state, emit } = play;
    const player = playerOf(state, seat);
    const { startConsumption, startEnergy, power } = leaderOf(leader);
    player.leader = leader;
    player.consumption = startConsumption;
    gainEnergy(state, player, startEnergy - player.energy);
    emit?.({ kind: 'leader', who: seat, leader, consumption: startConsumption, energy: startEnergy });
    if (power.op === 'addZone') addZone(play, seat, power.extraZone, leader);
  },
};
