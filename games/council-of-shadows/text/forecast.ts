// What is coming if nothing changes, and how things stand.
import type { Seat, Viewer, Words } from '@kaya/engine';
import { exploitOverview, finalPreview, levelDistance, planForecast } from '../explain/index.ts';
import type { CosState } from '../types/index.ts';
import { galaxyName, levelText, playerWords, signed } from './names.ts';
import { say } from './say.ts';

export function forecast(view: CosState, viewer: Viewer): readonly Words[] {
  if (view.outcome !== null) return [];
  const own = view.players[viewer] === undefined ? [] : ownLines(view, viewer);
  const standings = view.players.map((_, number) => {
    const { level, energy } = finalPreview(view, number);
    return say('cos.forecast.standing', { who: playerWords(view, number), level: levelText(level), energy });
  });
  return [...own, say('cos.forecast.end', { standings })];
}

function ownLines(view: CosState, seat: Seat): Words[] {
  const { level, missing } = levelDistance(view, seat);
  const lines: Words[] = [];
  if ((view.players[seat]?.plan.length ?? 0) > 0) {
    const { sum, from, to, place, order } = planForecast(view, seat);
    lines.push(say('cos.forecast.plan', { sum: signed(sum), from, to, place, players: order.length }));
  }
  const next = levelText(level + 1);
  lines.push(
    missing === 0 ? say('cos.forecast.rises', { level: next }) : say('cos.forecast.missing', { energy: missing, level: next }),
  );
  const galaxies = exploitOverview(view, seat);
  for (const { galaxy, energy, yield: yields } of galaxies) {
    lines.push(say('cos.forecast.exploit', { galaxy: galaxyName(galaxy), energy, yield: yields }));
  }
  if (galaxies.length > 1) {
    lines.push(say('cos.forecast.all', { energy: galaxies.reduce((sum, { energy }) => sum + energy, 0) }));
  }
  return lines;
}
