import { type Action, type Condition, conditionsFor, type State, same } from '@kaya/engine';
import { MOST_CONDITIONS } from '@kaya/wire';
import { useSpeech, useTable } from '../table/atTable.ts';
import type { DraftSay } from './text/index.ts';

interface Props {
  /** The table as it stands, whatever a draft makes of it. */
  readonly view: State;
  readonly moves: readonly Action[];
  readonly when: readonly Condition[];
  readonly say: DraftSay;
  onChange(when: readonly Condition[]): void;
}

/** What must be so before an order is played: chosen from the few conditions that the game offers for its moves. */
export function Conditions({ view, moves, when, say, onChange }: Props) {
  const { box, session, viewer } = useTable();
  const speech = useSpeech();
  const { voice } = box;
  const words = (condition: Condition) => {
    const said = voice.condition?.(condition);
    return said === undefined ? condition.kind : speech.say(said);
  };
  const isSet = ({ kind, about }: Condition) => when.some((it) => it.kind === kind && it.about === about);
  const offered = conditionsFor(session.game, view, viewer, moves).filter((it) => !isSet(it));
  return (
    <div className="order-conditions">
      {when.length > 0 && <p aria-hidden="true">{say('order.when')}</p>}
      {when.length > 0 && (
        <ul aria-label={say('order.when')}>
          {when.map((condition) => (
            <li key={`${condition.kind} ${condition.about}`}>
              <span>{words(condition)}</span>
              {condition.bound !== null && (
                <input
                  type="number"
                  aria-label={`${say('order.bound')}: ${words(condition)}`}
                  defaultValue={condition.bound}
                  onBlur={({ target }) => {
                    const bound = Math.round(target.valueAsNumber);
                    if (!Number.isNaN(bound) && bound !== condition.bound)
                      onChange(when.map((it) => (same(it, condition) ? { ...it, bound } : it)));
                  }}
                />
              )}
              <button
                type="button"
                aria-label={say('order.drop', { what: words(condition) })}
                onClick={() => onChange(when.filter((it) => it !== condition))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && when.length < MOST_CONDITIONS && (
        <select
          aria-label={say('order.add')}
          value=""
          onChange={({ target }) => {
            const chosen = offered[Number(target.value)];
            if (chosen !== undefined) onChange([...when, chosen]);
          }}
        >
          <option value="">{say('order.add')}</option>
          {offered.map((condition, i) => (
            <option key={`${condition.kind} ${condition.about}`} value={i}>
              {words(condition)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
