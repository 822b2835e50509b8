import type { Action } from '@kaya/engine';
import { Fragment, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../text/index.ts';
import type { Sorted } from './asides.ts';
import { NOWHERE, useChoosing, useMoment, useSpeech, useTable } from './atTable.ts';
import { columnsOf } from './columnsOf.ts';
import { GroupButton } from './GroupButton.tsx';
import { type Named, nextPart, wayTo } from './parts.ts';
import { placesOf } from './placesOf.ts';
import { Sign } from './Sign.tsx';

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
      <Sign actions={[action]} />
      <Sentence text={speech.sayAction(action)} />
    </button>
  );
}

/** A sentence whose costs and gains stand in columns of their own; read aloud it is the same sentence. */
function Sentence({ text }: { readonly text: string }) {
  const columns = columnsOf(text);
  if (columns === null) return text;
  const { what, cost, gain } = columns;
  return (
    <>
      <span className="what">{what}</span>
      <span className="hidden"> (</span>
      <Sums kind="cost" text={cost} />
      {cost !== '' && gain !== '' && <span className="hidden"> → </span>}
      <Sums kind="gain" text={gain} />
      <span className="hidden">)</span>
    </>
  );
}

/** Costs or gains, each in one piece as long as there is room; an empty column keeps its place. */
function Sums({ kind, text }: { readonly kind: 'cost' | 'gain'; readonly text: string }) {
  return (
    <span className={kind}>
      {text !== '' &&
        text.split(/(?<=,) /).map((sum, i) => (
          <Fragment key={sum}>
            {i > 0 && ' '}
            <span>{sum}</span>
          </Fragment>
        ))}
    </span>
  );
}

interface ListProps {
  readonly actions: readonly Action[];
  readonly label: string;
  readonly hinted: string | null;
}

/**
 * What can be done, in words; among many part by part. Arrow keys walk through it, and after a move the focus stays here.
 */
function PartByPart({ actions, label, hinted }: ListProps) {
  const { box, viewer, session } = useTable();
  const { view } = useMoment();
  const speech = useSpeech();
  const say = useText();
  const list = useRef<HTMLUListElement>(null);
  const held = useRef(false);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const named = useMemo(
    () =>
      actions.map((action): Named => {
        // A lesson points at what is to be done: everything is listed.
        const parts = session.asksAll ? [] : (box.voice.parts?.(action, view, viewer) ?? []);
        const said = parts.map((names) => names.map((words) => speech.say(words)));
        return { action, key: JSON.stringify(action), text: speech.sayAction(action), parts: said };
      }),
    [actions, box, session, view, viewer, speech],
  );

  useEffect(() => {
    if (actions.length === 0) return;
    setSearch('');
    setChosen([]);
  }, [actions]);
  useEffect(() => {
    if (hinted !== null) setChosen(wayTo(named, hinted));
  }, [hinted, named]);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    // The list itself, not its first entry: that would light up as if it were the best.
    if (held.current && lost) list.current?.focus({ preventScroll: true });
  });

  const wanted = search.trim().toLocaleLowerCase();
  const { groups, plain } =
    wanted === ''
      ? nextPart(named, chosen)
      : { groups: [], plain: named.filter(({ text }) => text.toLocaleLowerCase().includes(wanted)) };

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
      {(groups.length + plain.length > MANY || wanted !== '') && (
        <input
          type="search"
          className="action-search"
          value={search}
          placeholder={say('table.search-actions', { count: named.length })}
          aria-label={say('table.search-actions', { count: named.length })}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {chosen.length > 0 && wanted === '' && (
        <button type="button" className="link chosen" onClick={() => setChosen(chosen.slice(0, -1))}>
          ‹ {chosen.join(' · ')}
          <span className="hidden"> – {say('table.choose-again')}</span>
        </button>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        className="actions"
        data-groups={groups.length > 0 ? '' : undefined}
        aria-label={label}
        onKeyDown={walk}
        onFocus={() => {
          held.current = true;
        }}
        onBlur={(event) => {
          // When the focused button vanishes the page has no next one to go to: then the list keeps the right to it.
          if (event.relatedTarget !== null) held.current = false;
        }}
      >
        {groups.map((group) => (
          <li key={group.name}>
            <GroupButton
              group={group}
              hint={group.actions.some(({ key }) => key === hinted)}
              onChoose={() => setChosen([...chosen, group.name])}
            />
          </li>
        ))}
        {plain.map(({ action, key }) => (
          <li key={key}>
            <ActionButton action={action} hint={key === hinted} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Everything that can be done now, but for what ends or passes. */
export function ActionList({ main, asides, hinted }: Omit<Sorted, 'apart'> & { readonly hinted: string | null }) {
  const say = useText();
  return (
    <>
      {main.length > 0 && <PartByPart actions={main} label={say('table.actions')} hinted={hinted} />}
      {asides.length > 0 && <Asides asides={asides} hinted={hinted} />}
    </>
  );
}

/** What may be said or done at any time: named only when somebody looks. */
function Asides({ asides, hinted }: Pick<Sorted, 'asides'> & { readonly hinted: string | null }) {
  const say = useText();
  const [opened, setOpened] = useState(false);
  const open = opened || asides.some((it) => JSON.stringify(it) === hinted);
  const label = say('table.asides', { count: asides.length });
  return (
    <details className="asides" open={open} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{label}</summary>
      {open && <PartByPart actions={asides} label={label} hinted={hinted} />}
    </details>
  );
}

/** What ends, passes or declines. */
export function ApartList({ apart, hinted }: Pick<Sorted, 'apart'> & { readonly hinted: string | null }) {
  const say = useText();
  if (apart.length === 0) return null;
  return (
    <ul className="actions apart" aria-label={say('table.apart')}>
      {apart.map((action) => {
        const key = JSON.stringify(action);
        return (
          <li key={key}>
            <ActionButton action={action} hint={key === hinted} />
          </li>
        );
      })}
    </ul>
  );
}
