import { expect, it } from 'vitest';
import { piecesIn } from '#sandbox/control/link/link-pieces.ts';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import { accountLink, payeeLink } from './persona-link.ts';

const mounted = [
  ['at the root', 'http://localhost:5173/', '/'],
  ['on a path', 'https://bank.example/digital/', '/digital/'],
] as const;

it.each(mounted)('leads to an account by its alias, on a site mounted %s', (_, site, base) => {
  const link = new URL(accountLink({ site, persona: 'racing-owner', seed: 7 }, 'current'));
  expect(link.pathname).toBe(`${base}accounts/%7Baccount:current%7D`);
  expect(piecesIn(link.pathname)).toEqual(['{account:current}']);
  expect(parseSandbox(link.searchParams.get('sandbox') ?? '', ['racing-owner'])).toEqual({
    outcome: 'read',
    settings: { persona: 'racing-owner', seed: 7, signin: true },
  });
});

it.each(mounted)('leads to the payment form for a payee, on a site mounted %s', (_, site, base) => {
  const link = new URL(payeeLink({ site, persona: 'nell', seed: 7 }, 'farrier'));
  expect(link.pathname).toBe(`${base}payments/make`);
  expect(piecesIn(link.search)).toEqual(['{payee:farrier}']);
  expect(link.searchParams.get('sandbox')).toBe('persona:nell;signin:yes;seed:7');
});

it('leaves out the default seed', () => {
  expect(accountLink({ site: 'http://x/', persona: 'nell', seed: 1 }, 'bond')).toBe(
    'http://x/accounts/%7Baccount:bond%7D?sandbox=persona:nell;signin:yes',
  );
});

it('describes to a fresh bank the customer whom only this one has', () => {
  const described = { site: 'http://x/', persona: 'two-directors', customer: 'a_b-1', seed: 1 };
  expect(accountLink(described, 'euro')).toBe(
    'http://x/accounts/%7Baccount:euro%7D?sandbox=persona:described;customer:a_b-1;signin:yes',
  );
});
