// What the things of a player mean.

import { at, type Viewer, type Words } from '@kaya/engine';
import { levelDistance } from '../explain/index.ts';
import { coloniesOf } from '../rules/galaxies/majority.ts';
import { cubesInSupply } from '../rules/galaxies/supply.ts';
import { bonusCardsHeld } from '../rules/levels/bonus-cards.ts';
import { AUTOMA } from '../rules/table.ts';
import type { CosState, PlayerNumber } from '../types/index.ts';
import { describePlayer, zoneWords } from './describe-player.ts';
import { cardText, darkTechText, leaderText } from './effects.ts';
import { cardName, darkTechName, gemsWords, levelText, playerWords, signed } from './names.ts';
import { say } from './say.ts';

/** `0/hand`, `automa/energy`, `2/zone:3`. */
export function playerLines(view: CosState, id: string, viewer: Viewer): readonly Words[] {
  const slash = id.indexOf('/');
  const owner = id.slice(0, slash);
  const number = owner === 'automa' ? AUTOMA : Number(owner);
  const lines = thingLines(view, number, id.slice(slash + 1));
  return lines.length > 0 ? lines : describePlayer(view, number, viewer).slice(0, 1);
}

function thingLines(view: CosState, number: PlayerNumber, thing: string): Words[] {
  const player = at(view.players, number);
  const [, zone] = /^zone:(\d+)$/.exec(thing) ?? [];
  if (zone !== undefined) {
    const found = player.zones[Number(zone) - 1];
    return found === undefined
      ? []
      : [
          zoneWords(found, Number(zone) - 1),
          ...found.cards.slice(-1).map((card) => say('cos.about.does', { text: cardText(card) })),
        ];
  }
  switch (thing) {
    case 'energy':
    case 'consumption':
      return [counterLine(view, number)];
    case 'hand':
      return player.hand.length === 0 ? [] : [say('cos.describe.hand', { cards: player.hand.map(cardName) })];
    case 'gems':
      return [say('cos.describe.gems', { gems: gemsWords(player.gems, 'cos.describe.none') })];
    case 'cubes':
      return [
        say('cos.about.cubes', {
          count: Math.max(0, cubesInSupply(player)),
        }),
      ];
    case 'bonus':
      return [say('cos.describe.bonus-count', { count: bonusCardsHeld(player) })];
    case 'dark-tech':
      return player.darkTech.map((card) => say('cos.describe.dark-tech', { card: darkTechName(card), text: darkTechText(card) }));
    case 'leader':
      return player.leader === null ? [] : [say('cos.about.leader', { text: leaderText(player.leader) })];
    default:
      return [];
  }
}

function counterLine(view: CosState, number: PlayerNumber): Words {
  const { level, energy, consumption, missing } = levelDistance(view, number);
  const player = at(view.players, number);
  return say('cos.describe.player', {
    who: playerWords(view, number),
    level: levelText(level),
    energy,
    consumption,
    missing,
    recorded: signed(player.recorded),
    colonies: coloniesOf(player),
  });
}
