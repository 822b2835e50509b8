import { at, plainVoice, sayer, type Viewer, type Voice, type Words } from '@kaya/engine';
import { components, postsPerStreet, priceOf, streetOf } from '../data/index.ts';
import { oilNeeded } from '../rules/lights.ts';
import { type Card, HIDDEN, type Lamp, type LampAction, type LampEvent, type LampState, SHIELD, UNLIT } from '../types.ts';
import type { en } from './en.ts';

export type LampKey = keyof typeof en;

const say = sayer<LampKey>();

export const voice: Voice<Lamp> = {
  ...plainVoice('lmp'),
  catalogues: {
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
    ru: async () => (await import('./ru.ts')).ru,
  },
  reference: {
    en: async () => (await import('./reference.ts')).reference.en,
    fr: async () => (await import('./reference.ts')).reference.fr,
    ru: async () => (await import('./reference.ts')).reference.ru,
  },
  prompt(_view, step, viewer) {
    switch (step.do) {
      case 'pour':
        return viewer >= 0 ? say('lmp.prompt.pour') : say('lmp.prompt.pour.others');
      case 'shelter':
      case 'gust-loss':
      case 'light':
        return step.seat === viewer
          ? say(`lmp.prompt.${step.do}`)
          : say(`lmp.prompt.${step.do}.others`, { seat: { seat: step.seat } });
      default:
        throw new Error(`'${step.do}' asks nobody`);
    }
  },
  action: actionWords,
  event: eventWords,
  place(place) {
    const [kind, id] = place.split(':');
    switch (kind) {
      case 'post':
        return postName(Number(id));
      case 'card':
        return cardName(Number(id));
      case 'hand':
        return say('lmp.place.hand', { seat: { seat: Number(id) } });
      case 'deck':
        return say('lmp.place.deck');
      default:
        return say('lmp.place.harbour');
    }
  },
  chart: (chart) => ({ title: { key: `lmp.chart.${chart}` }, line: (name) => ({ key: `lmp.chart.${chart}.${name}` }) }),
  traits: (start, _end, seat) => at(start.hands, seat).map((card) => ({ kind: say('lmp.trait.hand'), value: cardName(card) })),
  describe,
};

function cardName(card: Card): Words {
  if (card === HIDDEN) return say('lmp.card.hidden');
  return card === SHIELD ? say('lmp.card.shield') : say('lmp.card.oil', { value: card });
}

function postName(post: number): Words {
  return say('lmp.place.post', { street: streetOf(post) + 1, post: (post % postsPerStreet) + 1 });
}

function actionWords(action: LampAction): Words {
  switch (action.do) {
    case 'pour':
      return say('lmp.action.pour', { card: cardName(action.card) });
    case 'barter':
      return say('lmp.action.barter', { card: cardName(action.card) });
    case 'light':
      return say('lmp.action.light', { post: postName(action.post), coins: priceOf(action.post) });
    case 'take-back':
    case 'shelter':
    case 'pass':
    case 'lose-coin':
    case 'lose-light':
    case 'rest':
      return say(`lmp.action.${action.do}`);
  }
}

function eventWords(event: LampEvent): Words | null {
  switch (event.kind) {
    case 'drew':
    case 'bartered':
      return say(`lmp.event.${event.kind}`, { seat: { seat: event.seat }, card: cardName(event.card) });
    case 'poured':
      return say('lmp.event.poured', { cards: event.cards.map(cardName) });
    case 'wind':
      return say('lmp.event.wind', { roll: event.roll, gust: event.gust ? 'yes' : 'no' });
    case 'sheltered':
    case 'lost-coin':
      return say(`lmp.event.${event.kind}`, { seat: { seat: event.seat } });
    case 'light-out':
      return say('lmp.event.light-out', { left: event.left, cause: event.cause });
    case 'earned':
      return say('lmp.event.earned', { seat: { seat: event.seat }, coins: event.coins });
    case 'lit':
      return say('lmp.event.lit', { seat: { seat: event.seat }, post: postName(event.post), coins: event.coins });
    case 'ended':
      return say('lmp.event.ended', { ending: { key: `lmp.ending.${event.ending}` } });
    case 'chart':
      return null;
  }
}

function describe(view: LampState, viewer: Viewer): readonly Words[] {
  const lines = [
    say('lmp.describe.night', { night: view.night, nights: view.nights, oil: oilNeeded(view), lights: view.lights }),
  ];
  for (let street = 0; street < components.streets; street++) {
    const owners = view.posts.slice(street * postsPerStreet, (street + 1) * postsPerStreet);
    const posts = owners.map((owner) => (owner === UNLIT ? say('lmp.describe.unlit') : { seat: owner }));
    lines.push(say('lmp.describe.street', { street: street + 1, posts }));
  }
  for (let seat = 0; seat < view.seats; seat++) {
    const poured = view.poured[seat] === null ? 'no' : 'yes';
    lines.push(
      say('lmp.describe.seat', { seat: { seat }, coins: at(view.coins, seat), cards: at(view.hands, seat).length, poured }),
    );
  }
  const { top, loose, bottom } = view.deck;
  lines.push(say('lmp.describe.deck', { cards: top.length + loose.length + bottom.length }));
  if (viewer >= 0) lines.push(say('lmp.describe.hand', { cards: at(view.hands, viewer).map(cardName) }));
  return lines;
}
