import { useEffect, useState } from 'react';
import { isWriting } from '../app/isWriting.ts';

/** Is the player aid open? The key '?' opens it, wherever nobody writes. */
export function useAid(): readonly [open: boolean, set: (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === '?' && !isWriting(event)) setOpen(true);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  return [open, setOpen];
}
