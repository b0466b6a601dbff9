import { expect, it } from 'vitest';
import { messageBegunIn, messageState } from './message-begun.ts';

it('reads back a message that was begun', () => {
  const message = { from: 'P1', subject: '6', body: 'About a payment' };
  expect(messageBegunIn(messageState(message))).toEqual(message);
});

it.each([
  ['no entry', null],
  ['an entry about something else', { searchedFor: { q: 'hay' } }],
  ['half a message', { message: { subject: '6' } }],
  ['a message of another kind', { message: { from: 1, subject: '6', body: 'x' } }],
])('begins nothing for %s', (_, state) => {
  expect(messageBegunIn(state)).toBeUndefined();
});
