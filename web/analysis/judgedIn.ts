import type { Explanation, Judgement } from '@kaya/bots';
import { type Action, type Game, type GameRecord, Runner, replay, same } from '@kaya/engine';
import type { Found } from './kept.ts';

const VERDICTS = ['forced', 'fine', 'doubtful', 'mistake'] as const;
const SPANS = ['now', 'turn', 'game'] as const;

/**
 * What a file tells of a recorded game besides the record (`npm run lab -- analyse game.json --site report.json`). It comes from
 * outside: every better move is looked up among those that were allowed. Null where some of it cannot be.
 */
export function judgedIn(text: string, game: Game, record: GameRecord): Found | null {
  const { judged } = JSON.parse(text) as { readonly judged?: unknown };
  if (judged === undefined) return [];
  if (!Array.isArray(judged)) return null;
  const told = new Map<unknown, unknown>(judged.map((it) => (Array.isArray(it) ? [it[0], it[1]] : [null, null])));
  const found: [number, Judgement][] = [];
  replay(game, record, (state, move) => {
    const [seat, word] = record.moves[move] ?? [];
    const played = record.words[word ?? -1];
    if (!told.has(move) || seat === undefined || played === undefined) return;
    const judgement = judgementOf(told.get(move), game, played, () => new Runner(game, state).legal(seat));
    if (judgement !== null) found.push([move, judgement]);
  });
  return found.length === judged.length ? found : null;
}

function judgementOf(told: unknown, game: Game, played: Action, legal: () => readonly Action[]): Judgement | null {
  const { verdict: called, cost, explanation: why } = fieldsOf(told);
  const verdict = VERDICTS.find((it) => it === called);
  if (verdict === undefined || typeof cost !== 'number' || !(cost >= 0 && Number.isFinite(cost))) return null;
  if (verdict !== 'mistake') return { verdict, cost: 0, explanation: null };
  const explanation = explanationOf(why, game, played, legal);
  return explanation === null ? null : { verdict, cost, explanation };
}

function explanationOf(told: unknown, game: Game, against: Action, legal: () => readonly Action[]): Explanation | null {
  const { action: better, differences, span: ahead } = fieldsOf(told);
  const action = legal().find((it) => same(it, better));
  const span = SPANS.find((it) => it === ahead) ?? (Number.isInteger(ahead) ? Number(ahead) : null);
  if (action === undefined || span === null || !Array.isArray(differences)) return null;
  const worth = game.brain?.tally?.worth ?? {};
  const named = differences.flatMap((it: unknown) => {
    const { name, by } = fieldsOf(it);
    return typeof name === 'string' && Object.hasOwn(worth, name) && typeof by === 'number' && Number.isFinite(by)
      ? [{ name, by }]
      : [];
  });
  if (named.length !== differences.length) return null;
  const why = named.length === 0 ? 'ahead' : 'better';
  return { action, value: 0, alternatives: [], why, differences: named, brings: [], span, against, asGood: [], says: [] };
}

/** The fields of something that may be anything. */
function fieldsOf(told: unknown): Readonly<Record<string, unknown>> {
  return typeof told === 'object' && told !== null ? { ...told } : {};
}
