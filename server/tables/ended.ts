import type { Outcome } from '@kaya/engine';

/** What a finished game, as it is stored, says of its end. */
export function endOf(game: string): Pick<Outcome, 'winners' | 'ranks' | 'scores'> {
  const { winners = [], ranks = [], scores = [] }: Partial<Outcome> = JSON.parse(game).state?.outcome ?? {};
  return { winners, ranks, scores };
}
