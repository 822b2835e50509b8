import type { HostedSample } from '@kaya/wire';
import { LineChart } from '../charts/LineChart.tsx';
import { hostingApi } from './hostingApi.ts';
import { dateIn, type Props, useHosted } from './lists.tsx';
import type { HostingKey } from './text/index.ts';

const HOUR = 3_600_000;

/** What is drawn; nothing is drawn of what nobody knows. */
const CHARTS: readonly {
  readonly title: HostingKey;
  readonly up: HostingKey;
  value(sample: HostedSample): number | null;
}[] = [
  { title: 'figures-sockets', up: 'figures-count', value: (it) => it.sockets },
  { title: 'figures-tables', up: 'figures-count', value: (it) => it.tables },
  { title: 'figures-slow', up: 'figures-ms', value: (it) => (it.slow === null ? null : it.slow * 1000) },
  { title: 'figures-errors', up: 'figures-count', value: (it) => it.errors },
  { title: 'figures-memory', up: 'figures-mb', value: (it) => it.memory },
  { title: 'figures-stored', up: 'figures-mb', value: (it) => it.stored },
];

/** How all server processes have fared for a day: what runs, who is there, how fast they answer, errors, growth, the last backup. */
export function Figures(props: Props) {
  const { say, locale } = props;
  // All of it is one page.
  const pages = useHosted(async () => [await hostingApi.figures()], 'figures', props);
  const date = dateIn(locale);
  const figures = pages?.items[0];
  if (figures === undefined) return null;
  const { database, processes, backups, day } = figures;
  const now = day.at(-1)?.at ?? 0;
  return (
    <>
      <p>{say('figures-runs', { count: processes.filter(({ state }) => state === 'runs').length, database })}</p>
      <p>
        {backups === null
          ? say('backups-off')
          : backups.lastAt === null
            ? say('backups-none')
            : say('backups-last', { date: date(backups.lastAt) })}
      </p>
      <p className="quiet">{say('figures-whose')}</p>
      <div className="charts">
        {CHARTS.map(({ title, up, value }) => {
          const points = day.flatMap((sample) => {
            const known = value(sample);
            return known === null ? [] : [{ at: Math.round((100 * (sample.at - now)) / HOUR) / 100, value: known }];
          });
          return points.length === 0 ? (
            <p key={title} className="quiet">
              {say('figures-few', { what: say(title) })}
            </p>
          ) : (
            <LineChart
              key={title}
              title={say(title)}
              series={{ chart: title, lines: [{ name: title, points }] }}
              across={say('figures-hours')}
              up={say(up)}
              nameOf={() => say(title)}
            />
          );
        })}
      </div>
      <h2>{say('processes')}</h2>
      <ul className="channels">
        {processes.map(({ name, startedAt, state, kaya, node, last }) => (
          <li key={`${name} ${startedAt}`}>
            <div>
              <strong>{name}</strong>{' '}
              <small className="quiet">{say(`process-${state}`, { date: date(state === 'runs' ? startedAt : last.at) })}</small>
              <p>
                {state === 'runs'
                  ? say('process-figures', { kaya, node, sockets: last.sockets, tables: last.tables, memory: last.memory })
                  : say('process-was', { kaya, node, date: date(startedAt) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
