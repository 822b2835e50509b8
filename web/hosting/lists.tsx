import type { Locale } from '@kaya/engine';
import { LONGEST_GROUP, LONGEST_NAME } from '@kaya/wire';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { dates } from '../app/dates.ts';
import { Form } from '../app/Form.tsx';
import { TextField } from '../app/TextField.tsx';
import { ApiError } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { type Pages, usePages } from '../net/usePages.ts';
import { useShelf } from '../shelf/shelf.ts';
import type { SayIn } from '../text/useCatalogue.ts';
import type { Asked } from './DeedDialog.tsx';
import { hostingApi } from './hostingApi.ts';
import type { HostingKey } from './text/index.ts';

/** What each part of the host's page is given. */
export interface Props {
  readonly say: SayIn<HostingKey>;
  readonly locale: Locale;
  /** Changes when something was done. */
  readonly stamp: number;
  onAsk(asked: Asked): void;
  /** There is nothing here for whoever asks. */
  onNothing(): void;
}

/** So many come at a time. */
const PAGE = 50;

/** A list of the host's page, anew whenever something was done; nobody else is told that there is one. */
export function useHosted<T>(
  load: (page: number) => Promise<readonly T[]>,
  key: string,
  { stamp, onNothing }: Props,
): Pages<T> | null {
  const onFailure = (error: unknown) => (error instanceof ApiError && error.status === 404 ? onNothing() : notifyFailure(error));
  return usePages({ size: PAGE, key: `${key} ${stamp}`, load, onFailure });
}

export const dateIn = (locale: Locale) => {
  const format = dates(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (at: number) => format.format(at);
};

function List<T extends { readonly id: string }>({
  pages,
  say,
  children,
}: {
  readonly pages: Pages<T> | null;
  readonly say: Props['say'];
  children(item: T): ReactNode;
}) {
  if (pages === null) return null;
  return (
    <>
      {pages.items.length === 0 && <p className="quiet">{say('nothing')}</p>}
      <ul className="channels">
        {pages.items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {pages.hasMore && (
        <button type="button" onClick={pages.more}>
          {say('more')}
        </button>
      )}
    </>
  );
}

/** What can be done about somebody, and at a table or in a group with them. */
function AboutPerson({
  say,
  person,
  table,
  group,
  onAsk,
}: {
  readonly say: Props['say'];
  readonly person: { readonly id: string; readonly name: string };
  /** Null: where there is none. */
  readonly table: string | null;
  readonly group: string | null;
  readonly onAsk: Props['onAsk'];
}) {
  const asked: Asked[] = [
    ...(table === null
      ? []
      : [
          {
            deed: 'remove',
            about: person.name,
            with: (reason: string) => ({ do: 'remove', person: person.id, table, reason }),
          } satisfies Asked,
        ]),
    ...(group === null
      ? []
      : [
          {
            deed: 'remove-from-group',
            about: person.name,
            with: (reason: string) => ({ do: 'remove-from-group', person: person.id, group, reason }),
          } satisfies Asked,
        ]),
    { deed: 'mute', about: person.name, with: (reason, days) => ({ do: 'mute', person: person.id, reason, days }) },
    { deed: 'ban', about: person.name, with: (reason, days) => ({ do: 'ban', person: person.id, reason, days }) },
  ];
  return asked.map((it) => (
    <button key={it.deed} type="button" onClick={() => onAsk(it)}>
      {say(`do.${it.deed}`)}
    </button>
  ));
}

export function Reports(props: Props) {
  const { say, locale, onAsk } = props;
  const pages = useHosted(hostingApi.reports, 'reports', props);
  const date = dateIn(locale);
  return (
    <List pages={pages} say={say}>
      {({ id, about, reporter, reason, text, lines, table, group, at, settledAt }) => (
        <>
          <div>
            <strong>{say('report-about', { about: about.name, reporter: reporter?.name ?? say('gone') })}</strong>{' '}
            <small className="quiet">
              {say(`reason.${reason}`)}, {date(at)}
              {settledAt !== null && ` (${say('settled')})`}
            </small>
            {text !== '' && <p>{text}</p>}
            <p className="quiet">{say(lines.length === 0 ? 'no-lines' : 'said')}</p>
            {lines.map((line) => (
              <blockquote key={line.at}>{line.text}</blockquote>
            ))}
            {table === null ? (
              <p className="quiet">{group === null ? say('in-group') : say('in-group-of', { name: group.name })}</p>
            ) : (
              <Link href={`/table/${table}`}>{say('to-table')}</Link>
            )}
          </div>
          <span className="buttons">
            <AboutPerson say={say} person={about} table={table} group={group?.id ?? null} onAsk={onAsk} />
            {group !== null && <AboutGroup say={say} group={group} onAsk={onAsk} />}
            {settledAt === null && (
              <button
                type="button"
                onClick={() =>
                  onAsk({ deed: 'settle', about: about.name, with: (why) => ({ do: 'settle', report: id, reason: why }) })
                }
              >
                {say('do.settle')}
              </button>
            )}
          </span>
        </>
      )}
    </List>
  );
}

/** What can be done about a group. */
function AboutGroup({
  say,
  group: { id, name },
  onAsk,
}: {
  readonly say: Props['say'];
  readonly group: { readonly id: string; readonly name: string };
  readonly onAsk: Props['onAsk'];
}) {
  const asked: Asked[] = [
    { deed: 'mute-group', about: name, with: (reason, days) => ({ do: 'mute-group', group: id, reason, days }) },
    { deed: 'rename-group', about: name, with: (reason, _, to) => ({ do: 'rename-group', group: id, name: to, reason }) },
    { deed: 'close-group', about: name, with: (reason) => ({ do: 'close-group', group: id, reason }) },
  ];
  return asked.map((it) => (
    <button key={it.deed} type="button" onClick={() => onAsk(it)}>
      {say(`do.${it.deed}`)}
    </button>
  ));
}

/** A field in which a part of a name is looked for. */
function Finding({
  say,
  longest,
  onFind,
}: {
  readonly say: Props['say'];
  readonly longest: number;
  onFind(sought: string): void;
}) {
  const [find, setFind] = useState('');
  return (
    <Form className="reach" onSubmit={() => onFind(find.trim())}>
      <TextField label={say('find')} longest={longest} value={find} onChange={setFind} />
      <button type="submit">{say('search')}</button>
    </Form>
  );
}

/** Groups with who is in them, and nothing of what they say. */
export function Groups(props: Props) {
  const { say, locale, onAsk } = props;
  const [sought, setSought] = useState('');
  const pages = useHosted((page) => hostingApi.groups(page, sought), `groups ${sought}`, props);
  const date = dateIn(locale);
  return (
    <>
      <Finding say={say} longest={LONGEST_GROUP} onFind={setSought} />
      <List pages={pages} say={say}>
        {({ id, name, createdAt, people, reports, mutedUntil }) => (
          <>
            <div>
              <strong>{name}</strong>{' '}
              <small className="quiet">
                {say('made', { date: date(createdAt) })}
                {reports > 0 && `, ${say('reported', { count: reports })}`}
              </small>
              <p>{people.map((it) => it.name).join(', ')}</p>
              {mutedUntil !== null && (
                <p>
                  {say('group-muted', { date: date(mutedUntil) })}{' '}
                  <button
                    type="button"
                    onClick={() =>
                      onAsk({ deed: 'lift-group', about: name, with: (why) => ({ do: 'lift-group', group: id, reason: why }) })
                    }
                  >
                    {say('do.lift-group')}
                  </button>
                </p>
              )}
            </div>
            <span className="buttons">
              <AboutGroup say={say} group={{ id, name }} onAsk={onAsk} />
            </span>
          </>
        )}
      </List>
    </>
  );
}

export function People(props: Props) {
  const { say, locale, onAsk } = props;
  const [sought, setSought] = useState('');
  const pages = useHosted((page) => hostingApi.people(page, sought), `people ${sought}`, props);
  const date = dateIn(locale);
  return (
    <>
      <Finding say={say} longest={LONGEST_NAME} onFind={setSought} />
      <List pages={pages} say={say}>
        {(person) => (
          <>
            <div>
              <strong>{person.name}</strong>{' '}
              <small className="quiet">
                {say('since', { date: date(person.createdAt) })}
                {person.seenAt !== null && `, ${say('seen', { date: date(person.seenAt) })}`}
                {person.reports > 0 && `, ${say('reported', { count: person.reports })}`}
              </small>
              {person.bars.map(({ id, kind, reason, until }) => (
                <p key={id}>
                  {say(`bar.${kind}`, { date: date(until), reason })}{' '}
                  <button
                    type="button"
                    onClick={() =>
                      onAsk({ deed: 'lift', about: person.name, with: (why) => ({ do: 'lift', bar: id, reason: why }) })
                    }
                  >
                    {say('do.lift')}
                  </button>
                </p>
              ))}
            </div>
            <span className="buttons">
              <AboutPerson say={say} person={person} table={null} group={null} onAsk={onAsk} />
            </span>
          </>
        )}
      </List>
    </>
  );
}

export function Tables(props: Props) {
  const { say, locale, onAsk } = props;
  const shelf = useShelf();
  const pages = useHosted(hostingApi.tables, 'tables', props);
  const date = dateIn(locale);
  return (
    <List pages={pages} say={say}>
      {({ id, game, status, createdAt, people }) => {
        const name = shelf.find((it) => it.id === game)?.name ?? game;
        return (
          <>
            <div>
              <Link href={`/table/${id}`}>{name}</Link>{' '}
              <small className="quiet">
                {say(`status.${status}`)}, {date(createdAt)}
              </small>
              <p>{people.map((it) => it.name).join(', ')}</p>
            </div>
            {(status === 'open' || status === 'playing') && (
              <button
                type="button"
                onClick={() => onAsk({ deed: 'close', about: name, with: (why) => ({ do: 'close', table: id, reason: why }) })}
              >
                {say('do.close')}
              </button>
            )}
          </>
        );
      }}
    </List>
  );
}

export function Deeds(props: Props) {
  const { say, locale } = props;
  const pages = useHosted(hostingApi.log, 'log', props);
  const date = dateIn(locale);
  return (
    <List pages={pages} say={say}>
      {({ at, what, host, about, group, reason, until }) => {
        const values = { host: host?.name ?? say('gone'), deed: say(`deed.${what}`), reason };
        const said = [
          ...(about === null ? [] : [about.name]),
          ...(group === null || group.name === '' ? [] : [`“${group.name}”`]),
        ];
        return (
          <div>
            {said.length === 0 ? say('deed-line-alone', values) : say('deed-line', { ...values, about: said.join(', ') })}{' '}
            <small className="quiet">
              {date(at)}
              {until !== null && ` – ${date(until)}`}
            </small>
          </div>
        );
      }}
    </List>
  );
}

/** How the moments of lessons went for those who let the host know. */
export function Lessons(props: Props) {
  const { say } = props;
  const pages = useHosted(hostingApi.lessons, 'lessons', props);
  const names = new Map(useShelf().map(({ id, name }) => [id, name]));
  return (
    <List pages={pages} say={say}>
      {({ game, lesson, moment, shown, tries, left, half }) => (
        <div>
          <strong>{[names.get(game) ?? game, lesson, moment].join(' · ')}</strong>{' '}
          <small className="quiet">{say('lesson-moment', { shown, tries, left, half })}</small>
        </div>
      )}
    </List>
  );
}
