import type { Table } from '@kaya/wire';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { forgetJudgements } from '../analysis/kept.ts';
import { dates } from '../app/dates.ts';
import { seatName } from '../app/seatName.ts';
import { takeFocus } from '../app/takeFocus.ts';
import { awaitsMe } from '../app/waiting.ts';
import { familyOf, type Kin, kinOfSave, kinOfTable, rootOf } from '../branch/family.ts';
import { sayResult } from '../branch/result.ts';
import { branchText, type SayBranch } from '../branch/text/index.ts';
import { forgetNotes } from '../notes/device.ts';
import { deleteSave, type Save } from '../saves/saves.ts';
import { useShelf } from '../shelf/shelf.ts';
import { MineLink } from '../statistics/MineLink.tsx';
import { type SiteKey, useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { clockFace, duration } from '../time/duration.ts';
import { restOf } from '../time/rest.ts';
import { timeText } from '../time/text/index.ts';
import { LOOKED_AT, useNow } from '../time/useNow.ts';
import { isOver, type Mine } from './MyGames.tsx';
import { byUrgency, ownTime } from './urgency.ts';

/** So many games of this device are listed, each with all that left it. */
const LISTED = 12;

function stateOf(table: Table, mine: boolean): SiteKey {
  if (isOver(table)) return 'home.over';
  if (table.status === 'open') return 'home.waiting-for-players';
  return mine ? 'home.your-turn' : 'home.their-turn';
}

/** Loaded by whoever has games. */
export function GameList({ saves, tables, read }: Mine) {
  const say = useCatalogue(branchText);
  const shelf = useShelf();
  if (say === null) return null;
  const far = byUrgency(tables).map(kinOfTable);
  const here = saves.map(kinOfSave);
  const all = [...far, ...here];
  const byPath = new Map(all.map((kin) => [kin.path, kin]));
  const lines = new Map<string, ReactNode>([
    ...tables.map((table): [string, ReactNode] => [`/table/${table.id}`, <FarAway key="line" table={table} say={say} />]),
    ...saves.map((save): [string, ReactNode] => [
      `/local/${save.id}`,
      <OnDevice key="line" save={save} say={say} onChange={read} />,
    ]),
  ]);
  const roots = ({ path }: Kin) => rootOf(path, byPath) === path;
  const first = [...far.filter(roots), ...here.filter(roots).slice(0, LISTED)];
  const titles = shelf.filter(
    ({ id }) => saves.some((it) => it.game === id && it.over) || tables.some((it) => it.game === id && isOver(it)),
  );
  return (
    <>
      {titles.length > 0 && (
        <p className="buttons">
          {titles.map(({ id, name }) => (
            <MineLink key={id} game={id} name={name} />
          ))}
        </p>
      )}
      <ul className="game-list">
        {first.map(({ path }) => {
          const [, ...left] = familyOf(path, all);
          return (
            <li key={path}>
              {lines.get(path)}
              {left.length > 0 && (
                <ul aria-label={say('branch.of-this')}>
                  {left.map((kin) => (
                    <li key={kin.path}>{lines.get(kin.path)}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** With what was noted and found out about it. */
async function forget(id: string): Promise<void> {
  await deleteSave(id);
  await forgetNotes(`/local/${id}`).catch(() => undefined);
  await forgetJudgements(id).catch(() => undefined);
}

/** What a game is called in the list: by its name, or by where it left another one. */
function Title({ game, leaves, say }: { readonly game: string; readonly leaves: Kin['leaves']; readonly say: SayBranch }) {
  const shelf = useShelf();
  const name = shelf.find(({ id }) => id === game)?.name ?? game;
  return (
    <strong>
      {name}
      {leaves !== null && <small> {say(leaves.imagined ? 'branch.from-imagined' : 'branch.from', { move: leaves.move })}</small>}
    </strong>
  );
}

function FarAway({ table, say: branch }: { readonly table: Table; readonly say: SayBranch }) {
  const say = useText();
  const mine = awaitsMe(table);
  return (
    <Link href={`/table/${table.id}`}>
      <Title game={table.game} leaves={kinOfTable(table).leaves} say={branch} />
      <span>
        {table.seats
          .filter((seat) => seat.kind !== 'open')
          .map((seat) => seat.name || say('seat.bot-plain'))
          .join(', ')}
      </span>
      <span className="turn" data-mine={mine && !isOver(table) ? '' : undefined}>
        {say(stateOf(table, mine))}
        {mine && table.status === 'playing' && <TimeLeft table={table} />}
      </span>
    </Link>
  );
}

/** What is left of my time, where a clock runs for me. */
function TimeLeft({ table }: { readonly table: Table }) {
  const { locale } = useText();
  const say = useCatalogue(timeText);
  const { kind } = table.pace;
  const now = useNow(LOOKED_AT[kind]);
  const mine = ownTime(table);
  if (say === null || mine === null || mine.until === null) return null;
  const rest = restOf(mine, true, now);
  return (
    <small>
      {' '}
      {rest <= 0 ? say('time.none') : say('time.rest', { time: kind === 'live' ? clockFace(rest) : duration(rest, locale) })}
    </small>
  );
}

function OnDevice({ save, say: branch, onChange }: { readonly save: Save; readonly say: SayBranch; onChange(): void }) {
  const say = useText();
  const shelf = useShelf();
  const date = dates(say.locale, { dateStyle: 'medium', timeStyle: 'short' });
  /** About to be deleted, until somebody is sure or has thought better of it. */
  const [fate, setFate] = useState<'doomed' | 'spared' | null>(null);
  const mine = save.awaited.some((seat) => save.players[seat]?.kind === 'person');
  const { outcome } = save.snapshot.state;
  const own = Math.max(
    0,
    save.players.findIndex(({ kind }) => kind === 'person'),
  );
  const game = shelf.find(({ id }) => id === save.game)?.name ?? save.game;
  return (
    <>
      <Link href={`/local/${save.id}`}>
        <Title game={save.game} leaves={save.branch ?? null} say={branch} />
        <span>
          {save.players.map((player, i) => seatName(player, i, say)).join(', ')} · {date.format(save.changedAt)}
        </span>
        <span className="turn" data-mine={mine && !save.over ? '' : undefined}>
          {outcome !== null ? sayResult(outcome, own, branch) : say(mine ? 'home.your-turn' : 'home.their-turn')}
        </span>
      </Link>
      {fate === 'doomed' ? (
        <span className="sure">
          {say('home.delete-sure')}{' '}
          <button type="button" onClick={() => void forget(save.id).then(onChange)}>
            {say('home.delete-yes')}
          </button>{' '}
          <button type="button" ref={takeFocus} onClick={() => setFate('spared')}>
            {say('home.delete-no')}
          </button>
        </span>
      ) : (
        <button
          type="button"
          className="icon-button"
          ref={fate === 'spared' ? takeFocus : null}
          aria-label={say('home.delete', { game, date: date.format(save.changedAt) })}
          onClick={() => setFate('doomed')}
        >
          ×
        </button>
      )}
    </>
  );
}
