import type { Piece, Viewer } from '@kaya/engine';
import { useRef } from 'react';

/**
 * Equal pieces have no names of their own: a position only says that some scientist stands here and another there.
 * Following them from one position to the next gives each a name that stays, so that the one that moved is seen to move.
 */

/** The pieces with the names they had: those that stayed keep theirs, those that are new in a place come from one left. */
export function follow(before: readonly Piece[], now: readonly Piece[]): Piece[] {
  const free = new Map<string, Piece[]>();
  for (const piece of before) push(free, kindOf(piece), piece);
  const named = now.map((piece) => take(free, piece, (it) => it.id === piece.id && it.place === piece.place));
  const stayed = now.map((piece, i) => named[i] ?? take(free, piece, (it) => it.place === piece.place));
  const used = new Set(stayed.flatMap((id) => id ?? []));
  const moved = now.map((piece, i) => {
    const id = stayed[i] ?? take(free, piece, (it) => it.id === piece.id) ?? take(free, piece, () => true);
    if (id !== undefined) used.add(id);
    return id;
  });
  return now.map((piece, i) => ({ ...piece, id: moved[i] ?? unused(piece.id, used) }));
}

function kindOf({ kind, owner }: Piece): string {
  return `${kind} ${owner ?? ''}`;
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** The name of a piece of the same kind that is still free, taken off the list. */
function take(free: Map<string, Piece[]>, piece: Piece, fits: (it: Piece) => boolean): string | undefined {
  const list = free.get(kindOf(piece));
  const index = list?.findIndex(fits) ?? -1;
  return index < 0 ? undefined : list?.splice(index, 1)[0]?.id;
}

function unused(id: string, used: Set<string>): string {
  let name = id;
  while (used.has(name)) name += '+';
  used.add(name);
  return name;
}

/** The pieces of a position, by where they lie. */
export interface Pieces {
  at(place: string, kind?: string): readonly Piece[];
}

function byPlace(pieces: readonly Piece[]): Pieces {
  const places = Map.groupBy(pieces, (it) => it.place);
  return {
    at: (place, kind) => (places.get(place) ?? []).filter((it) => kind === undefined || it.kind === kind),
  };
}

/** What was named once stays named: the drawing and the seats' panels see the same names. */
const known = new WeakMap<object, Map<Viewer, readonly Piece[]>>();

/** The pieces of the position shown, followed from the one shown before. */
export function usePieces<S extends object>(
  view: S,
  viewer: Viewer,
  scene: (view: S, viewer: Viewer) => readonly Piece[],
): Pieces {
  const last = useRef<{ readonly view: S; readonly pieces: readonly Piece[]; readonly found: Pieces } | null>(null);
  if (last.current === null || last.current.view !== view) {
    const pieces = known.get(view)?.get(viewer) ?? named(scene(view, viewer), last.current?.pieces ?? null);
    known.set(view, new Map(known.get(view)).set(viewer, pieces));
    last.current = { view, pieces, found: byPlace(pieces) };
  }
  return last.current.found;
}

function named(now: readonly Piece[], before: readonly Piece[] | null): readonly Piece[] {
  return before === null ? now : follow(before, now);
}
