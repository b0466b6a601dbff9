import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { anyLetter } from '#src/kernel/any-letter.fixture.ts';
import { externalResetUrl, type ResetLinkBank, validateResetLink, validateToken } from './validate-reset-link.ts';

const offline: BankError = { kind: 'fault', fault: 'offline', message: 'You appear to be offline.' };
const tokenRefused: BankError = { kind: 'refusal', status: 400, code: 'DIGX_CZ_TOKEN_01', message: 'Expired.' };
const valid = answered(true);
const corporate = answered({ isCorporate: true });
const retail = answered({ isCorporate: false });

it.each([
  ['sends a corporate customer to the form', valid, corporate, { outcome: 'form' }],
  ['sends any other customer to their own page', valid, retail, { outcome: 'elsewhere' }],
  ['calls an invalid token expired', answered(false), corporate, { outcome: 'expired' }],
  ['calls a token that the check refuses expired', failed(tokenRefused), corporate, { outcome: 'expired' }],
  ['calls a token used between check and policy expired', valid, failed(tokenRefused), { outcome: 'expired' }],
  ['reports a failed check', failed(offline), corporate, { outcome: 'failed', error: offline }],
  ['reports a failed policy request', valid, failed(offline), { outcome: 'failed', error: offline }],
])('%s', async (_, check, policy, verdict) => {
  const bank: ResetLinkBank = { check: () => check, policy: () => policy };
  expect(await validateResetLink(bank, 'some-token')).toEqual(verdict);
});

it('asks for no policy before the form', async () => {
  expect(await validateToken({ check: () => valid }, 'some-token')).toEqual({ outcome: 'form' });
  expect(await validateToken({ check: () => answered(false) }, 'some-token')).toEqual({ outcome: 'expired' });
});

async function answered<Value>(value: Value) {
  return { outcome: 'answered', value } as const;
}

async function failed(error: BankError) {
  return { outcome: 'failed', error } as const;
}

const origin = 'https://bank.example';
const configured = 'https://paddock.example/reset-password';

it.each([
  ['no query', configured, '', configured],
  ['the link’s query is kept', configured, '?lang=en&x=1', `${configured}?lang=en&x=1`],
  ['the page’s own query comes first', `${configured}?from=bank`, '?x=1', `${configured}?from=bank&x=1`],
  ['the page’s own query alone', `${configured}?from=bank`, '', `${configured}?from=bank`],
  ['a page on this site', '/reset', '?x=1', 'https://bank.example/reset?x=1'],
])('%s', (_, page, search, address) => expect(externalResetUrl(page, search, origin)).toBe(address));

const hostile = [
  '?//evil.example',
  '//evil.example',
  '?https://evil.example/',
  'https://evil.example',
  '@evil.example',
  '?@evil.example',
  '?\\\\evil.example',
  '\\evil.example',
  '?/../../evil',
  '/../../evil',
  '?x#@evil.example',
  '#//evil.example',
  '?\t//evil.example',
  '\n//evil.example',
  '?\r\nLocation: https://evil.example',
  '?javascript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,x',
  '?%2f%2fevil.example',
  '?%0d%0aSet-Cookie:x',
  '.evil.example',
  ':evil@evil.example',
  '??//evil.example',
  '?\u0000//evil.example',
  '?<script>alert(1)</script>',
  '?"><img src=x>',
  '\u202e?moc.live',
  '?x&//evil.example?#',
];

describe('leads to the configured page for any query', () => {
  it.each(hostile)('%j', (search) => expectConfigured(search));
  it('and for random text', () => fc.assert(fc.property(fc.string({ unit: anyLetter }), expectConfigured)));
});

function expectConfigured(search: string) {
  const { origin: site, pathname, hash, username, password } = new URL(externalResetUrl(configured, search, origin));
  expect([site, pathname, hash, username, password]).toEqual([
    'https://paddock.example',
    '/reset-password',
    '',
    '',
    '',
  ]);
}
