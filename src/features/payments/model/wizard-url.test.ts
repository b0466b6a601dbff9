import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { readWizardUrl } from './read-wizard-url.ts';
import { type WizardUrl, wizardEntry } from './wizard-url.ts';

const plain: WizardUrl = { isNewPayee: false, isRegular: false };

it.each<[string, WizardUrl]>([
  ['/payments/make', plain],
  ['/payments/make/A%2F1', { ...plain, accountId: 'A/1' }],
  ['/payments/make?toAccountId=P%261', { ...plain, toAccountId: 'P&1' }],
  ['/payments/make/A?toAccountId=P&isRegular=true', { ...plain, accountId: 'A', toAccountId: 'P', isRegular: true }],
  ['/payments/make/A?isNewPayee=true', { ...plain, accountId: 'A', isNewPayee: true }],
])('writes and reads %s', (path, url) => {
  const { to, state } = wizardEntry({ ...url, step: 'details' });
  expect(`${to.pathname}${to.search}`).toBe(path);
  expect(readWizardUrl(url.accountId, { search: to.search, state })).toEqual({
    accountId: undefined,
    toAccountId: undefined,
    receipt: undefined,
    ...url,
    step: 'details',
  });
});

it.each([null, undefined, 'review', { paying: 'sent' }, { paying: 3 }, {}])(
  'treats history state from elsewhere, %j, as a new payment',
  (state) => expect(readWizardUrl('A', { search: '', state }).step).toBeUndefined(),
);

it.each(['?isRegular=1', '?isNewPayee=', '?toAccountId='])('ignores %s', (search) =>
  expect(readWizardUrl(undefined, { search, state: null })).toEqual({
    ...plain,
    accountId: undefined,
    toAccountId: undefined,
    step: undefined,
    receipt: undefined,
  }),
);

const sentAt = '2026-06-17T09:00:00.000Z' as Instant;
const receipt = {
  order: { kind: 'payout', id: 'A/1 @', at: sentAt },
  madeAt: '2026-06-17T09:00:01.000Z' as Instant,
} as const;

it('keeps in the history only what is needed to read a finished payment again', () => {
  const { state } = wizardEntry({ ...plain, step: 'done', receipt });
  expect(state).toEqual({ paying: 'done', receipt });
  const kept: unknown = JSON.parse(JSON.stringify(state));
  expect(readWizardUrl(undefined, { search: '', state: kept })).toMatchObject({ step: 'done', receipt });
  expect(wizardEntry({ ...plain, step: 'choosing', receipt }).state).toEqual({ paying: 'choosing' });
});

it.each([
  null,
  'payout:1',
  {},
  { order: receipt.order },
  { ...receipt, madeAt: 'today' },
  { ...receipt, order: { ...receipt.order, kind: 'cheque' } },
  { ...receipt, order: { ...receipt.order, id: '' } },
  { ...receipt, order: { ...receipt.order, at: 7 } },
])('finds no payment in the history state %j', (broken) =>
  expect(readWizardUrl(undefined, { search: '', state: { paying: 'done', receipt: broken } }).receipt).toBeUndefined(),
);
