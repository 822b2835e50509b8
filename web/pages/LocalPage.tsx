import type { Box } from '@kaya/engine';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { useLocation } from 'wouter';
import { type DrawnBoard, loadBoard, loadBox } from '../app/boxes.ts';
import { notify } from '../app/notices.ts';
import { getSave, type Save } from '../saves/saves.ts';
import { LocalSession } from '../table/local.ts';
import { TableRoom } from '../table/TableRoom.tsx';
import { useOpened } from '../table/useOpened.ts';
import { useText } from '../text/index.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { startLocal } from './startLocal.ts';

const LeavingBanner = lazy(async () => ({ default: (await import('../branch/LeavingBanner.tsx')).LeavingBanner }));

const DailyBanner = lazy(async () => ({ default: (await import('../daily/DailyBanner.tsx')).DailyBanner }));

interface Ready {
  readonly session: LocalSession;
  readonly box: Box;
  readonly board: DrawnBoard | null;
  readonly save: Save;
}

interface Props {
  readonly id: string;
  /** A game that is looked at without being kept. */
  readonly held?: Save | null;
  readonly banner?: ReactNode;
}

/** A table on this device. */
export function LocalPage({ id, held = null, banner }: Props) {
  const say = useText();
  const [, go] = useLocation();
  const ready = useOpened(useCallback(() => open(id, held), [id, held]));

  if (ready === 'loading') return <p className="loading">{say('common.loading')}</p>;
  if (ready === 'missing') return <ErrorPage kind="no-save" />;
  const rematch = async () => {
    const { players, snapshot, game } = ready.save;
    const next = await startLocal(game, players, snapshot.record.options);
    if (next.ok) go(`/local/${next.id}`);
    else notify({ key: 'error.not-saved', kind: 'problem' });
  };
  const { branch, day } = ready.save;
  const told =
    branch !== undefined ? (
      <LeavingBanner {...branch} />
    ) : day === undefined ? (
      banner
    ) : (
      <DailyBanner day={day} session={ready.session} />
    );
  return (
    <TableRoom
      session={ready.session}
      box={ready.box}
      board={ready.board}
      banner={<Suspense fallback={null}>{told}</Suspense>}
      onRematch={day === undefined ? () => void rematch() : null}
    />
  );
}

async function open(id: string, held: Save | null): Promise<Ready | null> {
  const save = held ?? (await getSave(id));
  if (save === null) return null;
  const [box, board] = await Promise.all([loadBox(save.game), loadBoard(save.game)]);
  return { session: LocalSession.resume(box.game, save), box, board, save };
}
