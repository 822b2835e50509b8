import { type Action, type Box, type State, same, type Viewer } from '@kaya/engine';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { sound } from '../app/sound.ts';
import { Value } from '../app/value.ts';
import type { Stage } from '../scenes/stage.ts';
import { type Choosing, NOWHERE, type Pick, type Unasked } from './atTable.ts';
import type { Choices } from './choices.ts';
import { onlyAnswer } from './onlyAnswer.ts';
import { heldBack } from './predict.ts';
import type { Session } from './session.ts';
import { useAhead } from './useAhead.ts';

/** What is answered. */
interface Question {
  readonly session: Session;
  readonly box: Box;
  readonly view: State;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly choices: Choices;
}

/** How what is asked is answered: what has been pointed at, what is played, and what has one answer and is not asked. */
export function useAnswering({ session, box, view, viewer, seats, choices }: Question, stage: Stage | null): Choosing {
  const { skipForced, askForced, confirm } = useSettings();
  const [pick, setPick] = useState<Pick | null>(null);
  const [lit] = useState(() => new Value(NOWHERE));
  const [pointed] = useState(() => new Value(NOWHERE));
  const [advised] = useState(() => new Value(NOWHERE));
  const [unasked, setUnasked] = useState<Unasked | null>(null);
  /** What follows the entry of a menu that is being played. */
  const behind = useRef<Action | null>(null);
  /** What was taken back is asked, also where there is only one answer. */
  const tookBack = useRef(false);
  const { legal, decision } = choices;
  const ahead = useAhead(session, view, viewer, legal);

  useEffect(() => {
    const action = behind.current;
    if (action === null || legal.length === 0) return;
    behind.current = null;
    // The only thing behind an entry has been played with it.
    if (legal.some((it) => same(it, action))) session.act(action);
  }, [legal, session]);
  useLayoutEffect(() => {
    if (!skipForced || session.asksAll || tookBack.current || behind.current !== null || legal.length === 0) return;
    const kind = `${session.game.id} ${decision?.do ?? ''}`;
    const only = askForced.includes(kind) ? null : onlyAnswer(session.game, view, viewer, seats);
    // Where nobody asks before a turn ends, its last word is the chance to take something back.
    if (only === null || (!confirm && heldBack(session.game, view, viewer, only, false) !== null)) return;
    setUnasked({ seat: viewer, answer: box.voice.action(only, view, viewer), kind });
    session.act(only, false);
  }, [skipForced, askForced, confirm, legal, decision, session, view, viewer, seats, box]);

  return useMemo((): Choosing => {
    const leave = () => {
      setUnasked(null);
      setPick(null);
    };
    /** Plays an action now, and another one once it is offered behind it. */
    const play = (action: Action, then: Action | null) => {
      // An entry that was refused leaves nothing to be played behind the next one.
      behind.current = then;
      tookBack.current = false;
      leave();
      lit.set(NOWHERE);
      sound('place');
      stage?.skip();
      session.act(action);
    };
    return {
      choices,
      lit,
      pointed,
      advised,
      pick,
      setPick,
      play: (action) => play(action, null),
      ahead,
      playAhead: ({ entry, action }) => play(entry, action),
      unasked,
      undo: () => {
        tookBack.current = true;
        leave();
        session.undo();
      },
    };
  }, [session, stage, choices, lit, pointed, advised, ahead, pick, unasked]);
}
