import { type BoardProps, type Box, type GameEvent, Runner, SPECTATOR, type State, speakerFor } from '@kaya/engine';
import { reachableByKey, SeatBadge } from '@kaya/pieces';
import { useRef, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { DrawnBoard } from '../app/boxes.ts';
import { keyed } from '../app/keyed.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { Motion } from '../board/Motion.tsx';
import { useScenes } from '../scenes/useScenes.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import type { Happenings } from './happenings.ts';
import { tableText } from './text/index.ts';

interface Props {
  readonly box: Box;
  readonly board: DrawnBoard | null;
  /** What everybody may know. */
  readonly view: State;
  readonly names: readonly string[];
  /** What everybody was told lately, oldest first. */
  readonly told: readonly GameEvent[];
  /** What everybody is told from now on. */
  readonly happened: Happenings;
}

/** What seats own is drawn for a window of this width; a wall shows it as much larger as it is itself. */
const DESIGNED = 1280;

function useWindowWidth(): number {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => innerWidth,
  );
}

/** The table for a wall: large, for all eyes, nothing to press. */
export function BigScreen({ box, board, view: now, names, told, happened }: Props) {
  const say = useText();
  const own = useCatalogue(tableText);
  const { locale } = say;
  const root = useRef<HTMLDivElement>(null);
  const width = useWindowWidth();
  const key = JSON.stringify(names);
  const speaker = useLoaded(() => speakerFor(box.voice, locale, names), [box.game.id, locale, key]);
  const { stage, staged, Caption } = useScenes(happened, box, speaker);
  if (speaker === null) return null;
  const view = staged.shot?.view ?? now;
  const { voice, game } = box;
  const runner = new Runner(game, now);
  const { decision } = runner;
  const awaited = runner.awaited();
  const props: BoardProps = {
    view,
    viewer: SPECTATOR,
    seats: names.length,
    names,
    locale,
    told,
    say: (words) => speaker.say(words),
  };
  const Drawing = board?.Drawing;
  const Screen = board?.Screen;
  const Panel = board?.SeatPanel;
  return (
    <div className="big-screen" ref={root}>
      <header>
        <Link href={location.pathname.replace(/\/screen$/, '')} className="table-home">
          ‹ {own?.('table.back-to-table')}
        </Link>
        <h1>{speaker.say(voice.name)}</h1>
        <span className="scene-slot" />
        <p aria-live="polite">
          {now.outcome !== null
            ? speaker.say(voice.ending(now.outcome.ending, now))
            : decision !== null && speaker.say(voice.prompt(now, decision, SPECTATOR))}
        </p>
      </header>
      <Motion moment={view} root={() => root.current}>
        <main data-whole={Screen === undefined ? undefined : ''}>
          {Screen !== undefined ? (
            <Screen {...props} />
          ) : Drawing !== undefined ? (
            <Drawing {...props} />
          ) : (
            <ul className="in-words">
              {keyed(voice.describe(view, SPECTATOR)).map(({ key, item }) => (
                <li key={key}>{speaker.say(item)}</li>
              ))}
            </ul>
          )}
          {stage !== null && Caption !== null && <Caption stage={stage} />}
        </main>
        {Screen === undefined && (
          <aside aria-label={say('tab.players')} ref={reachableByKey} style={{ zoom: Math.max(1, width / DESIGNED) }}>
            <ol className="players">
              {keyed(names).map(({ key, item: name, index: seat }) => (
                <li key={key} data-awaited={awaited.includes(seat) ? '' : undefined}>
                  <h2>
                    <SeatBadge seat={seat} size={22} /> {name}
                  </h2>
                  {Panel !== undefined && <Panel {...props} seat={seat} />}
                </li>
              ))}
            </ol>
          </aside>
        )}
      </Motion>
    </div>
  );
}
