import { createContext, type ReactNode, use } from 'react';

/** Puts the game's terms of a text into buttons that explain them; null until the glossary is there. */
export type TermFinder = (text: string) => ReactNode;

export const TermsOfGame = createContext<TermFinder | null>(null);

/** A text of the game whose terms can be pointed at or tapped. */
export function Terms({ text }: { readonly text: string }): ReactNode {
  const find = use(TermsOfGame);
  return find === null ? text : find(text);
}
