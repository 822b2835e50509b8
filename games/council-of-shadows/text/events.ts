// The log: one sentence for everything that happens.
import { at, oneOf, type Words } from '@kaya/engine';
import { cardIds, cardOf, components } from '../data/index.ts';
import { type CosEvent, HIDDEN } from '../types/index.ts';
import { effectsWords } from './effects.ts';
import {
  automaCardName,
  bonusName,
  cardName,
  civilisationName,
  darkTechName,
  gainedWords,
  galaxyName,
  gemsWords,
  inOrder,
  leaderName,
  levelText,
  paidWords,
  planetBare,
  planetName,
  signed,
  sourceName,
  stationName,
  systemName,
  upgradeName,
  whoWords,
} from './names.ts';
import { say } from './say.ts';

type EventOf<D extends CosEvent['kind']> = Extract<CosEvent, { kind: D }>;

export function eventWords(event: CosEvent): Words | null {
  switch (event.kind) {
    case 'civilisation':
      return say('cos.event.civilisation', { who: whoWords(event.who), civilisation: civilisationName(event.civilisation) });
    case 'leader':
      return say('cos.event.leader', {
        who: whoWords(event.who),
        leader: leaderName(event.leader),
        consumption: event.consumption,
        energy: event.energy,
      });
    case 'round':
      return say('cos.event.round', { round: event.round });
    case 'phase':
      return say(`cos.event.phase.${event.phase}`);
    case 'bought-card':
      return say('cos.event.bought-card', { who: whoWords(event.who), card: cardName(event.card), paid: paidWords(event.paid) });
    case 'bought-upgrade':
      return say('cos.event.bought-upgrade', {
        who: whoWords(event.who),
        upgrade: upgradeName(event.upgrade),
        paid: paidWords(event.paid),
        energy: 0,
      });
    case 'built-station':
      return say('cos.event.built-station', {
        who: whoWords(event.who),
        station: stationName(event.station),
        galaxy: galaxyName(event.galaxy),
        paid: paidWords(event.paid),
      });
    case 'market':
      return event.card === null
        ? say('cos.event.market.empty', { slot: event.slot + 1 })
        : say('cos.event.market', { card: cardName(event.card) });
    case 'deck-renewed':
      return say('cos.event.deck-renewed', { cards: event.cards });
    case 'terraformed':
      return say('cos.event.terraformed', { who: whoWords(event.who), type: event.type });
    case 'range':
      return say('cos.event.range', { who: whoWords(event.who), zone: event.zone, range: event.range, energy: event.energy });
    case 'new-zone':
      return say('cos.event.new-zone', {
        who: whoWords(event.who),
        zone: event.zone,
        range: event.range,
        source: sourceName(event.source),
      });
    case 'gems':
      return say('cos.event.gems', { who: whoWords(event.who), gems: gemsWords(event.gems), source: sourceName(event.source) });
    case 'energy':
      return say('cos.event.energy', {
        who: whoWords(event.who),
        amount: event.amount,
        energy: event.energy,
        source: sourceName(event.source),
      });
    // Plans are told when they are revealed; what changes nothing on the table needs no line.
    case 'planned':
    case 'plan-ready':
    case 'skipped':
    case 'tiles-drawn':
    case 'tile-returned':
    case 'automa-row':
      return null;
    case 'colony-extension':
    case 'throne':
      return say(`cos.event.${event.kind}`, { who: whoWords(event.who) });
    case 'revealed':
      return revealed(event);
    case 'consumption':
      return say('cos.event.consumption', {
        who: whoWords(event.who),
        from: event.from,
        to: event.to,
        recorded: signed(event.recorded),
        capped: event.recorded === event.sum ? 'no' : 'yes',
      });
    case 'turn-order':
      return say('cos.event.turn-order', { order: inOrder(event.order.map(whoWords)) });
    case 'card-resolved':
      return say('cos.event.card-resolved', { who: whoWords(event.who), card: cardName(event.card), zone: event.zone });
    case 'branch':
      return branch(event);
    case 'colonised':
      return say(isPower(event.source) ? 'cos.event.colonised.by' : 'cos.event.colonised', {
        who: whoWords(event.who),
        planet: planetName(event.planet),
        cubes: event.cubes,
        source: sourceName(event.source),
      });
    case 'extracted':
      return say(isPower(event.source) ? 'cos.event.extracted.by' : 'cos.event.extracted', {
        who: whoWords(event.who),
        source: sourceName(event.source),
        system: systemName(event.system),
        times: event.times,
        gains: gainedWords(event),
      });
    case 'discovered':
      return say('cos.event.discovered', {
        who: whoWords(event.who),
        system: systemName(event.system),
        galaxy: galaxyName(event.galaxy),
      });
    case 'transformed':
      return say('cos.event.transformed', { who: whoWords(event.who), from: event.from, to: event.to });
    case 'took-card':
      return say('cos.event.took-card', { who: whoWords(event.who), card: cardName(event.card) });
    case 'shifted':
      return event.returned.length === 0
        ? null
        : say('cos.event.shifted', { who: whoWords(event.who), cards: event.returned.map(cardName) });
    case 'exploited':
      return say('cos.event.exploited', {
        who: whoWords(event.who),
        galaxy: galaxyName(event.galaxy),
        yield: event.yield,
        energy: event.energy,
      });
    case 'cube-removed':
      return say('cos.event.cube-removed', { who: whoWords(event.who), planet: planetBare(event.planet) });
    case 'cube-spared':
      return say('cos.event.cube-spared', { who: whoWords(event.who), galaxy: galaxyName(event.galaxy), by: event.by });
    case 'bonus-drawn':
      return bonusDrawn(event);
    case 'bonus-returned':
      return event.card === HIDDEN
        ? say('cos.event.bonus-returned.hidden', { who: whoWords(event.who) })
        : say('cos.event.bonus-returned', { who: whoWords(event.who), card: bonusName(event.card) });
    case 'level':
      return say('cos.event.level', {
        who: whoWords(event.who),
        level: levelText(event.level),
        before: event.before,
        consumption: event.consumption,
        energy: event.energy,
      });
    case 'compensation':
      return say('cos.event.compensation', { who: whoWords(event.who), gems: gemsWords(event.gems) });
    case 'dark-tech':
      return say('cos.event.dark-tech', {
        who: whoWords(event.who),
        card: darkTechName(event.card),
        level: levelText(event.level),
      });
    case 'saved-consumption':
      return say(event.from === event.to ? 'cos.event.saved-consumption.none' : 'cos.event.saved-consumption', {
        who: whoWords(event.who),
        from: event.from,
        to: event.to,
        source: sourceName(event.source),
      });
    case 'automa-card':
      return say('cos.event.automa-card', { card: automaCardName(event.card) });
    case 'automa-no-planet':
      return say('cos.event.automa-no-planet', { system: systemName(event.system), type: event.type });
    case 'market-refreshed':
      return say('cos.event.market-refreshed', { slots: event.slots.map((slot) => slot + 1) });
    case 'automa-pile-renewed':
      return say('cos.event.automa-pile-renewed', { level: levelText(event.level) });
    case 'scored':
      return scored(event);
    case 'ended':
      return say('cos.event.ended', { ending: { key: `cos.ending.${event.ending}` }, winners: event.winners.map(whoWords) });
    case 'chart':
      return null;
  }
}

/** Does it come from a leader, a Dark Tech card or a station? Of cards in zones the log tells anyway. */
function isPower(source: string): boolean {
  return [...components.leaders, ...components.darkTech, ...components.stations].some(({ id }) => id === source);
}

function revealed({ who, cards }: EventOf<'revealed'>): Words | null {
  const shown = cards.flatMap((card, i) =>
    card === null ? [] : [say('cos.event.revealed.card', { card: cardName(card), zone: i + 1 })],
  );
  return shown.length === 0 ? null : say('cos.event.revealed', { who: whoWords(who), cards: shown });
}

function branch({ who, option, source }: EventOf<'branch'>): Words {
  const choice = cardOf(oneOf(cardIds, source)).steps.find((step) => step.op === 'choice');
  const effects = choice?.op === 'choice' ? at(choice.options, option) : [];
  return say('cos.event.branch', { who: whoWords(who), effects: effectsWords(effects) });
}

function bonusDrawn({ who, card }: EventOf<'bonus-drawn'>): Words {
  if (card === null) return say('cos.event.bonus-drawn.empty', { who: whoWords(who) });
  return card === HIDDEN
    ? say('cos.event.bonus-drawn.hidden', { who: whoWords(who) })
    : say('cos.event.bonus-drawn', { who: whoWords(who), card: bonusName(card) });
}

function scored({ who, gems, aiCards, bonus, level, energy }: EventOf<'scored'>): Words {
  const values = {
    who: whoWords(who),
    gems,
    cards: aiCards,
    bonus: bonus.map((it) => say('cos.event.scored.bonus', { energy: it.energy, card: bonusName(it.card) })),
    level: levelText(level),
    energy,
  };
  if (who === 'automa') return say(bonus.length === 0 ? 'cos.event.scored.automa.none' : 'cos.event.scored.automa', values);
  return say(bonus.length === 0 ? 'cos.event.scored.none' : 'cos.event.scored', values);
}
