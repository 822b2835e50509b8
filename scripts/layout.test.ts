import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gameFolders, headless, misplaced, namesAGame, unlisted } from './layout.ts';

const teaching = gameFolders(fileURLToPath(new URL('..', import.meta.url))).get('engine/teaching') ?? [];

test('a file of rules says in its first line which chapter it is', () => {
  expect(headless('games/x/rules/turn/menu.ts', "import { next } from '@kaya/engine';")).toEqual([
    'games/x/rules/turn/menu.ts does not say in its first line which chapter it is',
  ]);
  expect(headless('games/x/rules/turn/menu.ts', '// Chapter 5.4: turns.')).toEqual([]);
  expect(headless('games/x/text/menu.ts', 'export {}')).toEqual([]);
});

describe('the layout of a game', () => {
  test('the teaching game has it', () => {
    expect(teaching.length).toBeGreaterThan(60);
    expect(misplaced('games/x', teaching)).toEqual([]);
  });

  test.each([
    ['rules/flow.ts', 'games/x/rules/flow.ts is missing: every game has it'],
    ['shelf/Cover.tsx', 'games/x/shelf/Cover.tsx is missing: every game has it'],
    ['index.ts', 'games/x/index.ts is missing: every game has it'],
    ['test/browser/play.spec.ts', 'games/x/test/browser/play.spec.ts is missing: every game has it'],
    ['text/ru/reference.ts', 'games/x/text/ru/reference.ts is missing: text/en/ has it'],
  ])('without %s', (file, sentence) => {
    expect(
      misplaced(
        'games/x',
        teaching.filter((it) => it !== file),
      ),
    ).toEqual([sentence]);
  });

  test.each([
    ['text/log.ts', 'games/x/text/log.ts is called events.ts in every game'],
    ['types/vocabulary.ts', 'games/x/types/vocabulary.ts: no game has such a thing there'],
    ['vocabulary.ts', 'games/x/vocabulary.ts: no game has such a thing there'],
    ['data/parse.ts', 'games/x/data/parse.ts: no game has such a thing there'],
    ['text/fr/plus.ts', 'games/x/text/fr/plus.ts: text/en/ has no such file'],
    ['test/whole.spec.ts', 'games/x/test/whole.spec.ts: tests in a browser stand in test/browser/'],
  ])('with %s', (file, sentence) => {
    expect(misplaced('games/x', [...teaching, file])).toEqual([sentence]);
  });

  test('a game may have files of its own where chapters, boards and tests stand, and folders for many chapters', () => {
    const own = [
      'rules/turn/menu.ts',
      'board/Sky.tsx',
      'test/menu.test.ts',
      'data/tables.ts',
      'data/schema/cards.ts',
      'bot/danger.ts',
    ];
    expect(misplaced('games/x', [...teaching, ...own])).toEqual([]);
    const many = ['rules/fishing.ts'];
    expect(misplaced('games/x', [...teaching, ...many])).toEqual([
      'games/x/rules/ has 8 chapters: from 8 on they stand in folders',
    ]);
  });
});

test('a folder of games/ is a game, whatever it lacks', () => {
  const root = mkdtempSync(join(tmpdir(), 'kaya-layout-'));
  mkdirSync(join(root, 'games/chess/rules'), { recursive: true });
  mkdirSync(join(root, 'engine/teaching'), { recursive: true });
  writeFileSync(join(root, 'games/chess/rules/game.ts'), '');
  expect([...gameFolders(root)]).toEqual([['games/chess', ['rules/game.ts']]]);
  rmSync(root, { recursive: true });
});

test('a game stands on the list and has its rules', () => {
  const list = "co2: { shelf: () => import('./co2/shelf/index.ts'), box: () => import('./co2/index.ts') },";
  expect(unlisted('co2', list, ['co2.md'])).toEqual([]);
  expect(unlisted('chess', list, ['co2.md'])).toEqual([
    'games/chess is not on the list: games/index.ts has a line for each game',
    'docs/rules/chess.md is missing: every game has its rules there',
  ]);
});

test('what must do for any game names none; comments and tests may', () => {
  const names = (file: string, text: string) => namesAGame(file, text, ['co2', 'chess']);
  expect(names('web/app/a.ts', "const first = 'chess';")).toEqual([
    'web/app/a.ts names chess: a game is named in its folder and in the list',
  ]);
  expect(names('web/app/a.ts', '/** As in chess. */\n// co2\n')).toEqual([]);
  expect(names('web/test/a.ts', "'co2'")).toEqual([]);
  expect(names('games/index.ts', "'co2'")).toEqual([]);
});
