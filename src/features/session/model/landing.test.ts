import fc from 'fast-check';
import { expect, it } from 'vitest';
import { landingPath, saysPasswordChanged } from './landing.ts';

it.each([
  ['goes home if nothing was asked for', false, null, '/'],
  ['goes to the URL that was asked for', false, { wanted: '/accounts?view=all#top' }, '/accounts?view=all#top'],
  ['goes to a forced change first', true, { wanted: '/accounts' }, '/change-credentials'],
  ['ignores history state from elsewhere', false, { wanted: 7 }, '/'],
  ['goes home after a password change', false, { wanted: '/digital', passwordChanged: true }, '/digital'],
])('%s', (_, changeNeeded, kept, path) => expect(landingPath(changeNeeded, kept)).toBe(path));

it.each([
  '/',
  '/accounts/9F2C',
  '/payments/make?to=9F2C&reference=hay%20%26%20straw',
  '/accounts?next=https://elsewhere.example/',
  '/accounts#//elsewhere.example',
  '/accounts?note=%5C%0A',
  '/accounts/caf%C3%A9',
])('goes to %s', (wanted) => expect(landingPath(false, { wanted })).toBe(wanted));

it.each([
  'https://elsewhere.example/accounts',
  'HTTPS://elsewhere.example',
  'https:elsewhere.example',
  'https:/elsewhere.example',
  '//elsewhere.example',
  '///elsewhere.example',
  '////elsewhere.example/accounts',
  '/\\elsewhere.example',
  '\\/elsewhere.example',
  '\\\\elsewhere.example',
  '/\\/elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r\n/elsewhere.example',
  '\t//elsewhere.example',
  ' //elsewhere.example',
  ' https://elsewhere.example',
  '\u0000//elsewhere.example',
  '/./\t/elsewhere.example',
  '/.//elsewhere.example',
  '/accounts/..//elsewhere.example',
  '/%2e%2e//elsewhere.example',
  '/%2e//elsewhere.example',
  '/%2F/elsewhere.example',
  '/%2f%2felsewhere.example',
  '/%252Felsewhere.example',
  '/%5Celsewhere.example',
  '/%255Celsewhere.example',
  '/%09/elsewhere.example',
  '/accounts\\..\\..\\elsewhere.example',
  '/%E0%A4%A',
  '//user@elsewhere.example',
  '//[::1]/',
  '//elsewhere.example:443',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '/\u2028/../\\elsewhere.example',
  'data:text/html,hello',
  'blob:https://elsewhere.example/1',
  'accounts',
  './/elsewhere.example',
  '?https://elsewhere.example',
  '',
])('ignores %j', (wanted) => expect(landingPath(false, { wanted })).toBe('/'));

it.each([
  [{ wanted: '/digital', passwordChanged: true }, true],
  [{ wanted: '/digital' }, false],
  [{ passwordChanged: 'yes' }, false],
  [null, false],
])('reads from %j whether the password was changed', (kept, changed) =>
  expect(saysPasswordChanged(kept)).toBe(changed),
);

it('never leaves the site, whatever the history state', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '\t',
    '\n',
    'https:',
    'x.example',
    '@',
    '?',
    '#',
    '%',
  );
  const urls = fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 8 });
  fc.assert(
    fc.property(urls, (parts) => {
      const path = landingPath(false, { wanted: parts.join('') });
      const led = new URL(path, 'https://paddock.test/login');
      expect([led.origin, path.startsWith('/'), led.pathname.startsWith('//')]).toEqual([
        'https://paddock.test',
        true,
        false,
      ]);
    }),
    { numRuns: 1000 },
  );
});
