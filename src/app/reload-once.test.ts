import { expect, it } from 'vitest';
import { mayReload } from './reload-once.ts';

function historyWith(state: unknown) {
  return {
    state,
    replaceState(next: unknown) {
      this.state = next;
    },
  };
}

it('allows one reload for each build', () => {
  const history = historyWith(null);
  expect([mayReload(history, 'a'), mayReload(history, 'a')]).toEqual([true, false]);
  expect([mayReload(history, 'b'), mayReload(history, 'b')]).toEqual([true, false]);
});

it('keeps what the router notes about the page', () => {
  const history = historyWith({ idx: 3, key: 'k' });
  mayReload(history, 'a');
  expect(history.state).toEqual({ idx: 3, key: 'k', reloadedFor: 'a' });
});
