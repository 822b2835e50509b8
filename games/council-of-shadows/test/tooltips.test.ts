// What places say that a move there would bring, compared with what follows when it is made along the kept games.
import { readFileSync } from 'node:fs';
import { at, oneOf, playerOf, same } from '@kaya/engine';
import { type Comes, falseTooltips } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { galaxyOf, planetOf, spaceIds, spaceOf } from '../data/index.ts';
import { exploitForecast } from '../explain/index.ts';
import { cubesThatCount } from '../rules/galaxies/majority.ts';
import { game } from '../rules/game.ts';
import { bonusCardsHeld } from '../rules/levels/bonus-cards.ts';
import { AUTOMA } from '../rules/table.ts';
import { gemsWords } from '../text/names.ts';
import { say } from '../text/say.ts';
import { voice } from '../text/voice.ts';
import type { Cos } from '../types/index.ts';

const comes: Readonly<Record<string, Comes<Cos>>> = {
  'cos.about.exploit': ({ energy, card }, { before, now, seat, action }) => {
    if (action.do !== 'exploit') return null;
    const [had, has] = [playerOf(before, seat), playerOf(now, seat)];
    return has.energy - had.energy === energy && (card === 'yes' || bonusCardsHeld(has) === bonusCardsHeld(had));
  },
  'cos.about.settle': ({ who, after, energy }, { now, seat, action }) => {
    if (action.do !== 'colonise') return null;
    const player = same(who, say('cos.automa')) ? AUTOMA : seat;
    const { galaxy } = spaceOf(oneOf(spaceIds, at(spaceIds, now.spaces.indexOf(planetOf(action.planet).system))));
    return (
      cubesThatCount(now, playerOf(now, player), galaxyOf(galaxy)) === after &&
      exploitForecast(now, player, galaxy).energy === energy
    );
  },
  'cos.about.enough': ({ surplus }, { now, seat, action }) => {
    if (action.do !== 'buy-upgrade') return null;
    const { energy, consumption } = playerOf(now, seat);
    return energy - consumption === surplus;
  },
  'cos.about.nearly': ({ missing }, { now, seat, action }) => {
    if (action.do !== 'buy-upgrade') return null;
    const { energy, consumption } = playerOf(now, seat);
    return consumption - energy === missing;
  },
  'cos.about.payment': ({ gems }, { now, seat, action }) =>
    action.do === 'pay' ? same(gemsWords(playerOf(now, seat).gems), gems) : null,
};

test('COS-XPL-2, COS-UPG-1: energy, levels, majorities and gems after a move are what its place said', () => {
  const records = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  expect(falseTooltips({ game, voice, comes, belonging: ['pay', 'remove-cube'], every: 11 }, records)).toEqual([]);
});
