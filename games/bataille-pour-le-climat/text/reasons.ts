import type { Reason, Words, WordValue } from '@kaya/engine';

/** Which names of values are ids, and how their names are keyed; all other values are numbers. */
const NAMES: Readonly<Record<string, string>> = {
  region: 'bpc.region.',
  victim: 'bpc.region.',
  about: 'bpc.in.',
  place: 'bpc.in.',
  in: 'bpc.in.',
  to: 'bpc.to.',
  tp: 'bpc.tp.',
  colour: 'bpc.colour.',
  token: 'bpc.token.',
  kind: 'bpc.electricity.',
  employer: 'bpc.employer.',
  institution: 'bpc.institution.',
  character: 'bpc.character.',
  scenario: 'bpc.option.scenario.',
  deck: 'bpc.option.event-deck.',
  option: 'bpc.option.',
};

/** Why something cannot be done. */
export function reasonWords({ rule, values }: Reason): Words {
  const said: Record<string, WordValue> = {};
  for (const [name, value] of Object.entries(values)) {
    const prefix = NAMES[name];
    said[name] = prefix === undefined || typeof value === 'number' ? value : { key: `${prefix}${value}` };
  }
  return { key: `bpc.reason.${rule}`, values: said };
}
