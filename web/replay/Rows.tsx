import type { Box, Words } from '@kaya/engine';
import { SeatBadge } from '@kaya/pieces';
import { createElement, Fragment, memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Row, rowAt } from './rows.ts';

/** So many lines before and behind the present one are laid out, and so many more where somebody scrolls there. */
const NEAR = 15;
const MORE = 30;
/** So near to the edge, in pixels, more is laid out. */
const EDGE = 240;

interface Props {
  readonly box: Box;
  readonly rows: readonly Row[];
  readonly at: number;
  readonly label: string;
  readonly starred: string;
  say(words: Words): string;
  onGo(step: number): void;
  onPoint(places: readonly string[] | null): void;
}

/** The whole game line by line, of which only what is near is laid out. */
export function Rows({ box, rows, at, label, starred, say, onGo, onPoint }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const present = rowAt(rows, at);
  const [laid, lay] = useState({ from: present - NEAR, to: present + NEAR });
  const near = present >= laid.from && present < laid.to;
  const from = Math.max(0, near ? laid.from : present - NEAR);
  const to = Math.min(rows.length, near ? laid.to : present + NEAR);
  useEffect(() => {
    if (!near) lay({ from, to });
  }, [near, from, to]);

  // What comes above moves nothing that is seen; whoever jumps elsewhere needs no such look, which costs a layout.
  const above = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || above.current === null) return;
    element.scrollTop += element.scrollHeight - above.current;
    above.current = null;
  });
  const shown = useRef(-1);
  useLayoutEffect(() => {
    if (shown.current === present) return;
    shown.current = present;
    if (list.current !== null) centre(list.current);
  });
  // What comes below takes room from the list: the present line stays in sight, unless somebody has scrolled elsewhere.
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let before = element.clientHeight;
    const resized = new ResizeObserver(() => {
      // One that was hidden has forgotten where it was.
      if (before === 0 || isIn(element, before)) centre(element);
      before = element.clientHeight;
    });
    resized.observe(element);
    return () => resized.disconnect();
  }, []);

  const scrolled = () => {
    const element = list.current;
    if (element === null) return;
    if (element.scrollTop < EDGE && from > 0) {
      above.current = element.scrollHeight;
      lay({ from: Math.max(0, from - MORE), to });
    } else if (element.scrollHeight - element.scrollTop - element.clientHeight < EDGE && to < rows.length)
      lay({ from, to: Math.min(rows.length, to + MORE) });
  };
  // The same functions for every moment: a line that says the same is not drawn anew.
  const latest = useRef({ onGo, onPoint });
  latest.current = { onGo, onPoint };
  const [lasting] = useState(() => ({
    onGo: (chosen: number) => latest.current.onGo(chosen),
    onPoint: (places: readonly string[] | null) => latest.current.onPoint(places),
  }));
  const step = rows[present]?.step;
  return (
    <ol ref={list} className="replay-rows" aria-label={label} onScroll={scrolled}>
      {rows.slice(from, to).map((row, i) => (
        <OneRow
          key={row.key}
          box={box}
          row={row}
          say={say}
          starred={starred}
          current={from + i === present}
          now={row.step === step}
          later={from + i > present}
          {...lasting}
        />
      ))}
    </ol>
  );
}

function presentIn(list: HTMLElement): HTMLElement | null {
  return list.querySelector<HTMLElement>('[aria-current]')?.parentElement ?? null;
}

/** Is the present line in sight, where the list is so high? */
function isIn(list: HTMLElement, height: number): boolean {
  const row = presentIn(list);
  return row === null || (row.offsetTop + row.offsetHeight > list.scrollTop && row.offsetTop < list.scrollTop + height);
}

function centre(list: HTMLElement): void {
  const row = presentIn(list);
  list.scrollTop = row === null ? 0 : row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
}

/** Between a minus and a sign of money a browser would end the line. */
function unbroken(text: string): ReactNode {
  if (!/−[€$]/.test(text)) return text;
  const parts = text.split(/(\S*−[€$]\S*)/);
  return createElement(Fragment, null, ...parts.map((part, i) => (i % 2 === 0 ? part : createElement('span', WHOLE, part))));
}
const WHOLE = { style: { whiteSpace: 'nowrap' } } as const;

/** Five points, drawn: not every font of every device has such a sign. */
const STAR = 'M0-9 2.1-2.9 8.6-2.8 3.4 1.1 5.3 7.3 0 3.6-5.3 7.3-3.4 1.1-8.6-2.8-2.1-2.9z';

interface RowProps extends Pick<Props, 'box' | 'starred' | 'say' | 'onGo' | 'onPoint'> {
  readonly row: Row;
  readonly current: boolean;
  readonly now: boolean;
  readonly later: boolean;
}

const OneRow = memo(function OneRow({ box, row, say, starred, current, now, later, onGo, onPoint }: RowProps) {
  return (
    <li data-opens={row.opens ?? undefined} data-now={now ? '' : undefined} data-later={later ? '' : undefined}>
      <button
        type="button"
        aria-current={current ? 'step' : undefined}
        onClick={() => onGo(row.step)}
        onPointerEnter={() => onPoint(box.game.places.event(row.event))}
        onPointerLeave={() => onPoint(null)}
      >
        {typeof row.doer === 'number' ? <SeatBadge seat={row.doer} size={12} /> : <span />}
        <span>
          {unbroken(say(row.words))}
          {row.great && (
            <span className="replay-star" title={starred}>
              {' '}
              <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <path d={STAR} />
              </svg>
              <span className="hidden"> {starred}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
});
