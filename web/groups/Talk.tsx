import type { Group, GroupLine } from '@kaya/wire';
import { createContext, use, useCallback, useEffect, useId, useMemo } from 'react';
import { dates } from '../app/dates.ts';
import { useValue } from '../app/value.ts';
import { Chat } from '../table/Chat.tsx';
import { type NameProps, PersonAt } from '../table/NameAt.tsx';
import { useText } from '../text/index.ts';
import { groupsApi } from './groupsApi.ts';
import { MemberName } from './MemberName.tsx';
import { TalkLines } from './TalkLines.ts';
import type { SayGroup } from './text/index.ts';
import { useAttempt } from './useAttempt.ts';

/** What is said is heard at once; so often it is looked at all the same while the page is seen. */
const AGAIN = 15_000;

interface Props {
  readonly group: Group;
  readonly say: SayGroup;
  /** Another number whenever something was heard. */
  readonly said: number;
  /** Somebody is read from now on, or not any more. */
  onMannersChanged(): Promise<void>;
}

const nothing = () => undefined;

/** What the group says to each other. */
export function Talk({ group, say, said, onMannersChanged }: Props) {
  const site = useText();
  const heading = useId();
  const { failed, attempt } = useAttempt(say);
  const { id } = group;
  const talk = useMemo(() => new TalkLines((after) => groupsApi.lines(id, after)), [id]);
  const lines = useValue(talk.lines);
  /** Who is read: where that changes all lines are asked for anew. */
  const read = group.members.map(({ card }) => `${card.muted} ${card.blocked}`).join();
  const look = useCallback(() => talk.look(read), [talk, read]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, AGAIN);
    return () => clearInterval(timer);
  }, [look]);
  useEffect(() => {
    if (said > 0) void look();
  }, [said, look]);
  const speak = (said: Parameters<typeof groupsApi.say>[1]) =>
    attempt(async () => {
      await groupsApi.say(id, said);
      await look();
    });
  const closedUntil = ({ until, reason }: NonNullable<Group['muted']>) => {
    const date = dates(site.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(until);
    return say('talk.muted', { date, reason });
  };
  const at = useMemo(
    () => ({ table: id, stamp: '', Name: SpeakerName, onTalkChanged: () => void onMannersChanged() }),
    [id, onMannersChanged],
  );
  return (
    <section aria-labelledby={heading} className="waiting-chat">
      <h2 id={heading}>{say('talk.title')}</h2>
      <Spoken value={{ group, lines }}>
        <PersonAt value={at}>
          <Chat
            lines={lines.map(({ number, name, text, phrase, at: when }) => ({ number, seat: -1, name, text, phrase, at: when }))}
            mayTalk={group.muted === null}
            {...(group.muted === null ? {} : { whyNot: closedUntil(group.muted) })}
            onSay={(text) => speak({ text })}
            onPhrase={(phrase) => void speak({ phrase })}
            people={group.members.map(({ card }) => card)}
            onRead={nothing}
          />
        </PersonAt>
      </Spoken>
      {failed !== null && <p role="alert">{failed}</p>}
    </section>
  );
}

const Spoken = createContext<{ readonly group: Group; readonly lines: readonly GroupLine[] } | null>(null);

/** Whoever said a line leads to their card, while they are in the group. */
function SpeakerName({ line, name }: NameProps) {
  const { group, lines } = use(Spoken) ?? { group: null, lines: [] };
  const { onTalkChanged = nothing } = use(PersonAt) ?? {};
  const said = lines.find(({ number }) => number === line);
  const member = group?.members.find(({ id }) => id === said?.member);
  if (group === null || member === undefined) return name;
  return <MemberName group={group.id} {...member} onChanged={onTalkChanged} />;
}
