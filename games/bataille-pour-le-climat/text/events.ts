import { at, type Words, type WordValue } from '@kaya/engine';
import { colourOf, eventCard, influenceCard, isCardId } from '../data/index.ts';
import type { Effect } from '../data/read.ts';
import type { BpcEvent, Card } from '../types/index.ts';
import { effectsWords, optionEffects } from './effects.ts';
import {
  byWords,
  cardName,
  characterName,
  characterShort,
  colourName,
  employerName,
  eventName,
  fromPlace,
  inOrder,
  inPlace,
  listed,
  question,
  regionName,
  tokenName,
  toPlace,
  tpName,
} from './names.ts';
import { say } from './say.ts';
import { worldWords } from './world-events.ts';

type EventOf<K extends BpcEvent['kind']> = Extract<BpcEvent, { kind: K }>;

const yes = (value: boolean): string => (value ? 'yes' : 'no');
const doer = (event: { readonly seat: number; readonly character: string }): Words => byWords(event.seat, event.character);

/** The log line; null for events that only feed charts or motion. */
export function eventWords(event: BpcEvent): Words | null {
  switch (event.kind) {
    case 'chose':
      return choseWords(event);
    case 'first-player':
    case 'joined':
      return say(`bpc.event.${event.kind}`, { by: doer(event) });
    case 'track':
      return say('bpc.event.track', { regions: inOrder(event.order.map(regionName)) });
    case 'scenario':
      return say('bpc.event.scenario', { scenario: { key: `bpc.option.scenario.${event.scenario}` } });
    case 'turn':
      return say('bpc.event.turn', { turn: event.turn, round: event.round, by: doer(event), region: regionName(event.region) });
    case 'drew':
      return drawnWords([event]);
    // What one saw lying there does not go without a word.
    case 'took-back':
    case 'took-up':
      return say('bpc.event.took-back', { by: doer(event), card: cardName(event.card) });
    // Cards that are given or laid lie on the table, and what comes of them is told once; the rest changes nothing.
    case 'gave':
    case 'laid':
    case 'contributed':
    case 'ready':
    case 'declined':
    case 'turn-done':
    case 'voted':
      return null;
    case 'discarded':
    case 'swapped':
    case 'lobbied':
    case 'referendum':
      return say(`bpc.event.${event.kind}`, { by: doer(event), card: cardName(event.card) });
    case 'reshuffled':
      return event.pile === 'external' || event.pile === 'events' || event.pile === 'climate'
        ? say(`bpc.event.reshuffled.${event.pile}`)
        : say('bpc.event.reshuffled.colour', { colour: colourName(event.pile) });
    case 'revealed':
      return say(`bpc.event.revealed.${event.type}`, revealedValues(event));
    case 'target':
      return say('bpc.event.target', { card: eventName(event.card), in: inPlace(event.region) });
    case 'ignored':
    case 'shielded':
    case 'no-aci':
      return say(`bpc.event.${event.kind}`, { card: eventName(event.card) });
    case 'outcome':
      return say('bpc.event.outcome', {
        card: eventName(event.card),
        in: inPlace(event.region),
        effects: effectsWords(outcomeOf(event.card, event.outcome)),
      });
    case 'aci':
      return say(`bpc.event.aci.${event.aci}`, {
        by: doer(event),
        in: inPlace(event.about),
        colours: event.colours.map(colourName),
      });
    case 'external':
      return event.cards.some((card) => card !== '?')
        ? say('bpc.event.external', { cards: event.cards.map(cardName) })
        : say('bpc.event.external.hidden');
    case 'said':
      return say('bpc.event.said', { by: doer(event), word: say(`bpc.level.${event.word}`) });
    case 'aci-revealed':
      return say(event.cards.length === 0 ? 'bpc.event.aci-revealed.none' : 'bpc.event.aci-revealed', {
        cards: inOrder(event.cards.map(cardName)),
        external: listed(event.external.map(cardName)),
        power: event.power,
      });
    case 'fake-news-check':
      return say('bpc.event.fake-news-check', {
        by: doer(event),
        card: cardName(event.card),
        colour: colourName(event.colour),
        power: event.power,
      });
    case 'citizens-convention':
      return say('bpc.event.citizens-convention', {
        by: doer(event),
        card: cardName(event.card),
        change: event.by,
        power: event.power,
      });
    case 'aci-result':
      return event.tier === 0
        ? say('bpc.event.aci-result.failed', { power: event.power, first: at(event.thresholds, 0) })
        : say('bpc.event.aci-result.reached', { power: event.power, reached: at(event.thresholds, event.tier - 1) });
    case 'moved':
      return say('bpc.event.moved', {
        by: doer(event),
        from: fromPlace(event.from),
        to: toPlace(event.to),
        free: yes(event.free),
      });
    case 'healed':
      return say('bpc.event.healed', { in: inPlace(event.region), token: tokenName(event.token) });
    case 'implanting':
      return event.region === null
        ? say('bpc.event.implanting.global', { by: doer(event), tp: tpName(event.tp), needed: event.needed })
        : say('bpc.event.implanting', {
            by: doer(event),
            tp: tpName(event.tp),
            in: inPlace(event.region),
            needed: event.needed,
          });
    case 'implant-over':
      return say(event.success ? 'bpc.event.implant-over.success' : 'bpc.event.implant-over.failure', {
        tp: tpName(event.tp),
        power: event.power,
        needed: event.needed,
      });
    case 'played-card':
      return say('bpc.event.played-card', {
        by: doer(event),
        card: cardName(event.card),
        text: textName(event.card),
        free: yes(event.free),
      });
    case 'granted':
      return say('bpc.event.granted', { by: doer(event), other: byWords(event.toSeat, event.toCharacter) });
    case 'institution':
      return event.option === null
        ? say('bpc.event.institution.none', { in: inPlace(event.institution) })
        : say('bpc.event.institution', { in: inPlace(event.institution), effects: effectsWords(optionEffects(event.option)) });
    case 'gained-tp':
      return say(`bpc.event.gained-tp.${event.how}`, { in: inPlace(event.region), tp: tpName(event.tp) });
    case 'global-tp':
      return say('bpc.event.global-tp', { tp: tpName(event.tp) });
    case 'pair':
      return say('bpc.event.pair', { pair: event.pair, in: inPlace(event.region) });
    case 'propagation':
      return say('bpc.event.propagation', {
        in: inPlace(event.region),
        sum: event.sum,
        certain: event.certain,
        chance: event.chance,
      });
    case 'rolled':
      return say('bpc.event.rolled', { question: question(event.purpose), result: event.result, chance: event.chance });
    case 'blue-helmets':
      return say('bpc.event.blue-helmets', {
        by: doer(event),
        card: cardName(event.card),
        change: event.by,
        result: event.result,
      });
    case 'checked':
      return checkedWords(event);
    case 'power':
      return say('bpc.event.power', {
        by: doer(event),
        employer: employerName(event.employer),
        help: say(`bpc.employer.${event.employer}.power`),
      });
    case 'events-shown':
      return say('bpc.event.events-shown', { by: doer(event), cards: event.cards.map(eventName) });
    case 'event-arranged':
      return say('bpc.event.event-arranged', { by: doer(event), card: eventName(event.card), to: event.to });
    case 'signal':
      return say('bpc.event.signal', {
        by: doer(event),
        colour: colourName(event.colour),
        level: say(`bpc.level.${event.level}`),
      });
    case 'will-join':
      return say('bpc.event.will-join', { seat: { seat: event.seat } });
    case 'will-leave':
      return event.to === null
        ? say('bpc.event.will-leave', { character: characterName(event.character) })
        : say('bpc.event.will-pass', { character: characterName(event.character), seat: { seat: event.to } });
    case 'left':
      return say('bpc.event.left', { by: doer(event) });
    case 'taken-over':
      return say('bpc.event.taken-over', { seat: { seat: event.to }, character: characterName(event.character) });
    case 'character-swapped':
      return say('bpc.event.character-swapped', {
        seat: { seat: event.seat },
        from: characterShort(event.from),
        to: characterShort(event.to),
      });
    case 'vote-result':
      return say('bpc.event.vote-result', {
        agree: event.votes.reduce((sum, vote) => sum + vote, 0),
        all: event.votes.length,
      });
    case 'pawns-off':
      return say('bpc.event.pawns-off');
    case 'tutorial-over':
      return say('bpc.event.tutorial-over', { won: yes(event.won) });
    case 'ended':
      return say(`bpc.event.ended.${event.ending}`, {
        turn: event.turn,
        ghg: event.ghg,
        score: event.score,
        freeRegions: event.freeRegions,
        freePopulation: event.freePopulation,
        verdict: { key: `bpc.verdict.${event.verdict}` },
      });
    case 'chart':
      return null;
    default:
      return worldWords(event);
  }
}

function choseWords(event: EventOf<'chose'>): Words {
  const values = {
    by: say('bpc.by.seat', { seat: { seat: event.seat } }),
    character: characterName(event.character),
    role: { key: `bpc.character.${event.character}.role` },
  };
  return event.employer === null
    ? say('bpc.event.chose', values)
    : say('bpc.event.chose.employer', { ...values, employer: employerName(event.employer) });
}

function revealedValues(event: EventOf<'revealed'>): Readonly<Record<string, WordValue>> {
  const card = eventName(event.card);
  const tells = event.type === 'green' || event.type === 'climate-consequence';
  return tells ? { card, flavour: { key: `bpc.flavour.${event.card}` } } : { card };
}

function outcomeOf(id: string, outcome: number): readonly Effect[] {
  const card = eventCard(id);
  return card.type === 'green' ? at(card.outcomes, outcome) : [];
}

/** The name of the text that a card is played for. */
function textName(card: Card): Words {
  return isCardId(card) ? { key: `bpc.text.${influenceCard(card).effect.id}` } : cardName(card);
}

function checkedWords({ purpose, success }: EventOf<'checked'>): Words {
  return say(`bpc.event.checked.${purpose.for}`, { success: yes(success), in: inPlace(purpose.region) });
}

/** Cards drawn together; of those of others only the colour is seen (BPC-HID-3). */
export function drawnWords(events: readonly EventOf<'drew'>[]): Words | null {
  const [first] = events;
  return first === undefined
    ? null
    : say('bpc.event.drew', { by: doer(first), cards: events.map(({ card }) => drawnCard(card)) });
}

function drawnCard(card: Card): Words {
  const colour = colourOf(card);
  return isCardId(card) || colour === null ? cardName(card) : say('bpc.event.drew.hidden', { colour: colourName(colour) });
}
