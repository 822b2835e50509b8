export const en = {
  title: '{game}: the rules',
  search: 'Search the rules',
  found: '{count, plural, =0 {Nothing found.} one {# paragraph found.} other {# paragraphs found.}}',
  chapters: 'Chapters',
};
