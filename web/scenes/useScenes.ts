import type { Box, Speaker } from '@kaya/engine';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { settings, useSettings } from '../app/settings.ts';
import { useValue, Value } from '../app/value.ts';
import type { Happenings } from '../table/happenings.ts';
import type { Happened } from '../table/session.ts';
import type { Stage, Staged } from './stage.ts';
import type { Telling } from './Telling.tsx';

/** Of a table where nothing is told yet. */
const NOTHING = new Value<Staged>({ shot: null, lines: [], paused: false, again: false });
const NOBODY = new Value<Happened | null>(null);
/** Asked for when the table is painted: nobody follows anything before. */
const PAINTED = 300;

interface Opened {
  readonly stage: Stage | null;
  /** What is said of the scene over the board, and how to pause, skip and see it again. */
  readonly Caption: ComponentType<{ readonly stage: Stage }> | null;
  /** The same in the place of the question. */
  readonly Telling: typeof Telling | null;
}

interface Scenes extends Opened {
  readonly staged: Staged;
  /** The first move that is about to be told; null where none is. */
  readonly unheard: Happened | null;
}

const CLOSED: Opened = { stage: null, Caption: null, Telling: null };

/** Follows what happens at a table. All that shows it comes when the table is at rest. */
export function useScenes(happened: Happenings | undefined, box: Box, speaker: Speaker | null): Scenes {
  const [opened, setOpened] = useState<Opened>(CLOSED);
  const [failed, setFailed] = useState(false);
  const latest = useRef(speaker);
  latest.current = speaker;
  useEffect(() => {
    if (happened === undefined) return;
    let open = true;
    let leave: (() => void) | null = null;
    const load = async () => {
      // Without a network the table goes on as it is.
      const found = await Promise.all([import('./show.ts'), box.voice.staging()]).catch(() => null);
      if (!open) return;
      if (found === null) return setFailed(true);
      const [{ openStage, Caption, Telling }, staging] = found;
      const { stage, close } = openStage(happened, box, staging, (words) => latest.current?.say(words) ?? '');
      leave = close;
      setOpened({ stage, Caption, Telling });
    };
    let timer = 0;
    const begin = () => {
      if (settings.value.speed === 'off' || timer !== 0) return;
      timer = window.setTimeout(() => void load(), PAINTED);
    };
    begin();
    const stopWatching = settings.watch(begin);
    return () => {
      open = false;
      clearTimeout(timer);
      stopWatching();
      leave?.();
      setOpened(CLOSED);
      setFailed(false);
    };
  }, [happened, box]);
  const staged = useValue(opened.stage?.state ?? NOTHING);
  useValue(happened ?? NOBODY);
  const { speed } = useSettings();
  const comes = opened.stage === null && !failed && speed !== 'off';
  return { ...opened, staged, unheard: comes ? (happened?.unheard ?? null) : null };
}
