import { inLanguages, sayer, type Viewer, type Words } from '@kaya/engine';
import type { Account, Readings } from '@kaya/engine/readings';
import { atTheEdge, ghgGoal, goals } from '../explain/index.ts';
import { freePopulation, freeRegions } from '../rules/regions/region.ts';
import { activeRegion } from '../rules/regions/track.ts';
import { pointsOf, sourcesOf } from '../rules/scoring.ts';
import { activePlayer } from '../rules/table.ts';
import { describeEvent, describePlayer } from '../text/describe.ts';
import { troublesOf } from '../text/describe-region.ts';
import { describeUnderWay } from '../text/describe-under-way.ts';
import { forecast } from '../text/forecast.ts';
import { byWords, listed, regionName } from '../text/names.ts';
import type { BpcKey } from '../text/say.ts';
import type { Bpc, BpcState, RegionId } from '../types/index.ts';
import type { en } from './en.ts';

const say = sayer<BpcKey | keyof typeof en>();

/** What Bataille pour le Climat tells whoever asks instead of looking. */
export const readings: Readings<Bpc> = {
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  overview,
  landmarks: (view) => [...describeUnderWay(view), ...describeEvent(view), ...regions(view), ...transformations(view)],
  mine: (view, seat) => view.players.filter((player) => player.seat === seat).flatMap((player) => describePlayer(view, player)),
  players: (view) => view.players.map((player) => describePlayer(view, player)),
  threats,
  points: (view) => [ifWonNow(view)],
};

function overview(view: BpcState): Words {
  const active = activePlayer(view);
  return say('bpc.reading.overview', {
    over: view.outcome === null ? 'no' : 'yes',
    turn: view.turn,
    last: view.lastTurn,
    by: byWords(active.seat, active.character),
    region: regionName(activeRegion(view)),
    ghg: view.ghg,
    goal: ghgGoal(view) ?? 'none',
    free: freeRegions(view),
    regions: view.order.length,
    edge: new Set(atTheEdge(view).map(({ region }) => region)).size,
  });
}

/** The regions in trouble, the active one first, then the calm ones in one line. */
function regions(view: BpcState): Words[] {
  const active = activeRegion(view);
  const order = [active, ...view.order.filter((id) => id !== active)];
  const calm: RegionId[] = [];
  const lines = order.flatMap((id) => {
    const troubles = troublesOf(view.regions[id]);
    if (troubles.length > 0) return [say('bpc.reading.region', { region: regionName(id), troubles: listed(troubles) })];
    calm.push(id);
    return [];
  });
  return calm.length === 0 ? lines : [...lines, say('bpc.reading.calm', { regions: listed(calm.map(regionName)) })];
}

/** Where transformations have been implanted. */
function transformations(view: BpcState): Words[] {
  const held = view.order.flatMap((id) => {
    const { tps } = view.regions[id];
    return tps.length === 0 ? [] : [say('bpc.reading.held', { region: regionName(id), tps: listed([...tps]) })];
  });
  return held.length === 0 ? [] : [say('bpc.reading.transformations', { regions: listed(held) })];
}

/** All that the forecast tells but for the goals themselves. */
function threats(view: BpcState, viewer: Viewer): readonly Words[] {
  if (view.outcome !== null) return [];
  return forecast(view, viewer)
    .slice(goals(view).length)
    .map(({ words }) => words);
}

/** The score is everybody's, and there is one only after a victory. */
function ifWonNow(view: BpcState): Account {
  const total = pointsOf(view);
  return { who: null, total, sources: sourcesOf(freePopulation(view), total), note: say('bpc.reading.if-won') };
}
