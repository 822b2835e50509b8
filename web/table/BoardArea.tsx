import type { BoardProps } from '@kaya/engine';
import { reachableByKey } from '@kaya/pieces';
import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import type { DrawnBoard } from '../app/boxes.ts';
import { useSettings } from '../app/settings.ts';
import { showsMore } from '../app/showsMore.ts';
import { useTabbed, useUpright } from '../app/usePhone.ts';
import type { Size } from '../board/framing.ts';
import { PanZoom } from '../board/PanZoom.tsx';
import { useText } from '../text/index.ts';
import { useChoosing, useSpeech, useTable } from './atTable.ts';
import { useBoardProps } from './boardProps.ts';

// Most look at the board.
const InWords = lazy(async () => ({ default: (await import('./InWords.tsx')).InWords }));

const Drawn = memo(function Drawn({
  drawing: Drawing,
  props,
}: {
  readonly drawing: DrawnBoard['Drawing'];
  readonly props: BoardProps;
}) {
  return <Drawing {...props} />;
});

/** The board and what one holds in hand; as text where the game has no drawing or the person prefers words. */
export function BoardArea() {
  const table = useTable();
  const speech = useSpeech();
  const choosing = useChoosing();
  const say = useText();
  const props = useBoardProps();
  const { text } = useSettings();
  const { board } = table;
  const tabbed = useTabbed();
  const portrait = useUpright();
  const [room, setRoom] = useState<Size | null>(null);
  const measured = useCallback(
    (to: Size) => setRoom((was) => (was?.width === to.width && was.height === to.height ? was : to)),
    [],
  );
  const width = room?.width ?? 0;
  // A longer question takes some of an upright window: that alone is no reason to draw anew.
  const height = portrait ? null : (room?.height ?? 0);
  const inRoom = useMemo(() => ({ ...props, portrait, room: { width, height } }), [props, portrait, width, height]);
  if (board === null || text)
    return (
      <Suspense fallback={null}>
        <InWords />
      </Suspense>
    );
  return (
    <>
      <PanZoom
        label={say('board.title', { game: speech.say(table.box.voice.name) })}
        question={choosing.choices.legal.length > 0 ? choosing.choices.legal : null}
        onMeasured={measured}
      >
        {room !== null && <Drawn drawing={board.Drawing} props={inRoom} />}
      </PanZoom>
      {!tabbed && <Hand />}
    </>
  );
}

/** A row of cards that may be longer than its room. */
function lying(area: HTMLElement | null): (() => void) | undefined {
  if (area === null) return undefined;
  reachableByKey(area);
  return showsMore(area);
}

/** What one holds, where the game has hands and one has a seat. */
export function Hand() {
  const { board, viewer } = useTable();
  const say = useText();
  const props = useBoardProps();
  if (board?.Hand === undefined || viewer < 0) return null;
  return (
    <section className="hand" aria-label={say('table.hand')} ref={lying}>
      <Drawn drawing={board.Hand} props={props} />
    </section>
  );
}
