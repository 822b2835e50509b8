// One player in words: counters, board, cards; the hidden ones only to whom they belong.

import { at, type Viewer, type Words } from '@kaya/engine';
import { bonusOf, leaderOf, upgradeOf } from '../data/index.ts';
import { levelDistance } from '../explain/level.ts';
import { cubesOnOwnBoards } from '../rules/buying/upgrades.ts';
import { coloniesOf } from '../rules/galaxies/majority.ts';
import { bonusCardsOf } from '../rules/levels/bonus-cards.ts';
import { bonusEnergy } from '../rules/scoring.ts';
import { type CosState, HIDDEN, KEEP, OPEN, PLANET_TYPES, type Player, type PlayerNumber, type Zone } from '../types/index.ts';
import { bonusText, darkTechText, leaderPower, stationText } from './effects.ts';
import {
  bonusName,
  cardName,
  civilisationName,
  darkTechName,
  galaxyName,
  gemsWords,
  inOrder,
  leaderName,
  levelText,
  planetTypeName,
  playerWords,
  signed,
  stationName,
  upgradeName,
} from './names.ts';
import { say } from './say.ts';

export function describePlayer(view: CosState, number: PlayerNumber, viewer: Viewer): Words[] {
  const player = at(view.players, number);
  const { level, energy, consumption, recorded } = player;
  const lines = [
    say('cos.describe.player', {
      who: playerWords(view, number),
      level: levelText(level),
      energy,
      consumption,
      missing: levelDistance(view, number).missing,
      recorded: signed(recorded),
      colonies: coloniesOf(player),
    }),
  ];
  if (player.civilisation !== null) {
    lines.push(say('cos.describe.civilisation', { civilisation: civilisationName(player.civilisation) }));
  }
  if (number < view.seats) lines.push(...describeBoard(player, number === viewer || !view.screens));
  return [...lines, ...describeBonus(view, number)];
}

function describeBoard(player: Player, planShown: boolean): Words[] {
  const lines: Words[] = [];
  const { leader } = player;
  if (leader !== null) {
    lines.push(say('cos.describe.leader', { leader: leaderName(leader), text: leaderPower(leaderOf(leader).power) }));
  }
  lines.push(say('cos.describe.gems', { gems: gemsWords(player.gems, 'cos.describe.none') }));
  lines.push(say('cos.describe.zones', { zones: player.zones.map(zoneWords) }));
  lines.push(...describePlan(player, planShown));
  lines.push(
    player.hand.length === 0
      ? say('cos.describe.hand.none')
      : say('cos.describe.hand', { cards: inOrder(player.hand.map(cardName)) }),
  );
  lines.push(
    say('cos.describe.settles', {
      types: PLANET_TYPES.filter((type) => player.terraformed[type]).map(planetTypeName),
      extension: player.colonyExtension ? 'yes' : 'no',
      cubes: cubesOnOwnBoards(player),
    }),
  );
  const boosts = player.upgrades.filter((id) => upgradeOf(id).effect.op === 'gainEnergy');
  if (boosts.length > 0) lines.push(say('cos.describe.upgrades', { upgrades: boosts.map(upgradeName) }));
  for (const card of player.darkTech) {
    lines.push(say('cos.describe.dark-tech', { card: darkTechName(card), text: darkTechText(card) }));
  }
  for (const { kind, galaxy } of player.stations) {
    lines.push(say('cos.describe.station', { station: stationName(kind), galaxy: galaxyName(galaxy), text: stationText(kind) }));
  }
  return lines;
}

export function zoneWords({ range, cards }: Zone, index: number): Words {
  const zone = say('cos.zone', { zone: index + 1 });
  const [top, ...covered] = cards.toReversed();
  if (top === undefined) return say('cos.describe.zone.empty', { zone, range });
  const words =
    covered.length === 0 ? cardName(top) : say('cos.describe.covering', { card: cardName(top), covered: covered.map(cardName) });
  return say('cos.describe.zone', { zone, range, cards: words });
}

function describePlan({ plan }: Player, shown: boolean): Words[] {
  if (plan.length === 0) return [];
  if (!shown) return [say(plan.includes(OPEN) ? 'cos.describe.planning' : 'cos.describe.ready')];
  const entries = plan.map((entry, i) => {
    if (entry === OPEN) return say('cos.describe.plan.open', { zone: i + 1 });
    return entry === KEEP
      ? say('cos.describe.plan.keep', { zone: i + 1 })
      : say('cos.describe.plan.card', { card: cardName(entry), zone: i + 1 });
  });
  return [say('cos.describe.plan', { plan: entries })];
}

/** Bonus cards: one by one where the viewer may see them, else their number. */
function describeBonus(view: CosState, number: PlayerNumber): Words[] {
  const cards = bonusCardsOf(at(view.players, number));
  if (cards.length === 0) return [];
  const known = cards.filter((card) => card !== HIDDEN);
  if (known.length < cards.length) return [say('cos.describe.bonus-count', { count: cards.length })];
  return known.map((card) =>
    say('cos.describe.bonus', {
      card: bonusName(card),
      text: bonusText(card),
      energy: bonusEnergy(view, number, bonusOf(card).formula),
    }),
  );
}
