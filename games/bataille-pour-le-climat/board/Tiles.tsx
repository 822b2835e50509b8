import type { BoardProps } from '@kaya/engine';
import { Icon, Label } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { waiting } from '../text/actions.ts';
import { type Answer, answerWords, saidWords } from '../text/board.ts';
import { type Bpc, LEVELS } from '../types/index.ts';
import { answersTo } from './answers.ts';
import type { IconName } from './icons.ts';

type Props = Pick<BoardProps<Bpc>, 'view' | 'say'> & { readonly width: number };

const HEIGHT = 37;
const GAP = 9;

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

/** How high the tiles of a decision stand in a room of this width. */
export function tilesHeight(view: Bpc['state'], width: number): number {
  const count = tilesOf(view).length;
  return Math.ceil(count / perRow(width)) * (HEIGHT + GAP);
}

const perRow = (width: number): number => Math.max(1, Math.floor((width + GAP) / 86));

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

/** What can be answered in a word, as tiles one can press. */
export function Tiles({ view, say, width }: Props) {
  const tiles = tilesOf(view);
  const columns = Math.min(tiles.length, perRow(width));
  const step = Math.min(128, (width + GAP) / Math.max(1, columns));
  return (
    <>
      {tiles.map(({ place, icon, words, done }, i) => (
        <g
          key={place}
          data-place={place}
          transform={`translate(${(i % columns) * step} ${Math.floor(i / columns) * (HEIGHT + GAP)})`}
        >
          <rect y="2" width={step - GAP} height={HEIGHT} rx="5" fill="rgb(0 0 0 / .16)" />
          <rect
            width={step - GAP}
            height={HEIGHT}
            rx="5"
            fill={done ? 'var(--sunk)' : 'var(--surface)'}
            stroke="var(--line)"
            strokeWidth="1.4"
          />
          <Icon name={icon} x={(step - GAP) / 2} y={12} size={17} fill={done ? 'var(--ink-soft)' : 'var(--accent)'} />
          <Label x={(step - GAP) / 2} y={32} size={12.5} weight={650} anchor="middle" room={step - GAP - 8}>
            {say(words)}
          </Label>
        </g>
      ))}
    </>
  );
}
