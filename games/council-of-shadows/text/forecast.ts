// What is coming, and how things stand.
import { type Claim, type Foreseen, foreseen, ofNow, type Seat, type Viewer } from '@kaya/engine';
import {
  energyOfAll,
  exploitOverview,
  finalPreview,
  incomeToCome,
  isPlanning,
  levelDistance,
  type Places,
  planForecast,
  stillToExploit,
} from '../explain/index.ts';
import type { CosState, GalaxyId } from '../types/index.ts';
import { galaxyName, levelText, placesText, playerWords, signed } from './names.ts';
import { say } from './say.ts';

/** What a forecast of Council of Shadows says of what comes. */
export type CosClaim = Claim & { readonly seat: Seat } & (
    | { readonly claim: 'consumption'; readonly round: number; readonly to: number }
    | ({ readonly claim: 'acts'; readonly round: number } & Places)
    | { readonly claim: 'rises'; readonly level: number }
    /** Exploiting it as the very next thing gives so much. */
    | { readonly claim: 'exploiting'; readonly galaxy: GalaxyId; readonly energy: number }
    /** Cards give so much where exploitation begins as the very next thing. */
    | { readonly claim: 'cards'; readonly energy: number }
  );

type Line = Foreseen<CosClaim>;

export function forecast(view: CosState, viewer: Viewer): readonly Line[] {
  if (view.outcome !== null) return [];
  const own = view.players[viewer] === undefined ? [] : ownLines(view, viewer);
  const standings = view.players.map((_, number) => {
    const { level, energy } = finalPreview(view, number);
    return say('cos.forecast.standing', { who: playerWords(view, number), level: levelText(level), energy });
  });
  return [...own, ofNow(say('cos.forecast.end', { standings }))];
}

function ownLines(view: CosState, seat: Seat): Line[] {
  return [...planLines(view, seat), levelLine(view, seat), ...exploitLines(view, seat)];
}

/** A plan that is complete can no more be changed (COS-PLN-7); what the others plan is known to nobody (COS-HID-3). */
function planLines(view: CosState, seat: Seat): Line[] {
  if (!isPlanning(view, seat)) return [];
  const { recorded, from, to, places, complete } = planForecast(view, seat);
  const about = { seat, round: view.round, chance: 1, asThingsStand: !complete };
  return [
    foreseen(
      say(complete ? 'cos.forecast.plan' : 'cos.forecast.plan.so-far', {
        sum: signed(recorded),
        from,
        to,
        place: placesText(places, view.players.length),
      }),
      { claim: 'consumption', to, ...about },
      { claim: 'acts', ...places, ...about },
    ),
  ];
}

function levelLine(view: CosState, seat: Seat): Line {
  const { level, missing } = levelDistance(view, seat);
  const next = levelText(level + 1);
  const planned = isPlanning(view, seat) ? planForecast(view, seat).toNextLevel : 0;
  // The board says what the plan leaves to do, and so does this.
  if (planned > 0) return ofNow(say('cos.forecast.missing.planned', { energy: planned, level: next }));
  if (missing > 0) return ofNow(say('cos.forecast.missing', { energy: missing, level: next }));
  const rises = { claim: 'rises', seat, level: level + 1, chance: 1, asThingsStand: false } as const;
  return foreseen(say('cos.forecast.rises', { level: next }), rises);
}

function exploitLines(view: CosState, seat: Seat): Line[] {
  // What has been exploited in this round is not exploited once more.
  const isUnderWay = view.agenda.some((step) => step.do === 'exploit' && step.seat === seat);
  const galaxies = isUnderWay ? stillToExploit(view, seat) : exploitOverview(view, seat);
  const lines = galaxies.map(({ galaxy, energy, yield: yields }): Line => {
    const words = say('cos.forecast.exploit', { galaxy: galaxyName(galaxy), energy, yield: yields });
    return foreseen(words, { claim: 'exploiting', seat, galaxy, energy, chance: 1, asThingsStand: true });
  });
  const income = incomeToCome(view, seat);
  if (income > 0) {
    const gains = { claim: 'cards', seat, energy: income, chance: 1, asThingsStand: true } as const;
    lines.unshift(foreseen(say('cos.forecast.cards', { energy: income }), gains));
  }
  const all = energyOfAll(galaxies);
  return galaxies.length > 1 ? [...lines, ofNow(say('cos.forecast.all', { energy: all }))] : lines;
}
