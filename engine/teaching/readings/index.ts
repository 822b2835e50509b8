import { inLanguages, sayer, type Viewer, type Words } from '@kaya/engine';
import type { Account, Readings } from '@kaya/engine/readings';
import { components, postsOf } from '../data/index.ts';
import { oilTonight } from '../explain/index.ts';
import { pointsOf } from '../rules/scoring.ts';
import { describeOwn, describeSeat } from '../text/describe.ts';
import { forecast } from '../text/forecast.ts';
import { postName } from '../text/names.ts';
import type { LampKey } from '../text/say.ts';
import { type Lamp, type LampState, UNLIT } from '../types/index.ts';
import type { en } from './en.ts';

const say = sayer<LampKey | keyof typeof en>();

/** What the Lamplighters tell whoever asks instead of looking. */
export const readings: Readings<Lamp> = {
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  overview: (view) =>
    say('lmp.reading.overview', {
      night: view.night,
      nights: view.nights,
      lights: view.lights,
      oil: oilTonight(view).needed,
      lit: view.posts.filter((owner) => owner !== UNLIT).length,
      posts: view.posts.length,
    }),
  landmarks: (view) => Array.from({ length: components.streets }, (_, street) => streetWords(view, street)),
  mine: (view, seat) => [describeSeat(view, seat), ...describeOwn(view, seat)],
  players: (view) => view.players.map((_, seat) => [describeSeat(view, seat)]),
  threats,
  points: (view) => view.players.map((_, seat) => accountOf(view, seat)),
};

/** A street is lit from its first post on: what stands out is the first dark one. */
function streetWords(view: LampState, street: number): Words {
  const dark = postsOf(street).find((post) => view.posts[post] === UNLIT);
  const number = street + 1;
  return dark === undefined
    ? say('lmp.reading.street.lit', { street: number })
    : say('lmp.reading.street', { street: number, post: postName(dark) });
}

function threats(view: LampState, viewer: Viewer): readonly Words[] {
  return forecast(view, viewer)
    .filter(({ claims }) => claims.length > 0)
    .map(({ words }) => words);
}

function accountOf(view: LampState, seat: number): Account {
  const sources = pointsOf(view, seat);
  return { who: { seat }, total: sources.posts + sources.streets + sources.coins, sources };
}
