import { useEffect, useState } from 'react';
import { usePageTitle } from '../app/usePageTitle.ts';
import { callingApi } from './callingApi.ts';
import type { PeopleKey } from './text/index.ts';
import { PeopleWords, usePeopleText } from './words.tsx';

const WORDS = {
  confirm: { title: 'confirm.title', ask: 'confirm.ask', yes: 'confirm.yes', done: 'confirm.done', gone: 'confirm.gone' },
  device: { title: 'device.title', ask: 'device.ask', yes: 'device.yes', done: 'device.done', gone: 'device.gone' },
  stop: { title: 'stop.title', ask: 'stop.ask', yes: 'stop.yes', done: 'stop.done', gone: 'stop.gone' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PeopleKey>>>>;
type About = keyof typeof WORDS;

const DOES: Readonly<Record<About, (token: string) => Promise<unknown>>> = {
  confirm: callingApi.confirmMail,
  // The signing in brings more than the other links need.
  device: async (token) => (await import('./accountApi.ts')).accountApi.signInByLink(token),
  stop: callingApi.stopMail,
};

/** Where a link in a mail or on another device leads: it says what it does and asks, since programs that look at mails follow links too. */
export function LinkPage({ about }: { readonly about: About }) {
  return (
    <PeopleWords>
      <Asked about={about} />
    </PeopleWords>
  );
}

function Asked({ about }: { readonly about: About }) {
  const say = usePeopleText();
  const words = WORDS[about];
  usePageTitle(say(words.title));
  const [answer, setAnswer] = useState<'ask' | 'done' | 'gone' | 'again'>('ask');
  const [token] = useState(() => location.hash.slice(1));
  /** As whom one would play: nobody becomes somebody else without knowing. */
  const [name, setName] = useState<string | null>(about === 'device' ? null : '');
  useEffect(() => {
    if (about !== 'device') return;
    import('./accountApi.ts')
      .then(({ accountApi }) => accountApi.linkMaker(token))
      .then(
        (maker) => setName(maker.name),
        () => setAnswer('gone'),
      );
  }, [about, token]);
  const yes = () =>
    DOES[about](token).then(
      () => setAnswer('done'),
      () => setAnswer('gone'),
    );
  const again = () =>
    callingApi.wantMail(token).then(
      () => setAnswer('again'),
      () => setAnswer('gone'),
    );
  return (
    <div className="narrow">
      <h1>{say(words.title)}</h1>
      <p role="status">
        {answer === 'ask' && name === null ? '' : say(answer === 'again' ? 'stop.wanted' : words[answer], { name: name ?? '' })}
      </p>
      {answer === 'ask' && name !== null && (
        <button type="button" className="primary" onClick={() => void yes()}>
          {say(words.yes)}
        </button>
      )}
      {answer === 'done' && about === 'stop' && (
        <button type="button" onClick={() => void again()}>
          {say('stop.again')}
        </button>
      )}
    </div>
  );
}
