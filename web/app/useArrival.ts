import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** A page one comes to begins at its top, for the eyes, the keyboard and the screen reader; one goes back to where one was. */
export function useArrival(): void {
  const [path] = useLocation();
  const before = useRef(path);
  const wentBack = useRef(false);
  useEffect(() => {
    const back = () => {
      wentBack.current = true;
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (!wentBack.current) {
      scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    wentBack.current = false;
  }, [path]);
}
