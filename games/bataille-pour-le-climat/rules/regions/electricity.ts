// Chapter 5.25: electricity tokens come and go.
import { always, type Decides, type Play } from '@kaya/engine';
import { components } from '../../data/index.ts';
import { type Bpc, type BpcState, ELECTRICITY, type Electricity, type RegionId, type TokenLossCause } from '../../types/index.ts';
import { addCalamity } from '../calamities/calamities.ts';
import { stayLocal } from '../calamities/refugees.ts';

/** Where dispatchable renewables may be installed directly (BPC-ELE-12). */
const SUNNY: RegionId = 'middle-east';

/** BPC-ELE-8, BPC-TPX-16 */
export function isBarredNuclear(state: BpcState, id: RegionId, kind: Electricity): boolean {
  return kind === 'nuclear' && !(state.globals.includes('M') && state.regions[id].nuclearAdded === 0);
}

/** BPC-ELE-9 */
export function isSecondHydro(state: BpcState, id: RegionId, kind: Electricity, replaces: Electricity | null): boolean {
  return kind === 'hydro' && replaces !== 'hydro' && state.regions[id].electricity.hydro > 0;
}

/** BPC-ELE-11, BPC-ELE-12 */
export function isTooEarly(id: RegionId, kind: Electricity, replaces: Electricity | null): boolean {
  return kind === 'renewable-dispatchable' && replaces !== 'renewable-intermittent' && id !== SUNNY;
}

/** Puts in a token, in place of another or not, with what the installation brings about. Done last. */
export function install(
  play: Play<Bpc>,
  id: RegionId,
  kind: Electricity,
  replaces: Electricity | null,
  cause: 'aci' | 'event',
): void {
  const region = play.state.regions[id];
  if (replaces !== null) region.electricity[replaces]--;
  region.electricity[kind]++;
  if (kind === 'nuclear') region.nuclearAdded++;
  play.emit?.({ kind: 'electricity', region: id, removed: replaces, added: kind, cause });
  if (kind === 'hydro') stayLocal(play, id, 2); // BPC-ELE-9
  if (kind === 'renewable-intermittent' && replaces !== null) addCalamity(play, id, 'shortage', 1); // BPC-ELE-10
}

export function removeElectricity(play: Play<Bpc>, id: RegionId, kind: Electricity, cause: TokenLossCause): void {
  play.state.regions[id].electricity[kind]--;
  play.emit?.({ kind: 'electricity', region: id, removed: kind, added: null, cause });
}

/** BPC-DEC-23: which token a region does without. */
export const electricityRemove: Decides<Bpc, 'electricity-remove', 'give-up-token'> = {
  candidates: always(ELECTRICITY.map((kind) => ({ do: 'give-up-token', kind }))),
  blockers: {
    'give-up-token': [
      { rule: 'BPC-DEC-23', when: (state, { kind }, _seat, { region }) => state.regions[region].electricity[kind] === 0 },
    ],
  },
  play: (play, { region, cause }, { kind }) => removeElectricity(play, region, kind, cause),
  none: () => undefined,
};

/** BPC-DEC-25, BPC-VOC-7, BPC-EVT-15: which low-carbon token an event brings. */
export const lowCarbonKind: Decides<Bpc, 'low-carbon-kind', 'install'> = {
  candidates: always(
    ELECTRICITY.filter((kind) => components.electricity[kind].lowCarbon).map((kind) => ({ do: 'install', kind })),
  ),
  blockers: {
    install: [
      { rule: 'BPC-ELE-9', when: (state, { kind }, _seat, { region, replaces }) => isSecondHydro(state, region, kind, replaces) },
      { rule: 'BPC-ELE-8', when: (state, { kind }, _seat, { region }) => isBarredNuclear(state, region, kind) },
      { rule: 'BPC-ELE-11', when: (_state, { kind }, _seat, { region, replaces }) => isTooEarly(region, kind, replaces) },
      { rule: 'BPC-ELE-15', when: (_state, { kind }, _seat, { replaces }) => kind === replaces },
    ],
  },
  play: (play, { region, replaces }, { kind }) => install(play, region, kind, replaces, 'event'),
};
