import { Component, type ReactNode } from 'react';
import { motionTime } from '../app/settings.ts';

interface Props {
  readonly children: ReactNode;
  /** Changes when pieces may have moved; other redraws do not animate. */
  readonly moment: unknown;
  readonly root: () => Element | null;
}

type Places = ReadonlyMap<string, DOMRect>;

/** Pieces that moved further than this many at once are shown at their new place without a journey. */
const CROWD = 80;

/**
 * Lets pieces travel from where they were to where they are: measured before and after each change (FLIP). A journey
 * that is overtaken by the next change goes on from where the piece is seen at that time.
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
  const found = new Map<string, DOMRect>();
  for (const element of pieces(root)) found.set(element.getAttribute('data-piece') ?? '', element.getBoundingClientRect());
  return found;
}

function travel(root: Element | null, before: Places, time: number): void {
  const journeys: { element: HTMLElement | SVGElement; x: number; y: number }[] = [];
  for (const element of pieces(root)) {
    for (const running of element.getAnimations()) if (running.id === 'journey') running.cancel();
    const from = before.get(element.getAttribute('data-piece') ?? '');
    if (from === undefined) {
      element.animate({ opacity: [0, 1] }, { duration: time, easing: 'ease-out' });
      continue;
    }
    const to = element.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) + Math.abs(y) > 2) journeys.push({ element, x, y });
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

/** Screen pixels in the units of the drawing around the element. */
function inOwnUnits(element: Element, x: number, y: number): { readonly x: number; readonly y: number } {
  const parent = element.parentElement;
  if (!(element instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return { x, y };
  const matrix = parent.getScreenCTM()?.inverse();
  if (matrix === undefined) return { x, y };
  return { x: matrix.a * x + matrix.c * y, y: matrix.b * x + matrix.d * y };
}
