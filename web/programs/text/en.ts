export const en = {
  'programs.title': 'For programs',
  'programs.what':
    'Whatever the site does, a program can do too: it takes a seat, is told what that seat may know and plays. Here is every request with what it takes and answers.',
  'programs.client':
    'docs/api.md shows a whole bot in thirty lines; server/client holds a typed client, made from this description: three files to copy, kaya.ts, shapes.ts and asking.ts.',
  'programs.raw': 'The description for tools (OpenAPI 3.1)',
  'programs.takes': 'Takes',
  'programs.answers': 'Answers',
  'programs.types': 'Types',
};
