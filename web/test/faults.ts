// What of a page is not as it should be, by the window it is looked at in.
import type { Measured, Text } from './measured.ts';

/** The windows a table must be at home in. */
export const WINDOWS = [
  { name: 'wide', width: 1920, height: 1080, touch: false },
  { name: 'desk', width: 1280, height: 800, touch: false },
  { name: 'small', width: 1024, height: 768, touch: false },
  { name: 'upright', width: 768, height: 1024, touch: true },
  { name: 'phone', width: 390, height: 844, touch: true },
] as const;
export type Window = (typeof WINDOWS)[number];

/** Pixels: nothing is smaller than `least`, and nothing one needs for the decision at hand smaller than `needed`. */
function limitsIn(window: Window): { readonly needed: number; readonly least: number; readonly target: number } {
  const target = window.touch ? 44 : 24;
  return window.name === 'phone' ? { needed: 14, least: 12, target } : { needed: 13, least: 11, target };
}

export interface Fault {
  /** Below what anything may be; below what one needs; over another text; cut; a word in two lines; letters painted in another size than theirs; hard to hit; empty; out of the window; a list without room; a prompt or an end of turn out of sight; costs or gains without a column; a hyphen for a minus. */
  readonly kind:
    | 'tiny'
    | 'small'
    | 'overlap'
    | 'clipped'
    | 'broken'
    | 'warped'
    | 'target'
    | 'empty'
    | 'outside'
    | 'cramped'
    | 'away'
    | 'ragged'
    | 'hyphen';
  readonly what: string;
}

/** So far are the targets of a board from each other, in pixels. */
const ON_BOARD = 24;
/** So much of the board's window may stay empty. */
const EMPTY = 0.03;
/** So much of a drawing may be bare in one place: an ocean, a gap between the stars. */
const BARE = 0.08;
/** So much of a list is seen at least, in pixels: four answers, and one where a lesson points at the board, which has the room. */
const LISTED = { all: 191, pointed: 48 } as const;

/** What is not as it should be. */
export function faultsOf({ page, window }: { readonly page: Measured; readonly window: Window }): Fault[] {
  const { needed, least, target } = limitsIn(window);
  // A tenth of a pixel is nobody's difference.
  const below = (size: number, limit: number) => size < limit - 0.1;
  const sized = ({ text, size, part }: Text) => `${part} ${size.toFixed(1)} px: ${text.slice(0, 40)}`;
  const tiny = page.texts.filter(({ size }) => below(size, least));
  const small = page.texts.filter((it) => it.needed && below(it.size, needed) && !below(it.size, least));
  // Whatever is chosen on the board can be chosen in the list too, where it has the size a finger needs.
  const targets = page.targets.filter(({ size, board }) => below(size, board ? ON_BOARD : target));
  return [
    ...tiny.map((it): Fault => ({ kind: 'tiny', what: sized(it) })),
    ...small.map((it): Fault => ({ kind: 'small', what: sized(it) })),
    ...page.overlaps.map((what): Fault => ({ kind: 'overlap', what })),
    ...page.clipped.map((what): Fault => ({ kind: 'clipped', what })),
    ...page.broken.map((what): Fault => ({ kind: 'broken', what })),
    ...page.warped.map((what): Fault => ({ kind: 'warped', what })),
    ...targets.map(
      ({ what, size, board }): Fault => ({ kind: 'target', what: `${board ? 'board' : 'page'} ${size.toFixed(0)} px: ${what}` }),
    ),
    ...page.outside.map((what): Fault => ({ kind: 'outside', what })),
    ...page.away.map((what): Fault => ({ kind: 'away', what })),
    ...page.ragged.map((what): Fault => ({ kind: 'ragged', what })),
    ...page.hyphens.map((what): Fault => ({ kind: 'hyphen', what })),
    ...(page.listed !== null && page.listed < (page.pointed ? LISTED.pointed : LISTED.all)
      ? [{ kind: 'cramped', what: `${Math.round(page.listed)} px` } as const]
      : []),
    ...(page.bare > BARE ? [{ kind: 'empty', what: `bare ground of ${Math.round(page.bare * 100)} %` } as const] : []),
    ...(page.empty > EMPTY ? [{ kind: 'empty', what: `${Math.round(page.empty * 100)} %` } as const] : []),
  ];
}
