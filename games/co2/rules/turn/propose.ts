// Chapter 5.5: propose a project, and receive the region's grant.
import { type ActionOf, always, behind, type Decides, next, playerOf, type Runs } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { projectTile } from '../../data/tables.ts';
import { type Co2, type Co2State, ENERGIES, type Energy, NOBODY, type RegionId } from '../../types/index.ts';
import { movingScientist } from '../science/scientists.ts';
import { grantOf, projectAt, regionOf, SPOTS, type Spot, takeTech, techGiven, wantedTypes } from '../table.ts';

const { constants } = components;

type Proposal = ActionOf<Co2, 'propose'>;
/** A project needs an empty space … */
export const SPACE_TAKEN = {
  rule: 'CO2-PRO-1',
  when: (state: Co2State, { region, space }: Spot) => projectAt(state, region, space) !== null,
};

/** … of a region that wants its type. */
export const NOT_WANTED = {
  rule: 'CO2-CTL-1',
  when: (state: Co2State, { region, type }: Wish) => !wants(state, region, type),
  values: (_state: Co2State, { region, type }: Wish) => ({ region, type }),
};
type Wish = { readonly region: RegionId; readonly type: Energy };

/** CO2-DEC-8. */
export const proposing: Decides<Co2, 'propose', 'propose'> = {
  candidates: always(
    SPOTS.flatMap(({ region, space }) => ENERGIES.map((type): Proposal => ({ do: 'propose', region, space, type }))),
  ),
  blockers: {
    propose: [
      SPACE_TAKEN,
      NOT_WANTED,
      { rule: 'CO2-CMP-6', when: (state, { type }) => state.reserve[type] === 0, values: (_state, { type }) => ({ type }) },
    ],
  },
  play(play, { seat }, { region, space, type }) {
    const { state } = play;
    const grant = grantOf({ region, space });
    state.turn.main = true;
    state.reserve[type]--;
    regionOf(state, region).projects[space] = projectTile(type, false, NOBODY); // CO2-PRO-2: nobody's
    play.emit?.({ kind: 'proposed', seat, region, space, type, grant });
    // CO2-DEC-30; CO2-PRO-8: the project lies there before the grant is taken
    next(
      state,
      { do: 'grant', seat, region, space },
      { do: 'offer-lobby', seat, occasion: { action: 'propose', region, grant } },
    );
  },
};

/** CO2-PRO-4: a dollar for each CEP of the region, at least one. */
export function moneyGrant(state: Co2State, region: RegionId): number {
  return Math.max(regionOf(state, region).cep, constants.minMoneyGrant);
}

/** CO2-PRO-5: two tech cubes, or what there is. */
export function techGrant(state: Co2State): number {
  return techGiven(state, constants.techGrant);
}

/** CO2-PRO-3. */
export const grantStep: Runs<Co2, 'grant'> = {
  run(play, { seat, region, space }) {
    const { state } = play;
    switch (grantOf({ region, space })) {
      case 'money': {
        const money = moneyGrant(state, region);
        playerOf(state, seat).money += money;
        play.emit?.({ kind: 'grant', seat, region, money, tech: 0 });
        return;
      }
      case 'tech': {
        const tech = takeTech(state, seat, techGrant(state));
        play.emit?.({ kind: 'grant', seat, region, money: 0, tech });
        return;
      }
      case 'research':
        next(state, { do: 'research-grant', seat }); // CO2-PRO-6
    }
  },
};

/** CO2-DEC-12, CO2-PRO-6, CO2-PRO-7: recruit, move, or decline. */
export const researchGrant: Decides<Co2, 'research-grant', 'recruit' | 'research-move' | 'decline'> = {
  candidates: always([{ do: 'recruit' }, { do: 'research-move' }, { do: 'decline' }]),
  opens: { 'research-move': ({ seat }) => behind(movingScientist, { do: 'scientist-move', seat, cause: 'grant' }) },
  blockers: { recruit: [{ rule: 'CO2-SCI-13', when: (state, _action, seat) => playerOf(state, seat).pool === 0 }] },
  play(play, { seat }, action) {
    const player = playerOf(play.state, seat);
    switch (action.do) {
      case 'recruit': // CO2-SCI-12
        player.pool--;
        player.hand++;
        play.emit?.({ kind: 'recruited', seat });
        return;
      case 'decline':
        play.emit?.({ kind: 'grant-declined', seat });
    }
  },
};

/** Does the region want the type (CO2-CTL-1)? */
function wants(state: Co2State, region: RegionId, type: Energy): boolean {
  for (const wanted of wantedTypes(state, region)) if (wanted === type) return true;
  return false;
}
