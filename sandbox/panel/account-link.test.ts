import { expect, it } from 'vitest';
import { parseSandbox } from '#sandbox/control/grammar.ts';
import { piecesIn } from '#sandbox/control/grammar-path.ts';
import { accountLink } from './account-link.ts';

it.each([
  ['at the root', 'http://localhost:5173/', '/accounts/%7Baccount:current%7D'],
  ['on a path', 'https://bank.example/digital/', '/digital/accounts/%7Baccount:current%7D'],
])('leads to an account by its alias, on a site mounted %s', (_, site, path) => {
  const link = new URL(accountLink(site, 'racing-owner', 7, 'current'));
  expect(link.pathname).toBe(path);
  expect(piecesIn(link.pathname)).toEqual(['{account:current}']);
  expect(parseSandbox(link.searchParams.get('sandbox') ?? '', ['racing-owner'])).toEqual({
    outcome: 'read',
    settings: { persona: 'racing-owner', seed: 7, signin: true },
  });
});

it('leaves out the seed that every bank has', () => {
  expect(accountLink('http://x/', 'nell', 1, 'bond')).toBe(
    'http://x/accounts/%7Baccount:bond%7D?sandbox=persona:nell;signin:yes',
  );
});
