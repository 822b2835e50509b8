import { useEffect, useState } from 'react';

/** Is the player aid open? The key '?' opens it, wherever nobody writes. */
export function useAid(): readonly [open: boolean, set: (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const writes = event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
      if (event.key === '?' && !writes) setOpen(true);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  return [open, setOpen];
}
