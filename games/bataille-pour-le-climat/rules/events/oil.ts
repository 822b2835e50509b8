// Chapter 5.5: oil tokens and the balance. Every change here leaves import and export tokens apart (BPC-REG-14).
import type { Play } from '@kaya/engine';
import type { Bpc, BpcEvent, RegionId } from '../../types/index.ts';
import { oilBalance, oilProduction } from '../regions/region.ts';

type OilChange = Extract<BpcEvent, { kind: 'oil' }>['change'];

function tell(play: Play<Bpc>, id: RegionId, change: OilChange): void {
  if (play.emit === undefined) return;
  const { local, imports, exports } = play.state.regions[id];
  play.emit({ kind: 'oil', region: id, change, local, imports, exports, balance: oilBalance(play.state) });
}

/** BPC-OIL-2, BPC-OIL-3: one production unit less, never below 1 (BPC-REG-13, BPC-VOC-9). */
export function loseProduction(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (oilProduction(region) <= 1) return;
  if (region.exports > 0) region.exports--;
  else {
    region.local--;
    region.imports++;
  }
  tell(play, id, 'constraint');
}

/** BPC-OIL-8 */
export function gainProduction(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (region.imports > 0) {
    region.imports--;
    region.local++;
  } else region.exports++;
  tell(play, id, 'more-production');
}

/**
 * One oil unit less is burnt: an import token goes, else a local one is exported. The balance rises by 1. So it is when a Living
 * Standard is lost (BPC-LIV-4, 6, 10, BPC-WAR-2), and where a pair AB saves one (BPC-TPX-5, BPC-TPX-6).
 */
export function burnLess(play: Play<Bpc>, id: RegionId, change: 'freed' | 'saved'): void {
  const region = play.state.regions[id];
  if (region.imports > 0) region.imports--;
  else if (region.local > 0) {
    region.local--;
    region.exports++;
  }
  tell(play, id, change);
}

/** BPC-LIV-15: an export token of its own becomes local. */
export function burnOwnExport(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  region.exports--;
  region.local++;
  tell(play, id, 'export-used');
}

export function importOil(play: Play<Bpc>, id: RegionId): void {
  play.state.regions[id].imports++;
  tell(play, id, 'imported');
  merge(play, id);
}

/** BPC-WAR-7: the War pawn holds an export token. */
export function holdExport(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (region.exports === 0) return;
  region.exports--;
  region.held = 1;
  tell(play, id, 'held');
}

/** BPC-WAR-9 */
export function returnHeld(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (region.held === 0) return;
  region.held = 0;
  region.exports++;
  tell(play, id, 'returned');
  merge(play, id);
}

/** BPC-WAR-8, BPC-CHA-5 */
export function loseHeld(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (region.held === 0) return;
  region.held = 0;
  tell(play, id, 'held-lost');
}

/** BPC-REG-14: one import and one export token make one local token. */
function merge(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (region.imports === 0 || region.exports === 0) return;
  while (region.imports > 0 && region.exports > 0) {
    region.imports--;
    region.exports--;
    region.local++;
  }
  tell(play, id, 'merged');
}
