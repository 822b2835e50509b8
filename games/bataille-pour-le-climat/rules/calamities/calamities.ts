// Chapters 5.12 to 5.15: how calamities pile up and overflow. Adding may place a War, which interrupts everything:
// whoever adds a red token does it last, with the rest of its work already on the agenda (BPC-FLW-8).
import { next, type Play, type Runs } from '@kaya/engine';
import type { Bpc, Calamity, Pawn, RegionId, RegionState } from '../../types/index.ts';
import { changePopulation } from '../events/changes.ts';
import { resilience } from '../regions/region.ts';
import { searchBeyond } from '../regions/track.ts';

/** BPC-CAL-4: what tokens turn into that are more than the Resilience. Of the other calamities a region has one or none. */
const TURNS_INTO = { riot: 'conflict', conflict: 'war', shortage: 'dearth', dearth: 'famine', epizootic: 'epidemic' } as const;

type Piling = keyof typeof TURNS_INTO;

/** Can there be several of them? */
export function pilesUp(token: Pawn): boolean {
  return token in TURNS_INTO || token === 'refugee';
}

/** BPC-CAL-8: so many as the region bears; then also those act that are harmless one by one. */
export function isAtResilience(region: RegionState, token: Pawn): boolean {
  return region[token] === resilience(region);
}

/** Adds one batch of calamities to a region and checks the overflow once (BPC-CAL-5). */
export function addCalamity(play: Play<Bpc>, id: RegionId, token: Calamity, n: number) {
  if (n <= 0) return;
  switch (token) {
    case 'riot':
    case 'conflict':
      putRed(play, id, token, n);
      return overflowRed(play, id);
    case 'war':
      return placeWar(play, id);
    case 'shortage':
    case 'dearth':
      return addOrange(play, id, token, n);
    case 'famine':
      return addFamine(play, id);
    case 'epizootic':
      return addEpizootics(play, id, n);
    case 'epidemic':
      return addEpidemic(play, id);
    case 'pandemic':
      return placePandemic(play, id);
  }
}

/** The War breaks out before anything else goes on (BPC-WAR-1). */
export function placeWar(play: Play<Bpc>, id: RegionId): void {
  next(play.state, { do: 'war', region: id, part: 'place' });
}

/** Adds red tokens without looking at the overflow. */
export function putRed(play: Play<Bpc>, id: RegionId, token: 'riot' | 'conflict', n: number) {
  const region = play.state.regions[id];
  if (region.regime === 'dictatorship') return refused(play, id, token, n); // BPC-DIC-2
  if (region.war > 0 || region.regime === 'chaos') {
    if (token === 'riot') return refused(play, id, token, n); // BPC-RED-6, BPC-CHA-7
    return changePopulation(play, id, -n, 'conflict');
  }
  const becomes = token === 'conflict' || region.conflict > 0 ? 'conflict' : 'riot'; // BPC-RED-3, BPC-CAL-12
  if (becomes === 'conflict') region.riot = 0; // BPC-CAL-11
  region[becomes] += n;
  play.emit?.({ kind: 'added', region: id, token: becomes, n });
}

/** BPC-RED-1, BPC-RED-4 */
function overflowRed(play: Play<Bpc>, id: RegionId) {
  const region = play.state.regions[id];
  const limit = resilience(region);
  if (region.riot > limit) return turnAll(play, id, 'riot', 'overflowed');
  if (region.conflict > limit) {
    region.conflict = 0;
    play.emit?.({ kind: 'overflowed', region: id, from: 'conflict', to: 'war' });
    placeWar(play, id);
  }
}

function addOrange(play: Play<Bpc>, id: RegionId, token: 'shortage' | 'dearth', n: number) {
  const region = play.state.regions[id];
  if (region.famine > 0 || region.regime === 'chaos') {
    if (token === 'shortage') return refused(play, id, token, n); // BPC-ORG-7, BPC-CHA-7
    return changePopulation(play, id, -n, 'dearth');
  }
  const becomes = token === 'dearth' || region.dearth > 0 ? 'dearth' : 'shortage'; // BPC-ORG-3, BPC-CAL-12
  if (becomes === 'dearth') region.shortage = 0; // BPC-CAL-11
  region[becomes] += n;
  play.emit?.({ kind: 'added', region: id, token: becomes, n });
  overflowOrange(play, id);
}

/** BPC-ORG-1, BPC-ORG-4 */
function overflowOrange(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  const limit = resilience(region);
  if (region.shortage > limit) turnAll(play, id, 'shortage', 'overflowed');
  else if (region.dearth > limit) turnAll(play, id, 'dearth', 'overflowed');
}

function addFamine(play: Play<Bpc>, id: RegionId) {
  const region = play.state.regions[id];
  if (region.famine > 0 || region.regime === 'chaos') return refused(play, id, 'famine', 1);
  region.shortage = 0;
  region.dearth = 0;
  region.famine = 1;
  play.emit?.({ kind: 'added', region: id, token: 'famine', n: 1 });
}

/** An Epidemic or a Pandemic is here. */
export function isSick(region: RegionState): boolean {
  return region.epidemic > 0 || region.pandemic > 0;
}

function addEpizootics(play: Play<Bpc>, id: RegionId, n: number) {
  const region = play.state.regions[id];
  if (isSick(region)) return addOrange(play, id, 'shortage', n); // BPC-GRN-3
  region.epizootic += n;
  play.emit?.({ kind: 'added', region: id, token: 'epizootic', n });
  overflowGreen(play, id);
}

/** BPC-GRN-1 */
function overflowGreen(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (region.epizootic > resilience(region)) turnAll(play, id, 'epizootic', 'overflowed');
}

/** BPC-GRN-9 */
function addEpidemic(play: Play<Bpc>, id: RegionId) {
  const region = play.state.regions[id];
  if (isSick(region)) return refused(play, id, 'epidemic', 1);
  region.epizootic = 0;
  region.epidemic = 1;
  play.emit?.({ kind: 'added', region: id, token: 'epidemic', n: 1 });
}

/** BPC-GRN-7: a Pandemic that is placed spreads at once. */
export function placePandemic(play: Play<Bpc>, id: RegionId) {
  const region = play.state.regions[id];
  if (region.pandemic > 0) return refused(play, id, 'pandemic', 1);
  const was: Pawn = region.epidemic > 0 ? 'epidemic' : 'epizootic';
  const isNew = region[was] === 0;
  region.epizootic = 0;
  region.epidemic = 0;
  region.pandemic = 1;
  if (isNew) play.emit?.({ kind: 'added', region: id, token: 'pandemic', n: 1 });
  else play.emit?.({ kind: 'worsened', region: id, from: was, to: 'pandemic' });
  spreadEpidemic(play, id);
}

/** BPC-GRN-7, 8, 10, 11: one Epidemic on the next region going down that has neither Epidemic nor Pandemic. */
export function spreadEpidemic(play: Play<Bpc>, from: RegionId): void {
  const { state } = play;
  const to = searchBeyond(state, from, 'down', (id) => !isSick(state.regions[id]));
  if (to === null) return;
  play.emit?.({ kind: 'spread', from, to });
  addEpidemic(play, to);
}

/** BPC-WAR-3: each colour rises by one level, from its state before. */
export function worsen(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  if (region.dearth > 0) turnAll(play, id, 'dearth', 'worsened');
  else if (region.shortage > 0) turnAll(play, id, 'shortage', 'worsened');
  if (region.epidemic > 0) placePandemic(play, id);
  else if (region.epizootic > 0) turnAll(play, id, 'epizootic', 'worsened');
}

/** BPC-CAL-4: all tokens of a level turn into one of the next. */
function turnAll(play: Play<Bpc>, id: RegionId, from: Piling, kind: 'overflowed' | 'worsened'): void {
  const region = play.state.regions[id];
  const to = TURNS_INTO[from];
  region[from] = 0;
  region[to] = 1;
  play.emit?.({ kind, region: id, from, to });
}

/** BPC-CAL-10: after a fall of the Resilience, red, orange, green, then refugees. Done last, like every red addition. */
export function checkOverflow(play: Play<Bpc>, id: RegionId) {
  const region = play.state.regions[id];
  if (region.conflict > resilience(region)) {
    next(play.state, { do: 'overflow', region: id });
    return overflowRed(play, id);
  }
  overflowRed(play, id);
  checkOverflowFromOrange(play, id);
}

/** The colours after red; refugees beyond the Resilience become 1 Riot (BPC-REF-8). */
function checkOverflowFromOrange(play: Play<Bpc>, id: RegionId): void {
  const region = play.state.regions[id];
  overflowOrange(play, id);
  overflowGreen(play, id);
  const limit = resilience(region);
  if (region.refugee <= limit) return;
  play.emit?.({ kind: 'removed', region: id, token: 'refugee', n: region.refugee - limit });
  region.refugee = limit;
  addCalamity(play, id, 'riot', 1);
}

/** The rest of an overflow check that a War has interrupted. */
export const overflow: Runs<Bpc, 'overflow'> = {
  run: (play, { region }) => checkOverflowFromOrange(play, region),
};

function refused(play: Play<Bpc>, id: RegionId, token: Calamity, n: number): void {
  play.emit?.({ kind: 'no-effect', region: id, token, n });
}
