/** What is read out. */
export const en = {
  'lmp.reading.overview':
    'Night {night} of {nights}: {lights, plural, one {# harbour light burns} other {# harbour lights burn}}, {oil} oil needed, {lit} of {posts} posts lit.',
  'lmp.reading.street': 'Street {street}: next to light is {post}.',
  'lmp.reading.street.lit': 'Street {street}: every post is lit.',
};
