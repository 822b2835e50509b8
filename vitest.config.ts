import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Boards are drawn thousands of times: as people get them, without the checks React makes for its developers.
process.env['NODE_ENV'] = 'production';

/** What takes longest comes first: begun last it would go on alone, the other cores idle. */
const LONGEST = [
  'server/test/attacks/havoc',
  'lab/test/first-games',
  'scripts/new-game',
  'lab/test/every-game',
  'server/test/host',
  'server/test/processes',
  'server/test/whole-games',
  'games/bataille-pour-le-climat/test/laws',
  'server/test/storage',
  'server/test/attacks/escaped',
  'games/future-energy/test/laws',
  'server/test/attacks/silent-database',
  'server/test/attacks/disk',
  'server/test/bus/bus',
  'server/test/attacks/restore',
  'server/test/attacks/unread',
  'lab/test/commands',
  'games/council-of-shadows/test/laws',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ['{engine,pieces,games,bots,wire,server,web,lab,scripts}/**/*.test.ts'],
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // One more than there are cores: many tests wait for a database or for another process.
    maxWorkers: availableParallelism() + 1,
    // Only what hangs is stopped: a busy machine may be ten times as slow as a quiet one.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
