// An answer is judged in a thread of its own: meanwhile it may be taken back, or another one shown.
import { expect, test } from 'vitest';
import { Answering } from '../exercises/answering.ts';

/** An answer that is judged when the test says so. */
function answered() {
  const judge = Promise.withResolvers<null>();
  const answering = new Answering({ do: 'played' }, () => judge.promise);
  const given = answering.answer({ do: 'given' });
  expect(answering.state.value.phase).toBe('judging');
  const late = () => {
    judge.resolve(null);
    return given;
  };
  return { answering, late };
}

test('an answer that nobody judges in time says so, and another one can be given', async () => {
  const { answering, late } = answered();
  await late();
  expect(answering.state.value.phase).toBe('unknown');
  answering.again();
  void answering.answer({ do: 'other' });
  expect(answering.state.value).toEqual({ phase: 'judging', action: { do: 'other' } });
});

test('a judgement that comes late changes nothing of what was shown or asked meanwhile', async () => {
  const { answering: shown, late: lateForShown } = answered();
  shown.show();
  await lateForShown();
  expect(shown.state.value.phase).toBe('shown');
  const { answering: again, late: lateForAgain } = answered();
  again.again();
  await lateForAgain();
  expect(again.state.value.phase).toBe('asked');
});
