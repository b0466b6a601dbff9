import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { noteSending, type Sent, sendingInProgress } from './sending.ts';

function held() {
  let settle: (sent: Sent) => void = () => {};
  const sent = new Promise<Sent>((resolve) => {
    settle = resolve;
  });
  return {
    sent,
    settle: () =>
      settle({ status: 'finished', outcome: { outcome: 'paid' }, at: '2026-06-17T09:00:00.000Z' as Instant }),
  };
}

it('is known only to its own session, and only until the bank answers', async () => {
  const { sent, settle } = held();
  noteSending('session-1', sent);
  expect(sendingInProgress('session-1')).toBe(sent);
  expect(sendingInProgress('session-2')).toBeUndefined();
  settle();
  await sent;
  expect(sendingInProgress('session-1')).toBeUndefined();
});

it('is the latest one sent, whichever is answered first', async () => {
  const [first, second] = [held(), held()];
  noteSending('session-1', first.sent);
  noteSending('session-1', second.sent);
  first.settle();
  await first.sent;
  expect(sendingInProgress('session-1')).toBe(second.sent);
  second.settle();
  await second.sent;
  expect(sendingInProgress('session-1')).toBeUndefined();
});
