import { type Action, same } from '@kaya/engine';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../text/index.ts';
import { withoutAsides } from './asides.ts';
import { type AtTable, type Choosing, NOWHERE, useChoosing, useSpeech, useTable } from './atTable.ts';

/** A list longer than this gets a field to search in. */
const MANY = 14;

/** One thing that can be done; pointing at it lights up where, and pointing there lights it up. */
export function ActionButton({ action, hint }: { readonly action: Action; readonly hint?: boolean }) {
  const table = useTable();
  const speech = useSpeech();
  const choosing = useChoosing();
  const button = useRef<HTMLButtonElement>(null);
  const key = JSON.stringify(action);
  const { pointed } = choosing;
  const meant = useSyncExternalStore(pointed.watch, () => pointed.value.has(key));
  useEffect(() => {
    if (meant && button.current?.matches(':hover, :focus') === false) button.current.scrollIntoView({ block: 'nearest' });
  }, [meant]);
  const light = () => choosing.lit.set(placesOf(table, choosing, action));
  const dim = () => choosing.lit.set(NOWHERE);
  return (
    <button
      ref={button}
      type="button"
      className="action"
      data-action={JSON.stringify(action)}
      data-hint={hint === true ? '' : undefined}
      data-meant={meant ? '' : undefined}
      onClick={() => {
        dim();
        choosing.play(action);
      }}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      {speech.sayAction(action)}
    </button>
  );
}

/** Where an action takes place; of an entry of a menu also all places that lie behind it. */
function placesOf({ box }: AtTable, { ahead }: Choosing, action: Action): ReadonlySet<string> {
  const behind = [...ahead.value].filter(([, all]) => all.some(({ entry }) => same(entry, action))).map(([place]) => place);
  return new Set([...box.game.places.action(action), ...behind]);
}

/** Everything that can be done now, in words. Arrow keys walk through it; after a move the focus stays in the list. */
export function ActionList({ hinted }: { readonly hinted: string | null }) {
  const table = useTable();
  const speech = useSpeech();
  const choosing = useChoosing();
  const say = useText();
  const list = useRef<HTMLUListElement>(null);
  const held = useRef(false);
  const [search, setSearch] = useState('');
  const { legal } = choosing.choices;
  const { main, asides } = withoutAsides(table.box.game, legal);

  useEffect(() => {
    if (legal.length === 0) return;
    setSearch('');
    const lost = document.activeElement === null || document.activeElement === document.body;
    // The list itself, not its first entry: that would light up as if it were the best.
    if (held.current && lost) list.current?.focus({ preventScroll: true });
  }, [legal]);

  const named = main.map((action) => ({ action, key: JSON.stringify(action), text: speech.sayAction(action) }));
  const wanted = search.trim().toLocaleLowerCase();
  const found = wanted === '' ? named : named.filter(({ text }) => text.toLocaleLowerCase().includes(wanted));

  const walk = (event: React.KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || (at < 0 && document.activeElement !== list.current)) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  };

  return (
    <>
      {main.length > MANY && (
        <input
          type="search"
          className="action-search"
          value={search}
          placeholder={say('table.search-actions', { count: main.length })}
          aria-label={say('table.search-actions', { count: main.length })}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul
        ref={list}
        tabIndex={-1}
        className="actions"
        aria-label={say('table.actions')}
        onKeyDown={walk}
        onFocus={() => {
          held.current = true;
        }}
        onBlur={(event) => {
          // When the focused button vanishes the page has no next one to go to: then the list keeps the right to it.
          if (event.relatedTarget !== null) held.current = false;
        }}
      >
        {found.map(({ action, key }) => (
          <li key={key}>
            <ActionButton action={action} hint={key === hinted} />
          </li>
        ))}
      </ul>
      {asides.length > 0 && (
        <details className="asides" open={asides.some((it) => JSON.stringify(it) === hinted)}>
          <summary>{say('table.asides', { count: asides.length })}</summary>
          <ul className="actions">
            {asides.map((action) => (
              <li key={JSON.stringify(action)}>
                <ActionButton action={action} hint={JSON.stringify(action) === hinted} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
