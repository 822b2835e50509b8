// Who is called by name in the talk stands out, the reader most; who writes an @ is offered those who can be called.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Addressed, Addressing } from '../table/Addressed.tsx';

const ANN = { name: 'Ann', you: true };
const BEN = { name: 'Ben <b>', you: false };

test('names after an @ are marked, all else stays as it was written', () => {
  const drawn = renderToStaticMarkup(createElement(Addressed, { text: 'Hi @ann and @Ben <b>, @Zoe', people: [ANN, BEN] }));
  expect(drawn.replace(/<\/?span>/g, '')).toBe('Hi <mark data-you="">@ann</mark> and <mark>@Ben &lt;b&gt;</mark>, @Zoe');
});

test('only those who sit there are offered names, and never their own', () => {
  const offered = (text: string, people: readonly (typeof ANN)[]) =>
    renderToStaticMarkup(createElement(Addressing, { text, people, label: 'Whom', onText: () => undefined }));
  expect(offered('Hi @', [ANN, BEN]).match(/<button/g)).toHaveLength(1);
  expect(offered('Hi @a', [ANN, BEN])).toBe('');
  expect(offered('Hi @', [BEN])).toBe('');
});
