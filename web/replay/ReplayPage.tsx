import { lazy, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isListed, loadBox } from '../app/boxes.ts';
import { notifyUnsaved } from '../app/notices.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { saveOf } from '../saves/importRecord.ts';
import { putSave, type Save, type Sitter } from '../saves/saves.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { type LinkProblem, played, unpacked } from './link.ts';
import { replayText, type SayReplay } from './text/index.ts';

// The very table of games on this device: it is not loaded twice.
const LocalPage = lazy(async () => ({ default: (await import('../pages/LocalPage.tsx')).LocalPage }));

type Opened = { readonly save: Save } | { readonly problem: LinkProblem };

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
    setOpened(null);
    open(link).then(
      (it) => wanted && setOpened(it),
      (error: unknown) => wanted && setOpened({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [link]);
  if (opened === null || text === null) return <p className="loading">{say('common.loading')}</p>;
  if ('error' in opened) throw opened.error;
  return 'problem' in opened ? (
    <Problem problem={opened.problem} text={text} />
  ) : (
    <Shown key={opened.save.id} save={opened.save} text={text} />
  );
}

function Shown({ save, text }: { readonly save: Save; readonly text: SayReplay }) {
  const [, go] = useLocation();
  const keep = async () => {
    await putSave({ ...save, changedAt: Date.now() }).catch(notifyUnsaved);
    go(`/local/${save.id}`);
  };
  const banner = (
    <div className="banner">
      <p>{text('replay.from-link')}</p>
      <button type="button" onClick={() => void keep()}>
        {text('replay.keep')}
      </button>
    </div>
  );
  return <LocalPage id={save.id} held={save} banner={banner} />;
}

function Problem({ problem, text }: { readonly problem: LinkProblem; readonly text: SayReplay }) {
  const say = useText();
  usePageTitle(text('replay.problem'));
  return (
    <main className="page">
      <div className="error-page">
        <h1>{text('replay.problem')}</h1>
        <p>{text(`replay.${problem}`)}</p>
        <div className="buttons">
          <Link href="/" className="button">
            {say('nav.home')}
          </Link>
        </div>
      </div>
    </main>
  );
}

async function open(link: string): Promise<Opened> {
  const sent = await unpacked(link);
  if ('problem' in sent) return sent;
  const { game: id, seats } = sent.record;
  if (!isListed(id)) return { problem: 'unknown-game' };
  const { game } = await loadBox(id);
  const found = played(game, sent);
  if ('problem' in found) return found;
  const players = Array.from({ length: seats }, (_, i): Sitter => sent.players[i] ?? { kind: 'person', name: '' });
  return { save: saveOf({ game, ...found, players }, players) };
}
