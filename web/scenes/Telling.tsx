import { useEffect, useRef } from 'react';
import { useValue } from '../app/value.ts';
import '../style/scenes.css';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Lines } from './Lines.tsx';
import type { Stage } from './stage.ts';
import { sceneWords } from './text/index.ts';

interface Props {
  readonly stage: Stage;
  /** One is asked something when it has been told. */
  readonly mine: boolean;
}

/** The scene that runs, where the question will stand: it covers nothing, and nothing is answered that is not to be seen. */
export function Telling({ stage, mine }: Props) {
  const say = useCatalogue(sceneWords);
  const { shot, lines, paused } = useValue(stage.state);
  const root = useRef<HTMLElement>(null);
  useHandedFocus(root, say !== null);
  if (say === null) return null;
  return (
    <section className="decision telling" aria-label={say('scene.label')} ref={root}>
      <Lines lines={lines} shot={shot} />
      <div className="telling-buttons">
        <button type="button" className="primary" aria-keyshortcuts="Escape" onClick={() => stage.skip()}>
          {say('scene.skip')}
        </button>
        <button type="button" onClick={() => (paused ? stage.resume() : stage.pause())}>
          {say(paused ? 'scene.resume' : 'scene.pause')}
        </button>
      </div>
      {mine && <p className="telling-next">{say('scene.next')}</p>}
    </section>
  );
}

/** Whoever has answered by key goes on with keys: 'skip' takes the focus that the list has lost, and gives it to the next list. */
function useHandedFocus(root: React.RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    const isLost = () => document.activeElement === null || document.activeElement === document.body;
    if (!ready) return;
    if (isLost()) root.current?.querySelector<HTMLElement>('.telling-buttons button')?.focus({ preventScroll: true });
    let inside = root.current?.contains(document.activeElement) === true;
    const look = ({ target }: FocusEvent) => {
      inside = target instanceof Node && root.current?.contains(target) === true;
    };
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('focusin', look);
      if (!inside) return;
      requestAnimationFrame(() => {
        if (isLost()) document.querySelector<HTMLElement>('.decision .actions')?.focus({ preventScroll: true });
      });
    };
  }, [root, ready]);
}
