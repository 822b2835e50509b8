import { inLanguages, sayer, type Viewer, type Words } from '@kaya/engine';
import type { Account, Readings } from '@kaya/engine/readings';
import { cardOf, layoutFor } from '../data/index.ts';
import { exploitForecast, finalPreview, levelDistance } from '../explain/index.ts';
import { cubesThatCount, hasMajority } from '../rules/galaxies/majority.ts';
import { describeAutoma, describeRound } from '../text/describe.ts';
import { describePlayer } from '../text/describe-player.ts';
import { forecast } from '../text/forecast.ts';
import { cardName, galaxyName, gemsWords, inOrder, levelText, playerWords } from '../text/names.ts';
import type { CosKey } from '../text/say.ts';
import type { Cos, CosState, PlayerNumber } from '../types/index.ts';
import type { en } from './en.ts';

const say = sayer<CosKey | keyof typeof en>();

/** What Council of Shadows tells whoever asks instead of looking. */
export const readings: Readings<Cos> = {
  words: inLanguages({ en: () => import('./en.ts'), fr: () => import('./fr.ts'), ru: () => import('./ru.ts') }),
  overview: (view) =>
    say('cos.reading.overview', {
      round: view.round,
      phase: view.outcome === null ? view.phase : 'over',
      standings: view.players
        .map(({ level, energy, consumption }, number) =>
          say('cos.reading.standing', { who: playerWords(view, number), level: levelText(level), energy, consumption }),
        )
        .reduce((first, second) => say('cos.reading.also', { first, second })),
    }),
  landmarks: (view, viewer) => [...galaxies(view, viewer), market(view)],
  mine: (view, seat) => [...describePlayer(view, seat, seat), ...planLines(view, seat)],
  players: (view, viewer) => view.players.map((_, number) => describePlayer(view, number, viewer)),
  threats,
  points: (view) => view.players.map((_, number) => accountOf(view, number)),
};

/** Where there are cubes: whose, who leads, and what the viewer would get; then the galaxies without any. */
function galaxies(view: CosState, viewer: Viewer): Words[] {
  const open = layoutFor(view.seats).galaxies;
  const empty = open.filter((galaxy) => view.players.every((player) => cubesThatCount(view, player, galaxy) === 0));
  const lines = open
    .filter((galaxy) => !empty.includes(galaxy))
    .map((galaxy) => {
      const cubes = view.players.flatMap((player, number) => {
        const count = cubesThatCount(view, player, galaxy);
        return count === 0 ? [] : [say('cos.describe.count', { who: playerWords(view, number), count })];
      });
      const leader = view.players.findIndex((_, number) => hasMajority(view, number, galaxy));
      const own = view.players[viewer] === undefined ? null : exploitForecast(view, viewer, galaxy.id);
      return say('cos.reading.galaxy', {
        galaxy: galaxyName(galaxy.id),
        cubes: inOrder(cubes),
        majority: leader < 0 ? say('cos.describe.nobody') : playerWords(view, leader),
        own: own?.possible === true ? 'yes' : 'no',
        energy: own?.energy ?? 0,
      });
    });
  return empty.length === 0
    ? lines
    : [...lines, say('cos.reading.empty', { galaxies: inOrder(empty.map(({ id }) => galaxyName(id))) })];
}

function market(view: CosState): Words {
  const cards = view.market.flatMap((card) =>
    card === null ? [] : [say('cos.reading.card', { card: cardName(card), price: gemsWords(cardOf(card).cost) })],
  );
  return say('cos.reading.market', { cards: cards.length === 0 ? say('cos.describe.none') : inOrder(cards) });
}

/** What the plan comes to, and how far the next level is. */
function planLines(view: CosState, seat: number): Words[] {
  const [, ...others] = forecast(view, seat).toReversed();
  return others
    .toReversed()
    .filter(({ words }) => words.key !== 'cos.forecast.exploit')
    .map(({ words }) => words);
}

/** Who is how near to the next level and the throne, what the Automa does, and where others hold the majority. */
function threats(view: CosState, viewer: Viewer): readonly Words[] {
  if (view.outcome !== null) return [];
  const rivals = view.players.flatMap((_, number) => (number === viewer ? [] : [rivalWords(view, number)]));
  const lost = view.players[viewer] === undefined ? [] : lostMajorities(view, viewer);
  return [...describeRound(view).slice(1), ...rivals, ...lost, ...describeAutoma(view)];
}

function rivalWords(view: CosState, number: PlayerNumber): Words {
  const { level, missing, levelsToGo, missingForThrone } = levelDistance(view, number);
  const who = playerWords(view, number);
  if (missing === 0) return say('cos.reading.rises', { who, level: levelText(level + 1) });
  return say('cos.reading.rival', {
    who,
    energy: missing,
    level: levelText(level + 1),
    throne: levelsToGo === 0 ? 'no' : 'yes',
    all: missingForThrone,
  });
}

function lostMajorities(view: CosState, viewer: number): Words[] {
  return layoutFor(view.seats).galaxies.flatMap(({ id }) => {
    const { possible, why, energy } = exploitForecast(view, viewer, id);
    return possible && (why === 'fewer' || why === 'tie') ? [say('cos.reading.low', { galaxy: galaxyName(id), energy })] : [];
  });
}

/** As the final scoring counts. */
function accountOf(view: CosState, number: PlayerNumber): Account {
  const { score, sources, unseen } = finalPreview(view, number);
  const who = playerWords(view, number);
  const account = { who, total: score, sources };
  return unseen === 0 ? account : { ...account, note: say('cos.reading.hidden', { who, count: unseen }) };
}
