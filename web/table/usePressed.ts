import { type RefObject, useEffect, useRef, useState } from 'react';

/** The key that was pressed last, and whether any was: who presses none needs nothing that answers to keys. */
export function usePressed(): [RefObject<KeyboardEvent | null>, boolean] {
  const pressed = useRef<KeyboardEvent | null>(null);
  const [isKeyed, setKeyed] = useState(false);
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      pressed.current = event;
      setKeyed(true);
    };
    addEventListener('keydown', keep);
    return () => removeEventListener('keydown', keep);
  }, []);
  return [pressed, isKeyed];
}
