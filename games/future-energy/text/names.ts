import { at, type Words, type WordValue } from '@kaya/engine';
import { components, contractCard, newSite, type PublicEffect, publicCard } from '../data/index.ts';
import type { PlayerPart } from '../rules/places.ts';
import { isPublicContract } from '../rules/table.ts';
import type { Cause, ConnectionId, ContractId, KeptId, PublicId, RegionId, SpaceId } from '../types/index.ts';
import { inRow, person, say, yesNo } from './say.ts';

/** Words for the things of the game; sentences are made of them elsewhere. */

/** A space: its name, or `in` it, `to` it; `full` where the start space is not to be shortened. */
export function space(id: SpaceId, form: 'name' | 'full' | 'in' | 'to' = 'name'): Words {
  return { key: `fe.space.${id}`, values: { form } };
}

export function connection(id: ConnectionId): Words {
  const [a = '', b = ''] = id.split('--');
  return say('fe.connection', { a: space(a), b: space(b) });
}

export function region(id: RegionId): Words {
  return { key: `fe.region.${id}` };
}

/** A token, a symbol or a joker. */
export function token(id: KeptId): Words {
  const effect = newSite(id)?.effect;
  if (effect === undefined) return { key: `fe.token.${id}` };
  return say(`fe.site.${effect.kind}`, 'amount' in effect ? { amount: effect.amount } : {});
}

/** How often each token is there: coal × 2, gas × 1. */
export function counted(ids: readonly KeptId[]): WordValue {
  const counts = new Map<KeptId, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return inRow([...counts].map(([id, count]) => (count === 1 ? token(id) : say('fe.count', { thing: token(id), count }))));
}

/** How a sentence takes up a contract: `the` contract, a plant `of` it, `on` it, or its symbols alone. */
type ContractForm = 'the' | 'of' | 'on' | 'bare';

const starting = new Set<string>(components.startContracts.map((card) => card.id));

/** What a kind of a player's things is called. */
export function partName(part: PlayerPart): Words {
  return { key: `fe.part.${part}` };
}

/** A contract is called by its symbols. */
export function contractName(id: ContractId, form: ContractForm): Words {
  const symbols = inRow(contractCard(id).symbols.map(token), 'plus');
  return say(starting.has(id) ? 'fe.contract.start' : 'fe.contract', { form, symbols });
}

/** A contract with its points. */
export function contract(id: ContractId, form: ContractForm): Words {
  return say('fe.contract.valued', { contract: contractName(id, form), points: contractCard(id).points });
}

export function symbolOf(id: ContractId, slot: number): Words {
  return token(at(contractCard(id).symbols, slot));
}

export function cardName(id: PublicId): Words {
  return { key: `fe.card.${id}` };
}

/** The name of a public contract, in quotation marks. */
export function card(id: PublicId): Words {
  return say('fe.quoted', { name: cardName(id) });
}

/** A public contract with its tokens and points. */
export function publicContract(id: PublicId): Words {
  const { tokens, points } = publicCard(id);
  return say('fe.public', { name: cardName(id), tokens: inRow(tokens.map(token), 'plus'), points });
}

/** A public contract with all that is printed on it. */
export function publicInFull(id: PublicId): Words {
  const { tokens, points, effect } = publicCard(id);
  const shown = inRow(tokens.map(token), 'plus');
  return say('fe.public.full', { name: cardName(id), tokens: shown, points, effect: effectOf(effect) });
}

export function effectOf(effect: PublicEffect): Words {
  switch (effect.kind) {
    case 'money':
    case 'join-anywhere':
    case 'free-line-shared':
      return say(`fe.effect.${effect.kind}`, { amount: effect.amount });
    case 'relocate-line':
      return say('fe.effect.relocate-line', { shared: yesNo(effect.shared) });
    case 'sell-certificate':
      return say('fe.effect.sell-certificate', { bonus: effect.bonus });
    case 'shift-plant':
    case 'step-crew':
    case 'return-plant':
    case 'free-contract':
    case 'swap-tokens':
    case 'double-oil':
    case 'repeat-planning':
      return say(`fe.effect.${effect.kind}`);
  }
}

/** What brought an effect about: a token or a public contract. */
export function cause(id: Cause): Words {
  return isPublicContract(id) ? card(id) : token(id);
}

/** What a drive costs: so much to the bank, so much to each owner of a line. */
export function payment(bank: number, tolls: readonly number[]): WordValue {
  const parts: WordValue[] = bank > 0 ? [say('fe.pay.bank', { amount: bank })] : [];
  tolls.forEach((amount, seat) => {
    if (amount > 0) parts.push(say('fe.pay.seat', { amount, seat: person(seat) }));
  });
  return parts.length === 0 ? say('fe.pay.nothing') : inRow(parts);
}
