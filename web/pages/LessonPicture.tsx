import { type Board, type BoardProps, type Locale, type Paragraph, SPECTATOR, type State, type Words } from '@kaya/engine';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { reachableByKey } from '../app/reachableByKey.ts';
import { usePhone } from '../app/usePhone.ts';
import { applyMarks } from '../board/marks.ts';
import { placesShown } from './lesson.ts';

interface Props {
  readonly board: Board;
  readonly step: Paragraph;
  readonly view: State;
  readonly seats: number;
  readonly names: readonly string[];
  readonly locale: Locale;
  /** What the picture is, for those who cannot see it. */
  readonly label: string;
  say(words: Words): string;
}

const NONE: ReadonlySet<string> = new Set();
/** Above what is brought into view, so that one sees what it belongs to. */
const MARGIN = 56;

/** The real board at one moment of a little game. What the step speaks of is lit, and brought into view on a phone. */
export function LessonPicture({ board, step, label, ...props }: Props) {
  const { view } = props;
  const portrait = usePhone();
  const frame = useRef<HTMLElement>(null);
  const Drawing = board.Drawing as ComponentType<BoardProps>;
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const lit = placesShown(step, board.scene(view, SPECTATOR));
    applyMarks(element, { may: NONE, begin: NONE, ask: NONE, lit, advised: NONE, chosen: NONE, label: () => '' });
    reachableByKey(portrait ? element : null);
    const tops = [...element.querySelectorAll('[data-lit]')].map((it) => it.getBoundingClientRect().top);
    if (tops.length === 0) element.scrollTop = 0;
    else element.scrollTop += Math.min(...tops) - element.getBoundingClientRect().top - MARGIN;
  }, [board, step, view, portrait]);
  return (
    <section className="lesson-picture" aria-label={label} ref={frame}>
      <Drawing {...props} viewer={SPECTATOR} portrait={portrait} />
    </section>
  );
}
