import { at, playerOf, type Seat, type Words, type WordValue } from '@kaya/engine';
import { characterCard, eventCard, influenceCard, isCardId } from '../data/index.ts';
import { implantReach } from '../explain/index.ts';
import { room, secondaryColours } from '../rules/actions/influence.ts';
import { chosenAlready } from '../rules/calamities/refugees.ts';
import { resilience } from '../rules/regions/region.ts';
import { activeRegion } from '../rules/regions/track.ts';
import type { BpcAction, BpcState, BpcStep, Card, Pickable, PlayerNumber, RegionId } from '../types/index.ts';
import { effectsWords, optionEffects } from './effects.ts';
import {
  byWords,
  cardName,
  characterName,
  characterShort,
  colourName,
  electricityName,
  employerName,
  eventName,
  inPlace,
  pawns,
  regionName,
  tokenName,
  toPlace,
  tpHelp,
  tpName,
} from './names.ts';
import { type BpcKey, say } from './say.ts';

/** The decision that waits, also where the table votes about it. */
export function waiting(view: BpcState): BpcStep | undefined {
  const step = view.agenda.at(-1);
  return step !== undefined && (step.do === 'vote' || step.do === 'table') ? step.about : step;
}

/** How many characters a person runs. */
export function runsSeveral(view: BpcState, seat: Seat): boolean {
  return view.players.filter((player) => player.seat === seat).length > 1;
}

export function actionWords(action: BpcAction, view: BpcState, seat: Seat): Words {
  switch (action.do) {
    case 'choose-character': {
      const { primary } = characterCard(action.character);
      return say('bpc.action.choose-character', {
        character: characterName(action.character),
        primary: primary.map(colourName),
        secondary: secondaryColours(view, action.character).map(colourName),
      });
    }
    case 'choose-employer':
      return say('bpc.action.choose-employer', {
        employer: employerName(action.employer),
        skill: say(`bpc.employer.${action.employer}.skill`),
        power: say(`bpc.employer.${action.employer}.power`),
      });
    case 'place-token':
      return say('bpc.action.place-token', { pawns: pawns(action.token, 1) });
    case 'place-at':
      return say('bpc.action.place-at', { in: inPlace(action.region) });
    case 'draw-card':
      return say('bpc.action.draw-card', { colour: colourName(action.colour) });
    case 'draw-two':
      return say('bpc.action.draw-two', { room: roomOf(view) });
    case 'draw-foreign':
      return say('bpc.action.draw-foreign', { room: roomOf(view), colour: colourName(action.colour) });
    case 'discard':
    case 'swap':
    case 'lobby':
    case 'give':
    case 'take-back':
    case 'referendum':
      return say(`bpc.action.${action.do}`, { card: cardName(action.card) });
    case 'no-aci':
      return say('bpc.action.no-aci', { effects: outcomeWords(view, 0) });
    case 'say':
      return say('bpc.action.say', { word: say(`bpc.level.${action.word}`) });
    case 'fake-news-check':
      return say('bpc.action.fake-news-check', { card: cardName(action.card), colour: colourName(action.colour) });
    case 'citizens-convention':
    case 'blue-helmets':
      return say(`bpc.action.${action.do}`, { card: cardName(action.card), by: action.by });
    case 'pass':
      return say(keepsPower(waiting(view)) ? 'bpc.action.no-power' : 'bpc.action.pass');
    case 'electricity':
    case 'institution':
      return say(`bpc.action.${action.do}`, { in: inPlace(actor(view, seat).place) });
    case 'play-card':
      return say('bpc.action.play-card', { card: cardName(action.card), ...textValues(action.card) });
    case 'free-card':
      return say('bpc.action.free-card', { card: cardName(action.card), text: textValues(action.card).text });
    case 'end-turn':
      return say('bpc.action.end-turn', { region: regionName(activeRegion(view)) });
    case 'go':
      return say('bpc.action.go', { to: toPlace(action.to) });
    case 'implant':
      return implantWords(view);
    case 'implant-tp':
    case 'learn':
      return say(`bpc.action.${action.do}`, { tp: tpName(action.tp), help: tpHelp(action.tp) });
    case 'replace':
      return say('bpc.action.replace', { from: electricityName(action.from), to: electricityName(action.to) });
    case 'add':
    case 'give-up-token':
    case 'install':
      return say(`bpc.action.${action.do}`, { kind: electricityName(action.kind) });
    case 'grant': {
      const player = playerOf(view, action.who);
      return say('bpc.action.grant', { by: byWords(player.seat, player.character) });
    }
    case 'choose-option':
      return say('bpc.action.choose-option', { effects: effectsWords(optionEffects(action.option)) });
    case 'lay':
    case 'take-up':
      return asCharacter(`bpc.action.${action.do}`, view, seat, action.who, { card: cardName(action.card) });
    case 'ready':
      return asCharacter('bpc.action.ready', view, seat, action.who, {});
    case 'pick':
      return say('bpc.action.pick', { region: regionName(action.region), pawns: picked(view, action.region, action.token) });
    case 'send-refugee': {
      const region = view.regions[action.to];
      return say('bpc.action.send-refugee', {
        to: toPlace(action.to),
        refugees: region.refugee + chosenAlready(waiting(view), action.to),
        room: resilience(region),
      });
    }
    case 'send-unit':
      return say('bpc.action.send-unit', { to: toPlace(action.to) });
    case 'use-power':
      return action.outcome > 0
        ? say('bpc.action.use-power.outcome', {
            employer: employerName(action.employer),
            effects: outcomeWords(view, action.outcome),
          })
        : say('bpc.action.use-power', {
            employer: employerName(action.employer),
            help: say(`bpc.employer.${action.employer}.power`),
          });
    case 'complete-pair':
      return say('bpc.action.complete-pair', { pair: action.pair, in: inPlace(action.region) });
    case 'arrange':
      return say('bpc.action.arrange', { card: eventName(action.card), to: action.to });
    case 'signal':
      return asCharacter('bpc.action.signal', view, seat, action.who, {
        colour: colourName(action.colour),
        level: say(`bpc.level.${action.level}`),
      });
    case 'join':
      return say('bpc.action.join', { seat: { seat: action.seat } });
    case 'leave':
      return say('bpc.action.leave', { character: characterName(action.character) });
    case 'take-over':
      return say('bpc.action.take-over', { seat: { seat: action.seat }, character: characterName(action.character) });
    default:
      return say(`bpc.action.${action.do}`);
  }
}

/** Names the character where the person runs several. */
function asCharacter(
  key: 'bpc.action.lay' | 'bpc.action.take-up' | 'bpc.action.ready' | 'bpc.action.signal',
  view: BpcState,
  seat: Seat,
  who: PlayerNumber,
  values: Readonly<Record<string, WordValue>>,
): Words {
  if (!runsSeveral(view, seat)) return say(key, values);
  const named: BpcKey = `${key}.as`;
  return say(named, { ...values, character: characterShort(playerOf(view, who).character) });
}

/** The player that acts: the one of the decision, or the seat's own. */
function actor(view: BpcState, seat: Seat) {
  const step = waiting(view);
  if (step !== undefined && 'who' in step) return playerOf(view, step.who);
  return view.players.find((player) => player.seat === seat) ?? playerOf(view, view.active);
}

/** How many cards still fit in the hand of whoever draws. */
function roomOf(view: BpcState): number {
  const step = waiting(view);
  return Math.max(0, room(view, step !== undefined && 'who' in step ? step.who : view.active));
}

function keepsPower(step: BpcStep | undefined): boolean {
  return step?.do === 'shield-reserves' || step?.do === 'failed-propagation' || step?.do === 'after-activation';
}

function outcomeWords(view: BpcState, outcome: number): WordValue {
  const card = view.event === null ? null : eventCard(view.event.card);
  return effectsWords(card?.type === 'green' ? at(card.outcomes, outcome) : []);
}

function textValues(card: Card): { readonly text: Words; readonly help: Words } {
  if (!isCardId(card)) return { text: cardName(card), help: cardName(card) };
  const { id } = influenceCard(card).effect;
  return { text: { key: `bpc.text.${id}` }, help: { key: `bpc.text.${id}.help` } };
}

/** What is taken: so many pawns of a kind, or a regime. */
function picked(view: BpcState, id: RegionId, token: Pickable): Words {
  return token === 'chaos' || token === 'dictatorship' ? tokenName(token) : pawns(token, view.regions[id][token]);
}

/** What an implantation needs, and whether all hands together can have it. */
function implantWords(view: BpcState): Words {
  const { needed, most, missing } = implantReach(view);
  if (missing.length > 0) return say('bpc.action.implant.colours', { colours: missing.map(colourName) });
  return say(most < needed ? 'bpc.action.implant.power' : 'bpc.action.implant', { needed, most });
}
