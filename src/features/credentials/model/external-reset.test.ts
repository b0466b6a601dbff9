import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLetter } from '#src/kernel/any-letter.fixture.ts';
import { externalResetUrl } from './external-reset.ts';

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
