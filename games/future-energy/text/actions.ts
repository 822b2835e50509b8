import { at, type Seat, type Step, type StepOf, type Words, type WordValue } from '@kaya/engine';
import { components, contractCard, priceOfPlace, publicCard } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import { completesContract } from '../explain/index.ts';
import { priceFrom } from '../rules/planning/actions.ts';
import { ownersOf, ownersOn } from '../rules/planning/lines.ts';
import {
  type ConnectionId,
  type ContractId,
  type FutureEnergy,
  type FutureEnergyAction,
  type FutureEnergyState,
  HIDDEN_VALUE,
  type SpaceId,
  type Substitute,
} from '../types/index.ts';
import { connection, contract, contractName, payment, publicContract, space, symbolOf, token } from './names.ts';
import { person, say, yesNo } from './say.ts';

/** The label of an action. */
export function actionWords(action: FutureEnergyAction, view: FutureEnergyState, seat: Seat): Words {
  switch (action.do) {
    case 'plan':
    case 'repeat':
      return say(`fe.action.plan.${action.choice}`, { price: priceFrom(action.choice) });
    case 'place-line':
    case 'line-to':
      return lineWords(action.do, action.connection, view);
    case 'line-from':
      return say('fe.action.line-from', { connection: connection(action.connection) });
    case 'buy-contract':
      return buyWords(view, action.place);
    case 'take-contract':
      return say('fe.action.take-contract', { contract: onPlace(view, action.place) });
    case 'buy-public':
    case 'use-public':
      return say(`fe.action.${action.do}`, { card: publicContract(action.card) });
    case 'go':
      return driveWords(action.space, view);
    case 'route':
      return say('fe.action.route', { payment: payment(action.bank, action.tolls) });
    case 'build':
    case 'oil-extra':
    case 'coal-return':
    case 'return-plant':
    case 'extra-plant':
    case 'join-slot':
      return say(`fe.action.${action.do}`, slotOf(action, view));
    case 'join':
      return say('fe.action.join', { ...slotOf(action, view), price: components.economy.joint });
    case 'double-oil':
      return say('fe.action.double-oil', { contract: contract(action.contract, 'on') });
    case 'extra-plant-space':
    case 'join-space':
      return say(`fe.action.${action.do}`, { space: space(action.space, 'in') });
    case 'step-crew':
      return say('fe.action.step-crew', { space: space(action.space, 'to') });
    case 'swap-first':
    case 'swap-second':
      return say(`fe.action.${action.do}`, { space: space(action.space, 'in'), token: tokenAt(action.space, view) });
    case 'nuclear':
      return say(`fe.action.nuclear.${action.to}`);
    case 'pay':
      return payWords(action.with, view);
    case 'sell-certificate':
      return sellWords(action.certificate, view, seat);
    case 'shift': {
      const from = symbolOf(action.contract, action.from);
      return say('fe.action.shift', {
        contract: contractName(action.contract, 'bare'),
        from,
        to: symbolOf(action.contract, action.to),
      });
    }
    case 'done':
    case 'buy-blind':
    case 'pass':
    case 'stop':
    case 'decline':
    case 'skip':
    case 'end':
      return say(`fe.action.${action.do}`);
  }
}

/** A place of the display may be empty; it is then named by its number. */
function onPlace(view: FutureEnergyState, place: number): Words {
  const id = view.display[place - 1];
  return id === undefined ? say('fe.place.display', { place }) : contract(id, 'the');
}

function buyWords(view: FutureEnergyState, place: number): Words {
  const id = view.display[place - 1];
  const price = priceOfPlace(place);
  return id === undefined
    ? say('fe.action.buy-contract.empty', { place, price })
    : say('fe.action.buy-contract', { contract: contractName(id, 'bare'), price, points: contractCard(id).points });
}

function lineWords(verb: 'place-line' | 'line-to', id: ConnectionId, view: FutureEnergyState): Words {
  const owners = ownersOn(view, id);
  if (owners === 0) return say(`fe.action.${verb}`, { connection: connection(id) });
  return say(`fe.action.${verb}.beside`, { connection: connection(id), owners: ownersOf(view, owners).map(person) });
}

/** Where the crew could drive, with the token there and the price of the cheapest way. */
function driveWords(id: SpaceId, view: FutureEnergyState): Words {
  const values = { space: space(id, 'to'), token: tokenAt(id, view) };
  const step = waiting(view, 'destination');
  const price = step?.prices[mapOf(view).space(id)];
  return price === undefined || price < 0 ? say('fe.action.go', values) : say('fe.action.go.priced', { ...values, price });
}

function tokenAt(id: SpaceId, view: FutureEnergyState): WordValue {
  const there = view.tokens[mapOf(view).space(id)];
  return there === undefined || there === null ? say('fe.describe.bare') : token(there);
}

/** A plant on a slot of a contract; `last` where it would complete the contract. */
function slotOf(
  action: { readonly contract: ContractId; readonly slot: number },
  view: FutureEnergyState,
): Readonly<Record<string, WordValue>> {
  const { contract: id, slot } = action;
  const step = view.agenda.at(-1);
  const last = step !== undefined && completesContract(view, step, action);
  return {
    contract: contractName(id, 'of'),
    symbol: symbolOf(id, slot),
    last: yesNo(last),
    points: contractCard(id).points,
    earns: components.economy.completed,
  };
}

function payWords(paid: 'real' | Substitute, view: FutureEnergyState): Words {
  const step = waiting(view, 'pc-pay');
  const shown = step === null ? say('fe.none') : token(at(publicCard(step.card).tokens, step.paid));
  return paid === 'real'
    ? say('fe.action.pay.real', { symbol: shown })
    : say('fe.action.pay.instead', { symbol: shown, token: token(paid) });
}

function sellWords(index: number, view: FutureEnergyState, seat: Seat): Words {
  const value = view.players[seat]?.certificates[index] ?? HIDDEN_VALUE;
  if (value === HIDDEN_VALUE) return say('fe.action.sell-certificate.hidden', { number: index + 1 });
  return say('fe.action.sell-certificate', { number: index + 1, value, amount: value + bonusOf(view) });
}

/** What the public contract in use adds to the value of a certificate. */
function bonusOf(view: FutureEnergyState): number {
  const step = waiting(view, 'pc-certificate');
  const effect = step === null ? null : publicCard(step.card).effect;
  return effect?.kind === 'sell-certificate' ? effect.bonus : 0;
}

/** The decision that is being asked, if it is of this kind. */
function waiting<D extends 'destination' | 'pc-pay' | 'pc-certificate'>(
  view: FutureEnergyState,
  kind: D,
): StepOf<FutureEnergy, D> | null {
  const step = view.agenda.at(-1);
  return step !== undefined && isStep(step, kind) ? step : null;
}

function isStep<D extends StepOf<FutureEnergy, 'destination' | 'pc-pay' | 'pc-certificate'>['do']>(
  step: Step,
  kind: D,
): step is StepOf<FutureEnergy, D> {
  return step.do === kind;
}
