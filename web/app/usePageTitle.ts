import { useEffect } from 'react';

/** The name of the page in the window's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Kaya' : `${title} – Kaya`;
  }, [title]);
}
