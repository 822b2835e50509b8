/** What the site shows on the marked elements of a drawing. */
export interface Marks {
  /** An action names this place. */
  readonly may: ReadonlySet<string>;
  /** What lies behind an entry of a menu names this place: one can begin there. */
  readonly begin: ReadonlySet<string>;
  /** Something forbidden names this place: one can ask why. */
  readonly ask: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  /** Where a bot advises to go. */
  readonly advised: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  label(place: string): string;
}

/** A pointer that moved less than this, in pixels, has pointed. */
export const SLACK = 6;
/** A finger that rests this long on a place asks what it is, in milliseconds; lifted, it plays nothing. */
export const RESTS = 600;

const OWN = ['role', 'tabindex', 'aria-label', 'aria-disabled'] as const;

/** Every element that stands for a place, or did until the drawing changed, in the order of the page. */
export function placed(root: Element): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>('[data-place], [data-may-point], [data-may-begin], [data-may-ask]')];
}

export function placeOf(element: Element): string {
  return element.getAttribute('data-place') ?? '';
}

/** Writes the marks onto a drawing. React does not know these attributes, so they are written after each of its changes. */
export function applyMarks(root: Element, marks: Marks): void {
  const elements = placed(root);
  const pointable = elements.filter((it) => isPointable(marks, placeOf(it)));
  const first = pointable.find((it) => marks.may.has(placeOf(it))) ?? pointable[0];
  const focused = pointable.find((it) => it === document.activeElement);
  const outer = new Set<Element>();
  for (const element of pointable) {
    const around = element.parentElement?.closest('[data-place]');
    if (around !== null && around !== undefined) outer.add(around);
  }
  for (const element of elements) {
    const place = placeOf(element);
    flag(element, 'data-may-point', marks.may.has(place));
    flag(element, 'data-may-begin', !marks.may.has(place) && marks.begin.has(place));
    flag(element, 'data-may-ask', !marks.may.has(place) && !marks.begin.has(place) && marks.ask.has(place));
    flag(element, 'data-lit', marks.lit.has(place));
    flag(element, 'data-advised', marks.advised.has(place));
    flag(element, 'data-chosen', marks.chosen.has(place));
    if (!isPointable(marks, place)) {
      for (const name of OWN) element.removeAttribute(name);
      continue;
    }
    // A button may not contain another one; an area around buttons is a group that can be chosen itself.
    set(element, 'role', outer.has(element) ? 'group' : 'button');
    set(element, 'tabindex', element === (focused ?? first) ? '0' : '-1');
    // A button is heard by its label alone: what is written in it belongs to that.
    const written = outer.has(element) ? '' : writtenIn(element);
    set(element, 'aria-label', written === '' ? marks.label(place) : `${marks.label(place)} – ${written}`);
    if (!marks.may.has(place) && !marks.begin.has(place) && !outer.has(element)) set(element, 'aria-disabled', 'true');
    else element.removeAttribute('aria-disabled');
  }
}

function isPointable({ may, begin, ask }: Marks, place: string): boolean {
  return may.has(place) || begin.has(place) || ask.has(place);
}

/** The words and numbers that are written in a drawing, in their order. */
function writtenIn(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) found.push(node.nodeValue?.trim() ?? '');
  return found.filter((text) => text !== '').join(' ');
}

function flag(element: Element, name: string, on: boolean): void {
  if (on) set(element, name, '');
  else if (element.hasAttribute(name)) element.removeAttribute(name);
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export function middle(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
