import type { AidAmount, AidLine, AidSheet, Speaker } from '@kaya/engine';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { DrawnAid } from '../app/boxes.ts';
import { keyed } from '../app/keyed.ts';
import type { AidSay } from './text/index.ts';

interface Props {
  readonly aid: DrawnAid;
  readonly sheet: AidSheet;
  readonly speaker: Speaker;
  readonly say: AidSay;
  /** Which part is seen where there is room for one only. */
  readonly page: number;
  setPage(page: number): void;
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** The turn in one picture, what can be done, what counts, and the icons; on a phone one after the other. */
export function Sheet({ aid, sheet, speaker, say, page, setPage }: Props) {
  const { Icon } = aid;
  const names = new Map(sheet.icons.map(({ icon, name }) => [icon, speaker.say(name)]));
  const lines = (list: readonly AidLine[]) => <Lines list={list} names={names} speaker={speaker} Icon={Icon} />;
  const parts: readonly Part[] = [
    ...sheet.actions.map(({ id, title, lines: list }) => ({ id, title: speaker.say(title), content: lines(list) })),
    { id: 'scores', title: say('aid.scores'), content: lines(sheet.scores) },
    { id: 'icons', title: say('aid.icons'), content: <Legend names={names} Icon={Icon} /> },
  ];
  const pages = parts.length + 1;
  const shown = (at: number) => (at === page ? '' : undefined);
  return (
    <div className="aid">
      <section className="aid-part" data-shown={shown(0)} aria-labelledby="aid-turn">
        <h3 id="aid-turn">{say('aid.turn')}</h3>
        <ol className="aid-turn">
          {sheet.turn.map((step) => (
            <li key={step.id}>
              {step.icon !== undefined && <Icon name={step.icon} size={26} />}
              <span>
                <strong>{speaker.say(step.name)}</strong> <Amounts line={step} names={names} Icon={Icon} />
                {step.note !== undefined && <small>{speaker.say(step.note)}</small>}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <div className="aid-parts">
        {parts.map(({ id, title, content }, i) => (
          <section key={id} className="aid-part" data-part={id} data-shown={shown(i + 1)} aria-labelledby={`aid-${id}`}>
            <h3 id={`aid-${id}`}>{title}</h3>
            {content}
          </section>
        ))}
      </div>
      <nav className="aid-pages">
        <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
          ‹ {say('aid.back')}
        </button>
        <span role="status">{say('aid.page', { page: page + 1, pages })}</span>
        <button type="button" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
          {say('aid.next')} ›
        </button>
      </nav>
    </div>
  );
}

interface Drawn {
  readonly names: ReadonlyMap<string, string>;
  readonly Icon: ComponentType<{ readonly name: string; readonly size: number }>;
}

function Lines({ list, speaker, ...drawn }: Drawn & { readonly list: readonly AidLine[]; readonly speaker: Speaker }) {
  const { Icon } = drawn;
  return (
    <ul className="aid-lines">
      {list.map((line) => (
        <li key={line.id} data-line={line.id}>
          <span className="aid-icon">{line.icon !== undefined && <Icon name={line.icon} size={17} />}</span>
          <span className="aid-name">
            {capital(speaker.say(line.name))}
            {line.note !== undefined && <small> {speaker.say(line.note)}</small>}
          </span>
          <Amounts line={line} {...drawn} />
        </li>
      ))}
    </ul>
  );
}

/** What it costs and what it brings, as numbers with their icons. */
function Amounts({ line: { cost = [], gain = [] }, ...drawn }: Drawn & { readonly line: AidLine }) {
  if (cost.length + gain.length === 0) return null;
  return (
    <span className="aid-amounts">
      <Row amounts={cost} {...drawn} />
      {cost.length > 0 && gain.length > 0 && <span className="aid-arrow">→</span>}
      <Row amounts={gain} gained {...drawn} />
    </span>
  );
}

function Row({ amounts, gained, names, Icon }: Drawn & { readonly amounts: readonly AidAmount[]; readonly gained?: boolean }) {
  return (
    <>
      {keyed(amounts).map(({ key, item }) => (
        <Fragment key={key}>
          <span className="aid-amount" title={names.get(item.icon)}>
            {figures(item, gained === true)}
            <Icon name={item.icon} size={15} />
            <span className="hidden"> {names.get(item.icon)} </span>
          </span>
        </Fragment>
      ))}
    </>
  );
}

function figures({ from, to = from }: AidAmount, gained: boolean): string {
  if (from === undefined || to === undefined) return '';
  const sign = (it: number) => (it < 0 ? `−${-it}` : gained ? `+${it}` : String(it));
  if (from === -to && from !== 0) return `±${to}`;
  return from === to ? sign(from) : `${sign(from)}–${to}`;
}

function Legend({ names, Icon }: Drawn) {
  return (
    <ul className="aid-icons">
      {[...names].map(([icon, name]) => (
        <li key={icon} data-icon={icon}>
          <Icon name={icon} size={16} />
          <span>{capital(name)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A line begins with a capital, also where the game's word for it stands inside sentences elsewhere. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
