import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sound } from '../app/sound.ts';
import { useValue } from '../app/value.ts';
import { reveal } from '../board/reveal.ts';
import '../style/scenes.css';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Lines } from './Lines.tsx';
import type { Shot } from './shots.ts';
import type { Stage } from './stage.ts';
import { sceneWords } from './text/index.ts';

/** What is said of the scene that runs, over the board, with pause, skip and 'again'; a great moment has the board for itself. */
export function Caption({ stage }: { readonly stage: Stage }) {
  const say = useCatalogue(sceneWords);
  const { shot, lines, paused, again } = useValue(stage.state);
  const root = useRef<HTMLElement>(null);
  const spot = useSpot(root, shot);
  useSkipping(root, stage);
  const slot = useSlot();
  useKeptFocus(root, slot, shot !== null);
  const great = shot?.great === true;
  useEffect(() => {
    if (great) sound('great');
  }, [great]);
  if (say === null) return null;
  return (
    <section
      className="scene"
      ref={root}
      aria-label={say('scene.label')}
      data-at={spot.y > 0.6 ? 'top' : 'bottom'}
      data-running={shot !== null ? '' : undefined}
    >
      {great && (
        <div
          className="great"
          aria-hidden="true"
          style={{ '--x': `${spot.x * 100}%`, '--y': `${spot.y * 100}%` } as CSSProperties}
        >
          <p key={shot.key}>{shot.text}</p>
        </div>
      )}
      <div className="scene-panel" data-hushed={great ? '' : undefined} data-empty={lines.length === 0 ? '' : undefined}>
        <Lines lines={lines} shot={shot} />
        {shot !== null && (
          <div className="scene-buttons">
            <IconButton
              name={say(paused ? 'scene.resume' : 'scene.pause')}
              onPress={() => (paused ? stage.resume() : stage.pause())}
            >
              {paused ? 'M8 5v14l11-7z' : 'M7 5h4v14H7zm6 0h4v14h-4z'}
            </IconButton>
            <IconButton name={say('scene.skip')} onPress={() => stage.skip()}>
              M5 5v14l9-7zm10 0h3v14h-3z
            </IconButton>
          </div>
        )}
      </div>
      {again &&
        slot !== null &&
        createPortal(
          <IconButton name={say('scene.again')} onPress={() => stage.again()}>
            M12 5V2L7.5 6 12 10V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z
          </IconButton>,
          slot,
        )}
    </section>
  );
}

/** A button with a sign of its own, drawn as a path. */
function IconButton({ name, onPress, children }: { readonly name: string; onPress(): void; readonly children: string }) {
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={children.trim()} fill="currentColor" />
      </svg>
    </button>
  );
}

/** Beside the board: no part of it is in the light. */
const ELSEWHERE = { x: 0.5, y: -1 };

/** Where on the board it happens, as parts of its width and height; brought into its window. */
function useSpot(root: RefObject<HTMLElement | null>, shot: Shot | null): { readonly x: number; readonly y: number } {
  const [spot, setSpot] = useState(ELSEWHERE);
  useLayoutEffect(() => {
    const board = root.current?.parentElement ?? null;
    if (board === null || shot === null) return;
    // The last place is where something went.
    const found = [...shot.places].reverse().map((place) => board.querySelector(`[data-place="${CSS.escape(place)}"]`));
    const element = found.find((it) => it !== null) ?? null;
    if (element === null) return setSpot(ELSEWHERE);
    reveal(element);
    const [inner, outer] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
    if (outer.width === 0 || outer.height === 0) return;
    const part = (value: number) => Math.max(0, Math.min(1, value));
    setSpot({
      x: part((inner.left + inner.width / 2 - outer.left) / outer.width),
      y: part((inner.top + inner.height / 2 - outer.top) / outer.height),
    });
  }, [root, shot]);
  return spot;
}

/** A click on the board, or Escape, leads to now; the click does nothing else, since it was meant for what is gone. */
function useSkipping(root: RefObject<HTMLElement | null>, stage: Stage): void {
  useEffect(() => {
    const board = root.current?.parentElement ?? null;
    const click = (event: MouseEvent) => {
      const own = event.target instanceof Element && event.target.closest('.scene') !== null;
      if (own || stage.state.value.shot === null) return;
      event.stopPropagation();
      event.preventDefault();
      stage.skip();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && stage.state.value.shot !== null) stage.skip();
    };
    board?.addEventListener('click', click, true);
    document.addEventListener('keydown', key);
    return () => {
      board?.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key);
    };
  });
}

/** Where the header of the table keeps room for 'again'. */
function useSlot(): Element | null {
  const [slot, setSlot] = useState<Element | null>(null);
  useLayoutEffect(() => setSlot(document.querySelector('.scene-slot')), []);
  return slot;
}

/** Whoever has skipped by key, or saw it end, is not lost: 'again' takes the focus. */
function useKeptFocus(root: RefObject<HTMLElement | null>, slot: Element | null, running: boolean): void {
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (!running && inside.current && document.activeElement === document.body) slot?.querySelector('button')?.focus();
  }, [slot, running]);
  useEffect(() => {
    const look = (event: FocusEvent) => {
      inside.current = event.target instanceof Node && root.current?.contains(event.target) === true;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [root]);
}
