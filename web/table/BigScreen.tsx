import {
  type Board,
  type BoardProps,
  type Edition,
  type GameEvent,
  Runner,
  type Seat,
  SPECTATOR,
  type Speaker,
  type State,
  speakerFor,
} from '@kaya/engine';
import { SeatBadge } from '@kaya/pieces';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { keyed } from '../app/keyed.ts';
import { reachableByKey } from '../app/reachableByKey.ts';
import { Motion } from '../board/Motion.tsx';
import { useText } from '../text/index.ts';

interface Props {
  readonly edition: Edition;
  readonly board: Board | null;
  /** What everybody may know. */
  readonly view: State;
  readonly names: readonly string[];
  /** What everybody was told lately, oldest first. */
  readonly told: readonly GameEvent[];
}

/** The table for a wall: large, for all eyes, nothing to press. */
export function BigScreen({ edition, board, view, names, told }: Props) {
  const say = useText();
  const { locale } = say;
  const root = useRef<HTMLDivElement>(null);
  const [speaker, setSpeaker] = useState<Speaker | null>(null);
  const key = JSON.stringify(names);
  useEffect(() => {
    void speakerFor(edition.voice, locale, JSON.parse(key)).then(setSpeaker);
  }, [edition, locale, key]);
  if (speaker === null) return null;
  const { voice, game } = edition;
  const runner = new Runner(game, view);
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
  const Drawing = board?.Drawing as ComponentType<BoardProps> | undefined;
  const Screen = board?.Screen as ComponentType<BoardProps> | undefined;
  const Panel = board?.SeatPanel as ComponentType<BoardProps & { readonly seat: Seat }> | undefined;
  return (
    <div className="big-screen" ref={root}>
      <header>
        <h1>{speaker.say(voice.name)}</h1>
        <p aria-live="polite">
          {view.outcome !== null
            ? speaker.say(voice.ending(view.outcome.ending))
            : decision !== null && speaker.say(voice.prompt(view, decision, SPECTATOR))}
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
        </main>
        {Screen === undefined && (
          <aside aria-label={say('tab.players')} ref={reachableByKey}>
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
