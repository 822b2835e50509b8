import type { CSSProperties, RefObject } from 'react';
import { useSettings } from '../app/settings.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { useChoosing, useMoment, useSpeech, useTable } from './atTable.ts';
import { useBoardProps } from './boardProps.ts';
import { tableText } from './text/index.ts';

/** What somebody points at, and from where. */
export interface Pointed {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  /** What it is about, and where it is on the screen. */
  readonly drawn: Element;
  readonly box: DOMRect;
  /** A finger asked: it has no other way to look closer. */
  readonly touched: boolean;
}

export interface TipProps {
  readonly shown: Pointed;
  readonly root: RefObject<HTMLElement | null>;
  onCloser(): void;
  onClose(): void;
}

/** The name of a place, what lies there and what can be done with it now. */
export function Tip({ shown, root, onCloser, onClose }: TipProps) {
  const { board } = useTable();
  const speech = useSpeech();
  const { choices, ahead: further } = useChoosing();
  const say = useCatalogue(tableText);
  const common = useText();
  const props = useBoardProps();
  const about = useAbout();
  const { size } = useSettings();
  const ahead = further.value.get(shown.place)?.length ?? 0;
  const count = ahead > 0 ? ahead : (choices.legalAt.get(shown.place)?.length ?? 0);
  const blocked = choices.blockedAt.get(shown.place)?.length ?? 0;
  const Detail = board?.Detail;
  const clear = [...(root.current?.querySelectorAll('[data-keep-clear]') ?? [])].map((it) => it.getBoundingClientRect());
  return (
    <div role="tooltip" className="tooltip" style={innerWidth <= 760 ? undefined : standing(shown, clear, size)}>
      <strong>{speech.sayPlace(shown.place)}</strong>
      {Detail !== undefined && <Detail {...props} place={shown.place} />}
      {about(shown.place).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {count > 0 && <p className="tooltip-may">{say?.('table.tip-actions', { count })}</p>}
      {count === 0 && blocked > 0 && <p className="tooltip-ask">{say?.('table.tip-blocked')}</p>}
      {shown.touched ? (
        <div className="tooltip-answers">
          <button type="button" className="quiet-button" onClick={onCloser}>
            {say?.('table.closer')}
          </button>
          <button type="button" className="quiet-button" onClick={onClose}>
            {common('common.close')}
          </button>
        </div>
      ) : (
        <p className="tooltip-closer">{say?.('table.closer-how')}</p>
      )}
    </div>
  );
}

/** Up to so high, in pixels, something is left free by its own tooltip. */
const SMALL = 200;
/** About how large a tooltip is. */
const TYPICAL = { width: 320, height: 190 } as const;

/** Beside the pointer, within the window, and where it covers least of what the drawing wants to be seen now. */
function standing({ x, y: at, box }: Pointed, clear: readonly DOMRect[], size: number): CSSProperties {
  // What is small enough is not covered at all; in a large area the pointer is what counts.
  const small = box.height <= SMALL && box.width <= 2 * SMALL;
  const edge = (under: boolean) => (!small ? at : under ? box.bottom - 8 : box.top + 8);
  const large = { width: Math.min(TYPICAL.width * size, innerWidth - 16), height: TYPICAL.height * size };
  const spots = [true, false].flatMap((under) =>
    [true, false].map((after) => {
      const left = Math.min(Math.max(after ? x + 14 : x - 12 - large.width, 8), innerWidth - large.width - 8);
      const y = edge(under);
      const top = under ? y + 14 : y - 12 - large.height;
      const [right, bottom] = [left + large.width, top + large.height];
      const covered = clear.reduce((sum, box) => {
        const wide = Math.min(right, box.right) - Math.max(left, box.left);
        const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        return sum + Math.max(0, wide) * Math.max(0, high);
      }, 0);
      const cut = Math.max(0, 8 - top, bottom - innerHeight) * large.width;
      const usual = after === x <= innerWidth - large.width && under === at <= innerHeight / 2;
      return { under, after, left, y, cost: covered + cut - (usual ? 1 : 0) };
    }),
  );
  const { under, after, left, y } = spots.reduce((best, it) => (it.cost < best.cost ? it : best));
  // What is painted larger counts in larger pixels too.
  return {
    ...(after || left <= 8 ? { left: left / size } : { right: (innerWidth - x + 12) / size }),
    ...(under ? { top: (y + 14) / size } : { bottom: (innerHeight - y + 12) / size }),
    maxHeight: ((under ? innerHeight - y : y) - 20) / size,
  };
}

/** What lies at a place and what it means now, line by line. */
function useAbout(): (place: string) => readonly string[] {
  const { box, viewer } = useTable();
  const { shown: view } = useMoment();
  const speech = useSpeech();
  return (place) => {
    try {
      return (box.voice.about?.(place, view, viewer) ?? []).map((words) => speech.say(words));
    } catch {
      // A tooltip is never worth a broken table.
      return [];
    }
  };
}
