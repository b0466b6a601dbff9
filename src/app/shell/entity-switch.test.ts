import { expect, it } from 'vitest';
import {
  type AfterEntitySwitch,
  afterEntitySwitch,
  hasStrip,
  keepSeveralEntities,
  readSeveralEntities,
} from './entity-switch.ts';

it.each<[string, AfterEntitySwitch]>([
  ['/accounts', 'stay'],
  ['/accounts/', 'stay'],
  ['/accounts/9A0E', 'redirect'],
  ['/accounts/transactions/9A0E', 'redirect'],
  ['/accounts/statements', 'redirect'],
  ['/accounts/statements/9A0E', 'redirect'],
  ['/statements', 'redirect'],
  ['/accounts/services', 'redirect'],
  ['/services', 'redirect'],
  ['/services/deposit', 'redirect'],
  ['/secure-mail/f/inbox', 'redirect'],
  ['/secure-mail/new', 'redirect'],
  ['/settings/alerts', 'redirect'],
  ['/settings/manage-credentials/pin', 'redirect'],
  ['/settings/authorisations', 'stay'],
  ['/payments', 'stay'],
  ['/payments/upcoming', 'stay'],
  ['/payments/make', 'reset-payment'],
  ['/payments/make/9A0E', 'reset-payment'],
  ['/entity-redirect', 'stay'],
])('on %s: %s', (pathname, then) => {
  expect(afterEntitySwitch(pathname)).toBe(then);
});

it.each([
  ['/', false],
  ['/digital', false],
  ['/accounts', false],
  ['/Accounts/', false],
  ['/accounts/9A0E', true],
  ['/payments', true],
])('%s has a strip: %s', (pathname, has) => {
  expect(hasStrip(pathname)).toBe(has);
});

it('keeps the space of the strip only while the customer is known to have several entities', () => {
  expect(readSeveralEntities()).toBe(false);
  keepSeveralEntities(true);
  expect(readSeveralEntities()).toBe(true);
  keepSeveralEntities(false);
  expect(readSeveralEntities()).toBe(false);
});
