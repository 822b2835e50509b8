// Chapter 5.3: moving, by an action or along a line for free.
import { always, type Decides, type Play, playerOf } from '@kaya/engine';
import { links } from '../../data/index.ts';
import { type Bpc, type BpcState, INSTITUTIONS, type PlayerNumber, REGIONS, type Spot } from '../../types/index.ts';
import { isRegion } from '../regions/region.ts';
import { by } from '../table.ts';
import { hasWeakness, skillInPlay } from './employers.ts';

function placeOf(state: BpcState, who: PlayerNumber): Spot {
  return playerOf(state, who).place;
}

/** BPC-CHR-3 to 5: anywhere else, whatever the distance. */
export const moveTo: Decides<Bpc, 'move-to', 'go'> = {
  candidates: always([...REGIONS, ...INSTITUTIONS].map((to) => ({ do: 'go', to }))),
  blockers: {
    go: [
      { rule: 'BPC-CHR-3', when: (state, { to }, _seat, { who }) => placeOf(state, who) === to },
      {
        rule: 'BPC-EMP-18',
        when: (state, { to }, _seat, { who }) =>
          !isRegion(to) && !isRegion(placeOf(state, who)) && hasWeakness(state, who, 'human-rights-guards'),
      },
    ],
  },
  play: (play, { who }, { to }) => move(play, who, to, false),
};

/** BPC-EMP-16: from a region to a linked one. */
export const freeMoveTo: Decides<Bpc, 'free-move-to', 'go'> = {
  candidates: always(REGIONS.map((to) => ({ do: 'go', to }))),
  blockers: {
    go: [
      {
        rule: 'BPC-EMP-16',
        when: (state, { to }, _seat, { who }) => {
          const from = placeOf(state, who);
          return !isRegion(from) || !isRegion(to) || !links[from].includes(to);
        },
      },
    ],
  },
  play: (play, { who }, { to }) => move(play, who, to, true),
};

function move(play: Play<Bpc>, who: PlayerNumber, to: Spot, free: boolean): void {
  const player = playerOf(play.state, who);
  const from = player.place;
  player.place = to;
  play.emit?.({ kind: 'moved', from, to, free, ...by(play.state, who) });
  if (skillInPlay(play.state, 'docteurs-sans-limites')) healOnArrival(play, to);
}

/** BPC-EMP-28 */
function healOnArrival(play: Play<Bpc>, to: Spot): void {
  if (!isRegion(to)) return;
  const region = play.state.regions[to];
  const token = region.epidemic > 0 ? 'epidemic' : 'epizootic';
  if (region[token] === 0) return;
  region[token]--;
  play.emit?.({ kind: 'healed', region: to, token });
}
