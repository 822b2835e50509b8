// Chapter 8.6: playing alone.
import { always, anyLegal, at, type Decides, drawLoose, next, type Play, playerOf, type Runs } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { projectTile } from '../../data/tables.ts';
import { type Co2, type Co2State, NOBODY, REGIONS, type RegionId, SPACES } from '../../types/index.ts';
import { edition } from '../table.ts';
import { NOT_WANTED, SPACE_TAKEN } from '../turn/propose.ts';

/** CO2-DEC-2, CO2-SOL-4. */
export const soloStartRegion: Decides<Co2, 'solo-start-region', 'start-region'> = {
  candidates: always(REGIONS.map((region) => ({ do: 'start-region', region }))),
  play(play, _step, { region }) {
    play.emit?.({ kind: 'solo-start', region });
    next(play.state, { do: 'solo-project', start: region });
  },
};

/** The region after this one, clockwise. */
function regionAfter(region: RegionId): RegionId {
  return REGIONS[(REGIONS.indexOf(region) + 1) % REGIONS.length] as RegionId;
}

/** CO2-SOL-5: the next tile goes to the first region that wants it and has room. */
export const soloProject: Runs<Co2, 'solo-project'> = {
  run({ state }, { start }) {
    const type = drawLoose(state.soloProjects, state.rng);
    if (type === undefined) return;
    let region = start;
    const asked = () => ({ do: 'solo-project-space', seat: 0, region, type }) as const;
    for (let i = 0; i < REGIONS.length && !anyLegal(soloProjectSpace, state, asked()); i++) region = regionAfter(region);
    next(state, asked());
  },
};

/** CO2-DEC-3, CO2-SOL-5: the player chooses the space; no grant is paid. */
export const soloProjectSpace: Decides<Co2, 'solo-project-space', 'place-start-project'> = {
  candidates: always(
    SPACES.map((space) => ({
      do: 'place-start-project',
      space,
    })),
  ),
  blockers: {
    'place-start-project': [
      { ...SPACE_TAKEN, when: (state, { space }, _seat, { region }) => SPACE_TAKEN.when(state, { region, space }) },
      {
        ...NOT_WANTED,
        when: (state, _action, _seat, step) => NOT_WANTED.when(state, step),
        values: (state, _action, _seat, step) => NOT_WANTED.values(state, step),
      },
    ],
  },
  play(play, { region, type }, { space }) {
    const { state } = play;
    state.reserve[type]--;
    state.regions[region].projects[space] = projectTile(type, false, NOBODY);
    play.emit?.({ kind: 'start-project', region, space, type });
    if (state.soloProjects.length === 0) return;
    // CO2-SOL-6
    next(state, { do: 'solo-project', start: startAfter(state, region) });
  },
};

function startAfter(state: Co2State, used: RegionId): RegionId {
  switch (edition(state).soloNextProject) {
    case 'next-region':
      return regionAfter(used);
    case 'same-region':
      return used;
  }
}

/** CO2-SOL-7, CO2-SOL-8: a major effect turns up a UN goal, and every card played is replaced. */
export const afterLobby: Runs<Co2, 'after-lobby'> = {
  run(play, { seat, major }) {
    const { state } = play;
    if (major) {
      const goal = drawLoose(state.unGoalPile, state.rng);
      if (goal !== undefined) {
        state.unGoals.push(goal);
        play.emit?.({ kind: 'un-goal-revealed', card: goal });
      }
    }
    const card = drawLoose(state.lobbyDeck, state.rng);
    if (card !== undefined) {
      playerOf(state, seat).lobby.push(card);
      play.emit?.({ kind: 'lobby-drawn', seat, card });
    }
  },
};

/** CO2-SOL-9: a disaster takes the leftmost visible UN goal. */
export function loseUnGoal(play: Play<Co2>): void {
  const card = play.state.unGoals.shift();
  if (card === undefined) return;
  play.state.unGoalsRemoved.push(card);
  play.emit?.({ kind: 'un-goal-removed', card });
}

/** CO2-SOL-13. */
export function soloRank(points: number): string {
  const reached = components.soloRanks.filter((rank) => points >= rank.from);
  return (reached.at(-1) ?? at(components.soloRanks, 0)).id;
}
