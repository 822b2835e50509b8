import { Component, type ReactNode } from 'react';
import { motionTime } from '../app/settings.ts';

interface Props {
  readonly children: ReactNode;
  /** Changes when pieces may have moved; other redraws do not animate. */
  readonly moment: unknown;
  readonly root: () => Element | null;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a piece is seen: on the screen, and on the drawing it lies on, in the units of that. */
interface Seen {
  readonly screen: Spot;
  /** The drawing, or the panel that holds it. */
  readonly home: Element;
  /** Null outside of a drawing: there pieces make room for each other without going anywhere. */
  readonly drawn: Spot | null;
  /** The sheet of the drawing: another one shows the same pieces elsewhere. */
  readonly sheet: string;
}

type Places = ReadonlyMap<string, Seen>;

/** Pieces that moved further than this many at once are shown at their new place without a journey. */
const CROWD = 80;
/** On the sheet of a drawing: less than this is no move. */
const STILL = 1.5;
/** What holds pieces outside of drawings. */
const PANELS = '.hand, .players > li, .side-panel';

/**
 * Lets pieces travel from where they were to where they are: measured before and after each change (FLIP), on the drawing
 * and not on the screen, so that nothing moves because a panel grew. A journey that is overtaken by the next change goes on
 * from where the piece is seen at that time.
 */
export class Motion extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Places | null {
    return before.moment === this.props.moment || motionTime() === 0 ? null : measure(this.props.root());
  }

  override componentDidUpdate(_before: Props, _state: unknown, places: Places | null): void {
    if (places !== null) travel(this.props.root(), places, motionTime());
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function pieces(root: Element | null): NodeListOf<HTMLElement | SVGElement> | readonly never[] {
  return root?.querySelectorAll<HTMLElement | SVGElement>('[data-piece]') ?? [];
}

function measure(root: Element | null): Places {
  const found = new Map<string, Seen>();
  const sheets = new Map<Element, Sheet>();
  for (const element of pieces(root)) found.set(element.getAttribute('data-piece') ?? '', seen(element, sheets));
  return found;
}

interface Sheet {
  readonly toDrawing: DOMMatrix | null;
  readonly toScreen: DOMMatrix | null;
  readonly name: string;
}

function seen(element: Element, sheets: Map<Element, Sheet>): Seen {
  const { left, top, width, height } = element.getBoundingClientRect();
  const screen = { x: left + width / 2, y: top + height / 2 };
  const panel = element.closest(PANELS);
  if (panel !== null) return { screen, home: panel, drawn: null, sheet: '' };
  const home = outermost(element);
  if (home === null) return { screen, home: element.ownerDocument.body, drawn: null, sheet: '' };
  const { toDrawing, name } = sheetOf(home, sheets);
  return { screen, home, drawn: toDrawing === null ? null : through(toDrawing, screen), sheet: name };
}

/** Read once for all pieces on it: asking the browser for each is slow. */
function sheetOf(drawing: SVGSVGElement, sheets: Map<Element, Sheet>): Sheet {
  let sheet = sheets.get(drawing);
  if (sheet === undefined) {
    const toScreen = drawing.getScreenCTM();
    sheet = { toScreen, toDrawing: toScreen?.inverse() ?? null, name: drawing.getAttribute('viewBox') ?? '' };
    sheets.set(drawing, sheet);
  }
  return sheet;
}

function outermost(element: Element): SVGSVGElement | null {
  let found = element instanceof SVGElement ? element.ownerSVGElement : null;
  for (let next = found; next !== null; next = next.ownerSVGElement) found = next;
  return found;
}

function through({ a, b, c, d, e, f }: DOMMatrix, { x, y }: Spot): Spot {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function travel(root: Element | null, before: Places, time: number): void {
  const journeys: { element: HTMLElement | SVGElement; x: number; y: number }[] = [];
  const sheets = new Map<Element, Sheet>();
  const homes = new Set([...before.values()].map(({ home }) => home));
  for (const element of pieces(root)) {
    for (const running of element.getAnimations()) if (running.id === 'journey') running.cancel();
    const from = before.get(element.getAttribute('data-piece') ?? '');
    const to = seen(element, sheets);
    if (from === undefined) {
      // What is new in a panel that was opened with it was there before.
      if (homes.has(to.home)) element.animate({ opacity: [0, 1] }, { duration: time, easing: 'ease-out' });
      continue;
    }
    const way = between(from, to, sheets);
    if (way !== null) journeys.push({ element, ...way });
  }
  if (journeys.length > CROWD) return;
  for (const { element, x, y } of journeys) {
    const local = inOwnUnits(element, x, y);
    const animation = element.animate(
      { translate: [`${local.x}px ${local.y}px`, '0px 0px'] },
      { duration: time, easing: 'cubic-bezier(.2,.7,.3,1)' },
    );
    animation.id = 'journey';
  }
}

/** The way from its place back to where it was, on the screen as it is now; null where it has not moved. */
function between(from: Seen, to: Seen, sheets: ReadonlyMap<Element, Sheet>): Spot | null {
  if (from.home !== to.home) {
    const way = { x: from.screen.x - to.screen.x, y: from.screen.y - to.screen.y };
    return Math.abs(way.x) + Math.abs(way.y) > 2 ? way : null;
  }
  const toScreen = sheets.get(to.home)?.toScreen ?? null;
  if (from.drawn === null || to.drawn === null || toScreen === null || from.sheet !== to.sheet) return null;
  const [x, y] = [from.drawn.x - to.drawn.x, from.drawn.y - to.drawn.y];
  if (Math.abs(x) + Math.abs(y) <= STILL) return null;
  return { x: toScreen.a * x + toScreen.c * y, y: toScreen.b * x + toScreen.d * y };
}

/** Screen pixels in the units of the drawing around the element. */
function inOwnUnits(element: Element, x: number, y: number): Spot {
  const parent = element.parentElement;
  if (!(element instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return { x, y };
  const matrix = parent.getScreenCTM()?.inverse();
  if (matrix === undefined) return { x, y };
  return { x: matrix.a * x + matrix.c * y, y: matrix.b * x + matrix.d * y };
}
