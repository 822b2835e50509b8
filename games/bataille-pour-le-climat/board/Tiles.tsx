import type { BoardProps } from '@kaya/engine';
import { Icon, Label } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { waiting } from '../text/actions.ts';
import { type Answer, answerWords, saidWords } from '../text/board.ts';
import { type Bpc, LEVELS } from '../types/index.ts';
import { answersTo } from './answers.ts';
import type { IconName } from './icons.ts';
import { type Layout, letters } from './layout.ts';

type Props = Pick<BoardProps<Bpc>, 'view' | 'say'> & { readonly layout: Layout; readonly width: number };

const GAP = 5;
const heightOf = ({ touch }: Layout): number => (touch ? 44 : 28);

/** Answers with a sign of their own. */
const OWN = [
  'move',
  'free-move',
  'implant',
  'electricity',
  'institution',
  'draw',
  'end-turn',
  'launch',
] as const satisfies readonly (Answer & IconName)[];
const NO: readonly Answer[] = ['no-aci', 'pass', 'decline', 'abandon', 'enough', 'stop', 'keep-character', 'no-swap'];

const iconOf = (answer: Answer): IconName => OWN.find((it) => it === answer) ?? (NO.includes(answer) ? 'no' : 'yes');

interface Answered {
  readonly place: string;
  readonly icon: IconName;
  readonly words: Parameters<Props['say']>[0];
  /** Done already this turn. */
  readonly done: boolean;
}

function tilesOf(view: Bpc['state']): readonly Answered[] {
  const step = waiting(view);
  const said: Answered[] =
    step?.do === 'aci-contribute'
      ? LEVELS.flatMap((word) =>
          word === 'none' ? [] : [{ place: place.said(word), icon: 'said' as const, words: saidWords(word), done: false }],
        )
      : [];
  const plain = answersTo(step).map((answer) => ({
    place: place.turn(answer),
    icon: iconOf(answer),
    words: answerWords(answer),
    done: step?.do === 'action' && !step.granted && view.spent.some((kind) => kind === answer),
  }));
  return [...said, ...plain];
}

interface Laid extends Answered {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** As wide as their words, row by row. */
function laid({ view, say, layout, width }: Props): readonly Laid[] {
  const { text: size } = letters(layout);
  const high = heightOf(layout);
  let [x, y] = [0, 0];
  return tilesOf(view).map((tile) => {
    const text = say(tile.words);
    const wide = Math.min(width, text.length * size * (/[а-яё]/i.test(text) ? 0.6 : 0.57) + 40);
    if (x > 0 && x + wide > width) [x, y] = [0, y + high + GAP];
    x += wide + GAP;
    return { ...tile, text, x: x - wide - GAP, y, width: wide };
  });
}

/** How high the tiles of a decision stand in a room of this width. */
export function tilesHeight(props: Props): number {
  const last = laid(props).at(-1);
  return last === undefined ? 0 : last.y + heightOf(props.layout) + GAP;
}

/** What can be answered in a word, as tiles one can press. */
export function Tiles(props: Props) {
  const { text: size } = letters(props.layout);
  const high = heightOf(props.layout);
  return (
    <>
      {laid(props).map(({ place, icon, text, done, x, y, width }) => (
        <g key={place} data-place={place} transform={`translate(${x} ${y})`}>
          <rect y="2" width={width} height={high} rx="5" fill="rgb(0 0 0 / .16)" />
          <rect
            width={width}
            height={high}
            rx="5"
            fill={done ? 'var(--sunk)' : 'var(--surface)'}
            stroke="var(--line)"
            strokeWidth="1.4"
          />
          <Icon name={icon} x={14} y={high / 2} size={15} fill={done ? 'var(--ink-soft)' : 'var(--accent)'} />
          <Label x={25} y={high / 2 + size * 0.36} size={size} weight={600}>
            {text}
          </Label>
        </g>
      ))}
    </>
  );
}
