import { type Action, type Box, same } from '@kaya/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useValue } from '../app/value.ts';
import { innermost, type Marked } from '../board/innermost.ts';
import { applyMarks, middle, placeOf } from '../board/marks.ts';
import { useText } from '../text/index.ts';
import { type AtTable, type Choosing, NOWHERE, type Speech } from './atTable.ts';

/** Pointing at places, with mouse, finger and keys, for every drawing on the table at once. */
export function usePointing(root: RefObject<HTMLElement | null>, { box }: AtTable, speech: Speech, choosing: Choosing): void {
  const say = useText();
  const lit = useValue(choosing.lit);
  const advised = useValue(choosing.advised);
  const ahead = useValue(choosing.ahead);
  const latest = useRef(choosing);
  latest.current = choosing;

  const mark = useRef<(element: Element) => void>(null);
  mark.current = (element) => {
    const { pick, choices } = choosing;
    const open = pick === null || pick.actions.length === 0 ? null : pick;
    const begin = new Set(pick === null ? ahead.keys() : []);
    const may = open === null ? new Set(choices.legalAt.keys()) : stillOpen(box, open.places, open.actions);
    applyMarks(element, {
      may,
      begin,
      ask: new Set(choices.blockedAt.keys()),
      lit,
      advised,
      chosen: new Set(pick?.places ?? []),
      label: (place) => {
        const name = speech.sayPlace(place);
        if (!may.has(place) && !begin.has(place)) return say('table.place-blocked', { place: name });
        const actions = choices.legalAt.get(place) ?? [];
        const [only] = actions;
        const count = begin.has(place) ? (ahead.get(place)?.length ?? 0) : actions.length;
        return !begin.has(place) && actions.length === 1 && only !== undefined
          ? say('table.place-action', { place: name, action: speech.sayAction(only) })
          : say('table.place-actions', { place: name, count });
      },
    });
  };
  const observer = useRef<MutationObserver>(null);
  useLayoutEffect(() => {
    if (root.current !== null) mark.current?.(root.current);
    observer.current?.takeRecords();
  });
  // A part of the table may also be drawn without a new choice, as the hand is when its tab is opened.
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    observer.current = new MutationObserver(() => mark.current?.(element));
    observer.current.observe(element, { childList: true, subtree: true });
    return () => observer.current?.disconnect();
  }, [root]);

  const near = useRef<Near['meantAt']>(null);
  const { legal } = choosing.choices;
  // A board that changes under a mouse at rest is not pointed at: the mouse must have come there by itself.
  useLayoutEffect(() => {
    if (legal.length > 0) root.current?.removeAttribute(MOVED);
  }, [root, legal]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const gone = new AbortController();
    const moved = () => element.setAttribute(MOVED, '');
    const click = (event: MouseEvent) => {
      const { clientX: x, clientY: y, detail } = event;
      const answer = (found: readonly Marked[]) => {
        if (found.length > 0 && !gone.signal.aborted) point(box, latest.current, found, { x, y }, detail === 0);
      };
      if (near.current !== null) answer(meantNear(near.current, element, event));
      else void loadNear(near).then(() => answer(meantNear(near.current, element, event)));
    };
    const key = (event: KeyboardEvent) => {
      const found = event.target instanceof Element ? innermost(event.target) : null;
      if (found === null || found !== event.target || !found.hasAttribute('tabindex')) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        point(box, latest.current, [found], middle(found), true);
      } else if (event.key.startsWith('Arrow')) {
        event.preventDefault();
        void step(element, found, event.key);
      }
    };
    // Whatever lies under the pointer, or has the focus, lights what the list says of it.
    const look = ({ target }: Event) =>
      latest.current.pointed.set(meantBy(latest.current, target instanceof Element ? innermost(target) : null));
    const leave = () => latest.current.pointed.set(NOWHERE);
    const down = () => void loadNear(near);
    const { signal } = gone;
    element.addEventListener('pointermove', moved, { signal });
    element.addEventListener('pointerover', look, { signal });
    element.addEventListener('pointerdown', down, { signal, once: true });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('focusin', look, { signal });
    element.addEventListener('click', click, { signal });
    element.addEventListener('keydown', key, { signal });
    return () => {
      leave();
      gone.abort();
    };
  }, [root, box]);
}

/** The actions that a place stands for, as text: those that name it, and the entries of a menu behind which it lies. */
function meantBy({ choices, ahead }: Choosing, element: Element | null): ReadonlySet<string> {
  if (element === null) return NOWHERE;
  const place = placeOf(element);
  const entries = (ahead.value.get(place) ?? []).map(({ entry }) => entry);
  const found = new Set([...(choices.legalAt.get(place) ?? []), ...entries].map((action) => JSON.stringify(action)));
  return found.size === 0 ? NOWHERE : found;
}

/** The places that tell the remaining actions apart. */
function stillOpen(box: Box, chosen: readonly string[], actions: readonly Action[]): Set<string> {
  const found = new Set<string>();
  for (const action of actions) for (const place of box.game.places.action(action)) if (!chosen.includes(place)) found.add(place);
  return found;
}

const MOVED = 'data-pointer-moved';
type Near = typeof import('../board/meantAt.ts');

async function loadNear(near: RefObject<Near['meantAt'] | null>): Promise<void> {
  near.current ??= (await import('../board/meantAt.ts').catch(() => null))?.meantAt ?? null;
}

/** The focus goes on to what lies there; without a network it stays. */
async function step(root: Element, from: Marked, key: string): Promise<void> {
  const { neighbour } = await import('../board/neighbour.ts').catch(() => ({ neighbour: () => null }));
  const next = neighbour(root, from, key);
  if (next === null) return;
  from.setAttribute('tabindex', '-1');
  next.setAttribute('tabindex', '0');
  next.focus();
}

/** What was pointed at; on the board also what lies near to a pointer that missed. Without a network it is what lies under it. */
function meantNear(meantAt: Near['meantAt'] | null, root: Element, event: MouseEvent): readonly Marked[] {
  const { target, clientX, clientY } = event;
  const hit = target instanceof Element ? innermost(target) : null;
  if (!(target instanceof Element) || meantAt === null) return hit === null ? [] : [hit];
  const touches = event instanceof PointerEvent && event.pointerType === 'touch';
  return meantAt(root, { target, x: clientX, y: clientY, by: touches ? 'finger' : 'mouse' });
}

/** Plays what is meant where that is one thing; else it is chosen in a sheet, which also says why nothing can be done there. */
function point(box: Box, choosing: Choosing, elements: readonly Marked[], at: { x: number; y: number }, byKey: boolean): void {
  const { choices, pick } = choosing;
  const pointed = [...new Set(elements.map(placeOf))];
  const left = (place: string) =>
    pick === null || pick.places.includes(place)
      ? []
      : pick.actions.filter((action) => box.game.places.action(action).includes(place));
  const goesOn = pointed.some((place) => left(place).length > 0);
  const legal = (place: string) => (goesOn ? left(place) : (choices.legalAt.get(place) ?? []));
  const ahead = goesOn ? [] : [...new Set(pointed.flatMap((place) => choosing.ahead.value.get(place) ?? []))];
  // What lies behind an entry says more than the entry.
  const actions = [...new Set(pointed.flatMap(legal))].filter((action) => !ahead.some(({ entry }) => same(entry, action)));
  const nothing = pointed.filter((place) => !goesOn && legal(place).length === 0 && !choosing.ahead.value.has(place));
  const blocked = [...new Set(nothing.flatMap((place) => choices.blockedAt.get(place) ?? []))];
  const [only] = actions;
  const places = goesOn ? [...(pick?.places ?? []), ...pointed] : pointed;
  if (only !== undefined && actions.length === 1 && ahead.length + blocked.length === 0) choosing.play(only);
  else if (actions.length + ahead.length + blocked.length === 0) choosing.setPick(null);
  else choosing.setPick({ places, actions, ahead, blocked, at, from: byKey ? (elements[0] ?? null) : null });
}
