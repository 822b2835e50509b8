import { type Locale, Speaker, type WordValue } from '@kaya/engine';
import { createContext, type ReactNode, use } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { useText } from '../text/index.ts';
import { type PeopleKey, peopleText } from './text/index.ts';

type SayPeople = ((key: PeopleKey, values?: Readonly<Record<string, WordValue>>) => string) & { readonly locale: Locale };

const Words = createContext<SayPeople | null>(null);

/** Loads the words about people and how they are called, which no table needs. */
export function PeopleWords({ children }: { readonly children: ReactNode }) {
  const { locale } = useText();
  const say = useLoaded(async () => {
    const speaker = new Speaker(locale, await peopleText[locale]());
    const said = (key: PeopleKey, values?: Readonly<Record<string, WordValue>>) =>
      speaker.say(values === undefined ? { key } : { key, values });
    return Object.assign(said, { locale });
  }, [locale]);
  return say === null ? null : <Words value={say}>{children}</Words>;
}

export function usePeopleText(): SayPeople {
  const say = use(Words);
  if (say === null) throw new Error('the words about people are not loaded here');
  return say;
}
