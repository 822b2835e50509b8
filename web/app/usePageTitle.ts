import { useEffect } from 'react';

let page = 'Kaya';
let waiting = 0;

function write(): void {
  document.title = waiting === 0 ? page : `(${waiting}) ${page}`;
}

/** The name of the page in the window's title, after the number of games that wait for the reader. */
export function titlePage(title: string): void {
  page = title === '' ? 'Kaya' : `${title} – Kaya`;
  write();
}

export function countInTitle(count: number): void {
  waiting = count;
  write();
}

/** The name of the page in the window's title. */
export function usePageTitle(title: string): void {
  useEffect(() => titlePage(title), [title]);
}
