import type { Board, Box } from '@kaya/engine';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isListed, loadBoard, loadBox } from '../app/boxes.ts';
import { notify, notifyUnsaved } from '../app/notices.ts';
import { Shell } from '../app/Shell.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { startLocal } from '../pages/startLocal.ts';
import { saveOf } from '../saves/importRecord.ts';
import { putSave, type Save, type Sitter } from '../saves/saves.ts';
import { LocalSession } from '../table/local.ts';
import { TableRoom } from '../table/TableRoom.tsx';
import { type Say, useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { type LinkProblem, played, unpacked } from './link.ts';
import { replayText, type SayReplay } from './text/index.ts';

interface Ready {
  readonly session: LocalSession;
  readonly box: Box;
  readonly board: Board | null;
  readonly save: Save;
}

type Opened = Ready | { readonly problem: LinkProblem };

/** A finished game that came whole in the address: no server has it, and this device keeps it only if somebody says so. */
export function ReplayPage() {
  const text = useCatalogue(replayText);
  const say = useText();
  const [opened, setOpened] = useState<Opened | { readonly error: unknown } | null>(null);
  const [link, follow] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const changed = () => follow(location.hash.slice(1));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    let wanted = true;
    let session: LocalSession | null = null;
    setOpened(null);
    open(link, say).then(
      (it) => {
        if ('session' in it) session = it.session;
        if (wanted) setOpened(it);
        else session?.close();
      },
      (error: unknown) => wanted && setOpened({ error }),
    );
    return () => {
      wanted = false;
      session?.close();
    };
  }, [link, say]);
  if (opened === null || text === null) return <p className="loading">{say('common.loading')}</p>;
  if ('error' in opened) throw opened.error;
  return 'problem' in opened ? <Problem problem={opened.problem} text={text} /> : <Shown {...opened} text={text} />;
}

function Shown({ session, box, board, save, text }: Ready & { readonly text: SayReplay }) {
  const [, go] = useLocation();
  const keep = async () => {
    await putSave({ ...save, changedAt: Date.now() }).catch(notifyUnsaved);
    go(`/local/${save.id}`);
  };
  const rematch = async () => {
    const next = await startLocal(save.game, save.players, save.snapshot.record.options);
    if (next.ok) go(`/local/${next.id}`);
    else notify({ key: 'error.not-saved', kind: 'problem' });
  };
  return (
    <TableRoom
      session={session}
      box={box}
      board={board}
      onRematch={() => void rematch()}
      banner={
        <div className="banner">
          <p>{text('replay.from-link')}</p>
          <button type="button" onClick={() => void keep()}>
            {text('replay.keep')}
          </button>
        </div>
      }
    />
  );
}

function Problem({ problem, text }: { readonly problem: LinkProblem; readonly text: SayReplay }) {
  const say = useText();
  usePageTitle(text('replay.problem'));
  return (
    <Shell>
      <div className="error-page">
        <h1>{text('replay.problem')}</h1>
        <p>{text(`replay.${problem}`)}</p>
        <div className="buttons">
          <Link href="/" className="button">
            {say('nav.home')}
          </Link>
        </div>
      </div>
    </Shell>
  );
}

async function open(link: string, say: Say): Promise<Opened> {
  const sent = await unpacked(link);
  if ('problem' in sent) return sent;
  const { game: id, seats } = sent.record;
  if (!isListed(id)) return { problem: 'unknown-game' };
  const [box, board] = await Promise.all([loadBox(id), loadBoard(id)]);
  const { game } = box;
  const found = played(game, sent);
  if ('problem' in found) return found;
  const players = Array.from({ length: seats }, (_, i): Sitter => {
    const known = sent.players[i] ?? { kind: 'person', name: '' };
    return known.name === '' ? { ...known, name: say('seat.person', { number: i + 1 }) } : known;
  });
  const save = saveOf({ game, ...found, players }, players);
  return { session: LocalSession.resume(game, save), box, board, save };
}
