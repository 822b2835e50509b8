import { type Box, reasonWords, type Speaker } from '@kaya/engine';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DrawnBoard } from '../app/boxes.ts';
import { notify } from '../app/notices.ts';
import { seatName } from '../app/seatName.ts';
import { useSettings } from '../app/settings.ts';
import { sound } from '../app/sound.ts';
import { useTabbed } from '../app/usePhone.ts';
import { useValue } from '../app/value.ts';
import { Motion } from '../board/Motion.tsx';
import { useCloser } from '../closer/useCloser.ts';
import { useScenes } from '../scenes/useScenes.ts';
import { TermsOfGame } from '../terms/TermFinder.ts';
import { useTermFinder } from '../terms/useTermFinder.ts';
import { useText } from '../text/index.ts';
import { asksForAnalysis } from './asksForAnalysis.ts';
import { type AtTable, ChoosingContext, type LookedAt, MomentContext, NOWHERE, SpeechContext, TableContext } from './atTable.ts';
import { BoardArea } from './BoardArea.tsx';
import { choicesOf, NO_CHOICES } from './choices.ts';
import { Decision } from './Decision.tsx';
import { Side } from './Side.tsx';
import type { Refusal, Session } from './session.ts';
import { TableHeader } from './TableHeader.tsx';
import { Tooltip } from './Tooltip.tsx';
import { toldSoFar } from './toldSoFar.ts';
import { useAid } from './useAid.ts';
import { useAnswering } from './useAnswering.ts';
import { useDrafts } from './useDrafts.ts';
import { useDragging } from './useDragging.ts';
import { useOneAnswer } from './useOneAnswer.ts';
import { usePast } from './usePast.ts';
import { usePointing } from './usePointing.ts';
import { usePressed } from './usePressed.ts';
import { useSpeaker, useSpeechOf, wholeSpeaker } from './useSpeaker.ts';

// What nobody needs for the first move comes when the table is at rest.
const loadEnding = () => import('./Ending.tsx');
const loadRules = () => import('./RuleDrawer.tsx');
const Ending = lazy(async () => ({ default: (await loadEnding()).Ending }));
const RuleDrawer = lazy(async () => ({ default: (await loadRules()).RuleDrawer }));
// Whoever presses a key may be asking, and as text the table offers it.
const Asking = lazy(async () => ({ default: (await import('../readings/Asking.tsx')).Asking }));
// Only around one screen.
const Curtain = lazy(async () => ({ default: (await import('./Curtain.tsx')).Curtain }));
// Where one place offers several things.
const ChoiceSheet = lazy(async () => ({ default: (await import('./ChoiceSheet.tsx')).ChoiceSheet }));
// Once on a device.
const Welcome = lazy(async () => ({ default: (await import('./Welcome.tsx')).Welcome }));
const CloserLook = lazy(async () => ({ default: (await import('../closer/CloserLook.tsx')).CloserLook }));
const AidWindow = lazy(async () => ({ default: (await import('../aid/AidWindow.tsx')).AidWindow }));
// From one's own first move on.
const Meets = lazy(async () => ({ default: (await import('../coach/Meets.tsx')).Meets }));
// Only who wants a coach loads one.
const CoachCorner = lazy(async () => ({ default: (await import('../coach/CoachCorner.tsx')).CoachCorner }));
const AT_REST = 4000;

interface Props {
  readonly session: Session;
  readonly box: Box;
  readonly board: DrawnBoard | null;
  readonly onRematch: (() => void) | null;
  /** Tabs and notices that only some tables have. */
  readonly chat?: ReactNode;
  readonly banner?: ReactNode;
  /** Somebody explains already. */
  readonly guided?: boolean;
}

/** A table: everything around the board, for all games. */
export function TableRoom(props: Props) {
  const { session, box } = props;
  const { seats, log } = useValue(session.state);
  const { text } = useSettings();
  const say = useText();
  const names = useMemo(() => seats.map((seat, i) => seatName(seat, i, say)), [seats, say]);
  // Of a game that runs, of a lesson and of a position in words anything may be said at once.
  const isNew = log.length === 1 && log[0]?.number === 0 && props.guided !== true && !text && props.board !== null;
  const speaker = useSpeaker(box, names, isNew);
  const { shown, opening, openDrafts } = useDrafts(session);
  if (speaker === null) return <p className="loading">{say('common.loading')}</p>;
  return <Room {...props} session={shown} speaker={speaker} opening={opening} openDrafts={openDrafts} />;
}

interface RoomProps extends Props {
  readonly speaker: Speaker;
  readonly opening: boolean;
  openDrafts(open: boolean): void;
}

function Room({ session, box, board, onRematch, chat, banner, guided, speaker, opening, openDrafts }: RoomProps) {
  const state = useValue(session.state);
  const { text, coach, practice, welcomed } = useSettings();
  const tabbed = useTabbed();
  const root = useRef<HTMLDivElement>(null);
  const [past, lookAt] = usePast();
  const [rule, openRule] = useState<string | null>(null);
  const [aid, openAid] = useAid();
  const [near, lookCloser] = useCloser(root);
  // The words of a lesson are read from the first moment on, and nothing may move later because of their terms.
  const terms = useTermFinder(box.game.id, guided === true ? 0 : AT_REST);
  const [resultWanted, showResult] = useState(true);
  const [analysing, analyse] = useState(asksForAnalysis);

  const view = past?.view ?? state.view;
  const { viewer } = state;
  const { stage, staged, Caption, Telling, unheard } = useScenes(session.happened, box, speaker);
  const isNow = past === null && state.curtain === null && state.held === null;
  const shot = isNow ? staged.shot : null;
  // What happened before anybody could follow it is about to be told.
  const missed = isNow ? unheard : null;
  const shown = shot?.view ?? missed?.before ?? (isNow ? state.ends?.shown : undefined) ?? view;
  const watching = shot !== null || missed !== null;
  const log = useMemo(() => {
    if (past !== null) return past.steps.slice(0, past.at + 1).map(({ events }, number) => ({ number, events }));
    return toldSoFar(state.log, { shot, unheard: missed?.move ?? null });
  }, [state.log, past, shot, missed]);
  const over = state.outcome !== null;
  const resultShown = past === null && !watching && (over ? resultWanted : analysing);
  const choices = useMemo(() => choicesOf(session.game, view, viewer), [session, view, viewer]);
  // Answers are about the board that is seen: while it shows how things stood, there are none.
  const silent = !isNow || watching || state.busy || state.ends !== undefined;
  const ended = state.abandoned || state.taught;
  const offered = useMemo(() => {
    if (ended) return NO_CHOICES;
    return silent ? { ...choices, ...SILENT } : choices;
  }, [ended, silent, choices]);
  const question = { session, box, view, viewer, seats: state.seats.length, choices: offered };
  const choosing = useAnswering(question, stage);
  const { lit, pick, setPick } = choosing;
  useEffect(() => lit.set(shot === null ? NOWHERE : new Set(shot.places)), [lit, shot]);
  const speech = useSpeechOf(speaker, box, view, viewer);

  const refuse = useCallback(
    async (refusal: Refusal) => {
      sound('refusal');
      if ('problem' in refusal) return notify({ key: refusal.problem, kind: 'problem' });
      // What is noticed is not said again when there are more words: it waits for them.
      const whole = await wholeSpeaker(box, speaker.locale, speaker.names).catch(() => speaker);
      const lines = refusal.reasons.map((reason) => whole.say(reasonWords(box.voice, reason)));
      notify({ key: 'error.refused', lines, kind: 'problem' });
    },
    [speaker, box],
  );

  const table = useMemo(
    (): AtTable => ({
      session,
      state,
      box,
      board,
      names: speaker.names,
      viewer,
      openRule,
      openAid,
      openDrafts,
      resultShown,
      showResult,
      analyse,
    }),
    [session, state, box, board, speaker, viewer, openAid, openDrafts, resultShown],
  );
  const moment = useMemo(
    (): LookedAt => ({
      view,
      shown,
      log,
      shot,
      telling: !watching ? null : (mine) => stage !== null && Telling !== null && <Telling stage={stage} mine={mine} />,
      past,
      lookAt: (to) => {
        setPick(null);
        stage?.skip();
        if (to === null && history.state?.looking === true) history.back();
        lookAt(to);
      },
    }),
    [view, shown, log, shot, past, lookAt, setPick, stage, watching, Telling],
  );
  useEffect(
    () =>
      session.refused.watch(() => {
        const refusal = session.refused.value;
        if (refusal !== null) void refuse(refusal);
      }),
    [session, refuse],
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a network they are asked for again when they are needed.
      for (const load of [loadEnding, loadRules]) load().catch(() => undefined);
    }, AT_REST);
    return () => clearTimeout(timer);
  }, []);
  const [pressed, isKeyed] = usePressed();
  const { legal } = offered;
  const asked = useMemo(() => [legal, pick, state.held, state.curtain], [legal, pick, state.held, state.curtain]);
  useOneAnswer(root, asked);
  usePointing(root, table, speech, choosing);
  useDragging(root, table, choosing);
  useTurnSound(offered.awaited.includes(viewer), over);

  return (
    <TermsOfGame value={terms}>
      <TableContext value={table}>
        <MomentContext value={moment}>
          <SpeechContext value={speech}>
            <ChoosingContext value={choosing}>
              <div
                ref={root}
                className="table"
                data-text={text || board === null ? '' : undefined}
                data-draft={session.isDraft}
                inert={opening}
              >
                <TableHeader />
                {banner}
                <Motion moment={shown} root={() => root.current}>
                  <main className="table-board">
                    {!welcomed && viewer >= 0 && !resultShown && guided !== true && (
                      <Suspense fallback={null}>
                        <Welcome />
                      </Suspense>
                    )}
                    {resultShown ? (
                      <Suspense fallback={null}>
                        <Ending outcome={state.outcome} onRematch={onRematch} onClose={() => showResult(false)} />
                      </Suspense>
                    ) : (
                      <BoardArea />
                    )}
                    {stage !== null && Caption !== null && !resultShown && <Caption stage={stage} />}
                    {pick !== null && (
                      <Suspense fallback={null}>
                        <ChoiceSheet pick={pick} />
                      </Suspense>
                    )}
                    <Tooltip root={root} onCloser={lookCloser} />
                  </main>
                  <aside className="table-side">
                    {!tabbed && !resultShown && <Decision />}
                    {guided !== true && !resultShown && !session.isDraft && (coach === true || practice !== 'off') && (
                      <Suspense fallback={null}>
                        <CoachCorner />
                      </Suspense>
                    )}
                    <Side chat={chat} />
                  </aside>
                </Motion>
                <Suspense fallback={null}>
                  {(isKeyed || text || board === null) && (
                    <Asking key={`${viewer} ${state.curtain} ${speaker.locale}`} last={pressed} />
                  )}
                </Suspense>
                <Suspense fallback={null}>{state.seen > 0 && viewer >= 0 && !session.isDraft && <Meets />}</Suspense>
                {/* Nothing that is still loading hides or keeps the curtain. */}
                <Suspense fallback={null}>{state.curtain !== null && <Curtain seat={state.curtain} />}</Suspense>
                <Suspense fallback={null}>
                  {near !== null && <CloserLook root={root} drawn={near} onClose={() => lookCloser(null)} />}
                  {rule !== null && <RuleDrawer rule={rule} />}
                  {aid && <AidWindow box={box} state={view} onRules={() => openRule('')} onClose={() => openAid(false)} />}
                </Suspense>
              </div>
            </ChoosingContext>
          </SpeechContext>
        </MomentContext>
      </TableContext>
    </TermsOfGame>
  );
}

const SILENT = {
  legal: NO_CHOICES.legal,
  blocked: [],
  legalAt: NO_CHOICES.legalAt,
  blockedAt: NO_CHOICES.blockedAt,
  standing: [],
};

function useTurnSound(mine: boolean, over: boolean): void {
  useEffect(() => {
    if (over) sound('end');
    else if (mine) sound('turn');
  }, [mine, over]);
}
