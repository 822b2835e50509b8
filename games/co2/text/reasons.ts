import type { Reason, Words, WordValue } from '@kaya/engine';
import { components, idsOf } from '../data/index.ts';
import { ENERGIES, REGIONS } from '../types/index.ts';
import { energy, goods, lobbyName, money, region, unGoalTypes } from './names.ts';
import { say } from './say.ts';

/** Why something cannot be done. */

export function reasonWords({ rule, values }: Reason): Words {
  // Of all UN goals together there is no single card to name.
  if (rule === 'CO2-UNG-1' && values['card'] === undefined) return say('co2.reason.CO2-UNG-1.general');
  if (values['from'] === 'hand') return { key: `co2.reason.${rule}.hand` };
  if (values['from'] !== undefined) {
    return { key: `co2.reason.${rule}.region`, values: { region: region(oneOf(REGIONS, values['from']), 'from') } };
  }
  if (rule === 'CO2-CON-3') return { key: `co2.reason.${rule}`, values: shortfall(values) };
  return { key: `co2.reason.${rule}`, values: translated(rule, values) };
}

/** CO2-CON-3: what the plant costs, next to what the player has. */
function shortfall(values: Reason['values']): Readonly<Record<string, WordValue>> {
  const number = (name: string): number => Number(values[name] ?? 0);
  return {
    cost: goods({ money: number('needsMoney'), tech: number('needsTech') }),
    stock: goods({ money: number('money'), tech: number('tech') }),
  };
}

/** Ids and amounts of a reason, as words in the form that its sentence needs. */
function translated(rule: string, values: Reason['values']): Readonly<Record<string, WordValue>> {
  const words: Record<string, WordValue> = {};
  for (const [name, value] of Object.entries(values)) {
    switch (name) {
      case 'type':
        words[name] = energy(oneOf(ENERGIES, value), rule === 'CO2-CON-2' || rule === 'CO2-EXP-10' ? 'in' : 'name');
        break;
      case 'region':
        words[name] = region(oneOf(REGIONS, value), 'in');
        break;
      case 'card':
        words[name] =
          rule === 'CO2-UNG-1'
            ? unGoalTypes(oneOf(idsOf(components.unGoals), value))
            : lobbyName(oneOf(idsOf(components.lobby), value));
        break;
      case 'fee':
      case 'price':
      case 'money':
        words[name] = money(Number(value));
        break;
      default:
        words[name] = value;
    }
  }
  return words;
}

function oneOf<T extends string>(list: readonly T[], text: string | number): T {
  const found = list.find((it) => it === text);
  if (found === undefined) throw new Error(`'${text}' is none of ${list.join(', ')}`);
  return found;
}
