import Type, { type Static } from 'typebox';

/** Short phrases that everybody reads in their own language. */
export const PHRASES = [
  'hello',
  'ready',
  'one-moment',
  'good-luck',
  'your-turn',
  'well-played',
  'thanks',
  'sorry',
  'have-to-go',
  'good-game',
] as const;
export const Phrase = Type.Enum([...PHRASES]);
export type Phrase = Static<typeof Phrase>;
