import { expect, it } from 'vitest';
import { isMissingPart, isSiteReachable, mayReload } from './failed-page.ts';

it.each([
  ['a module that Chromium did not get', new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
  ['a module that Firefox did not get', new TypeError('error loading dynamically imported module: /a.js'), true],
  ['a module that Safari did not get', new TypeError('Importing a module script failed.'), true],
  ['a style sheet that did not arrive', new Error('Unable to preload CSS for /assets/a.css'), true],
  ['a bug', new TypeError('x is undefined'), false],
  ['a bug of ours', new Error('A payment is verified before it is confirmed'), false],
  ['nothing that is an error', 'no', false],
])('%s: %s', (_, error, isMissing) => expect(isMissingPart(error)).toBe(isMissing));

it.each([
  ['an answer', async () => new Response('{}'), true],
  ['an error', async () => new Response('', { status: 502 }), false],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('takes the site for reachable by %s: %s', async (_, fetch, is) => {
  expect(await isSiteReachable(fetch, '/config.json')).toBe(is);
});

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
