import type { Box, Speaker } from '@kaya/engine';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { settings } from '../app/settings.ts';
import { useValue, Value } from '../app/value.ts';
import type { Happened } from '../table/session.ts';
import type { Stage, Staged } from './stage.ts';

/** Of a table where nothing is told yet. */
const NOTHING = new Value<Staged>({ shot: null, lines: [], paused: false, again: false });
/** Asked for when the table is painted: nobody follows anything before. */
const PAINTED = 300;

interface Scenes {
  readonly staged: Staged;
  readonly stage: Stage | null;
  /** What is said of the scene, and how to pause, skip and see it again. */
  readonly Caption: ComponentType<{ readonly stage: Stage }> | null;
}

/** Follows what happens at a table. All that shows it comes when the table is at rest. */
export function useScenes(happened: Value<Happened | null> | undefined, box: Box, speaker: Speaker | null): Scenes {
  const [opened, setOpened] = useState<Pick<Scenes, 'stage' | 'Caption'>>({ stage: null, Caption: null });
  const latest = useRef(speaker);
  latest.current = speaker;
  useEffect(() => {
    if (happened === undefined) return;
    let open = true;
    let leave: (() => void) | null = null;
    const load = async () => {
      // Without a network, or without words for it, the table goes on as it is.
      const found = await Promise.all([import('./show.ts'), box.staging?.()]).catch(() => null);
      const staging = found?.[1];
      if (!open || found === null || staging === undefined) return;
      const [{ openStage, Caption }] = found;
      const { stage, close } = openStage(happened, box, staging, (words) => latest.current?.say(words) ?? '');
      leave = close;
      setOpened({ stage, Caption });
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
      setOpened({ stage: null, Caption: null });
    };
  }, [happened, box]);
  return { ...opened, staged: useValue(opened.stage?.state ?? NOTHING) };
}
