import type { Action } from '@kaya/engine';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/index.ts';
import { withoutAsides } from './asides.ts';
import { NOWHERE, useChoosing, useSpeech, useTable } from './atTable.ts';

/** A list longer than this gets a field to search in. */
const MANY = 14;

/** One thing that can be done; pointing at it lights up where. */
export function ActionButton({ action, hint }: { readonly action: Action; readonly hint?: boolean }) {
  const table = useTable();
  const speech = useSpeech();
  const choosing = useChoosing();
  const light = () => choosing.lit.set(new Set(table.box.game.places.action(action)));
  const dim = () => choosing.lit.set(NOWHERE);
  return (
    <button
      type="button"
      className="action"
      data-action={JSON.stringify(action)}
      data-hint={hint === true ? '' : undefined}
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
    if (held.current && lost) list.current?.querySelector<HTMLElement>('button')?.focus();
  }, [legal]);

  const named = main.map((action) => ({ action, key: JSON.stringify(action), text: speech.sayAction(action) }));
  const wanted = search.trim().toLocaleLowerCase();
  const found = wanted === '' ? named : named.filter(({ text }) => text.toLocaleLowerCase().includes(wanted));

  const walk = (event: React.KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
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
