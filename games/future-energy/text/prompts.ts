import { at, type Viewer, type Words, type WordValue } from '@kaya/engine';
import { components, publicCard } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import { freeEngineers, mustBuyContract } from '../rules/planning/actions.ts';
import type { FutureEnergyState, FutureEnergyStep } from '../types/index.ts';
import { card, connection, space, token } from './names.ts';
import { person, say } from './say.ts';

/** What the awaited seat is asked; to the others, what it is about to decide. */
export function prompt(view: FutureEnergyState, step: FutureEnergyStep, viewer: Viewer): Words {
  if (!('seat' in step)) throw new Error(`'${step.do}' asks nobody`);
  const values = { seat: person(step.seat), ...detailsOf(view, step) };
  switch (step.do) {
    case 'turn':
    case 'income':
    case 'move':
    case 'use-token':
    case 'turn-over':
    case 'pc-effect':
    case 'pc-done':
      throw new Error(`'${step.do}' asks nobody`);
    case 'plan':
      if (step.seat === viewer && mustBuyContract(view, viewer)) return say('fe.prompt.plan.obliged', values);
      return say(step.seat === viewer ? 'fe.prompt.plan' : 'fe.prompt.plan.others', values);
    default:
      return say(step.seat === viewer ? `fe.prompt.${step.do}` : `fe.prompt.${step.do}.others`, values);
  }
}

/** The particulars of a decision that its sentence needs. */
function detailsOf(view: FutureEnergyState, step: FutureEnergyStep): Readonly<Record<string, WordValue>> {
  switch (step.do) {
    case 'plan': {
      return { money: at(view.players, step.seat).money, engineers: freeEngineers(view, step.seat) };
    }
    case 'buy-contract': {
      const { money, plants } = at(view.players, step.seat);
      return { money, plants };
    }
    case 'destination':
      return { money: at(view.players, step.seat).money, space: space(at(mapOf(view).spaces, view.crew).id, 'in') };
    case 'route':
      return { space: space(step.space, 'to') };
    case 'build-slot':
    case 'oil-extra':
      return { space: space(step.space, 'in') };
    case 'place-line':
    case 'shared-line':
    case 'pc-join-slot':
      return { left: step.left };
    case 'joint': {
      const { builder, symbol } = step.offer;
      return {
        builder: person(builder),
        symbol: token(symbol),
        space: space(step.offer.space, 'in'),
        price: components.economy.joint,
      };
    }
    case 'pc-pay':
      return { card: card(step.card), symbol: token(at(publicCard(step.card).tokens, step.paid)) };
    case 'pc-line-from':
    case 'pc-certificate':
      return { card: card(step.card) };
    case 'pc-line-to':
      return { card: card(step.card), connection: connection(step.from) };
    case 'pc-swap-second':
      return {
        space: space(step.first, 'in'),
        token: token(view.tokens[mapOf(view).space(step.first)] ?? 'site'),
      };
    default:
      return {};
  }
}
