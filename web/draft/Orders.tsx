import { draftStart, rehearsed } from '@kaya/engine';
import { keyed } from '../app/keyed.ts';
import { useSpeech, useTable } from '../table/atTable.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Conditions } from './Conditions.tsx';
import { draftText } from './text/index.ts';
import '../style/draft.css';

/** What was ordered ahead, in the order of one's wishes: always in sight, and withdrawn with one click. */
export function Orders() {
  const say = useCatalogue(draftText);
  const speech = useSpeech();
  const { session, state, box, viewer } = useTable();
  const { orders = [] } = state;
  // Beside a draft they would stand for something else.
  if (say === null || session.isDraft) return null;
  const start = draftStart(session.game, state.view, viewer);
  const words = (moves: (typeof orders)[number]['moves']) => {
    const views = start === null ? [] : rehearsed(session.game, start, viewer, moves).views;
    return moves.map((move, i) => speech.say(box.voice.action(move, views[i] ?? state.view, viewer)));
  };
  const change = (index: number, to: readonly (typeof orders)[number][]) => session.order?.(orders.toSpliced(index, 1, ...to));
  return (
    <li className="orders">
      <p>{say('order.about', { count: orders.length })}</p>
      <ol>
        {keyed(orders).map(({ key, item: order, index }) => (
          <li key={key}>
            <span>{words(order.moves).join(' · ')}</span>
            <label className="check">
              <input type="checkbox" checked={order.exact} onChange={() => change(index, [{ ...order, exact: !order.exact }])} />
              <span>{say('order.exact')}</span>
            </label>
            <Conditions
              view={state.view}
              moves={order.moves}
              when={order.when ?? []}
              say={say}
              onChange={(when) => change(index, [{ ...order, when }])}
            />
            {index > 0 && (
              <button type="button" onClick={() => session.order?.([order, ...orders.toSpliced(index, 1)])}>
                {say('order.earlier')}
              </button>
            )}
            <button type="button" onClick={() => change(index, [])}>
              {say('order.withdraw')}
            </button>
          </li>
        ))}
      </ol>
    </li>
  );
}
