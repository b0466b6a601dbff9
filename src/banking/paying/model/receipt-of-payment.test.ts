import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { confirmedAt, type PaymentResult, type ShownPayment } from './payment-result.ts';
import { paymentReceipt } from './receipt-of-payment.ts';
import { outcomeCopy } from './result-copy.ts';

const sunday = calendarDay('2026-06-21');
const payment: ShownPayment = {
  from: { title: 'Household', maskedAccountNumber: '****6819' },
  payee: { name: 'Hay', accountName: 'Ashdown Feed', accountNumber: '20418836', sortCode: '601122' },
  amount: money(12_50, 'GBP'),
  reference: '',
  schedule: { kind: 'now' },
  on: sunday,
};

function receiptOf(outcome: PaymentResult['outcome'], given: Partial<ShownPayment> = {}) {
  const shown = { ...payment, ...given };
  const at = '2026-06-21T10:00:00.000Z' as Instant;
  return paymentReceipt({ payment: shown, outcome, at }, outcomeCopy(outcome, { ...shown, helpdesk: '' }));
}

it('says when a payment made on a non-working day leaves, and not that it will be sent', () => {
  const valueDate = calendarDay('2026-06-22');
  const { title, rows, referenceNumber } = receiptOf({ outcome: 'paid', valueDate, referenceNumber: 'PB41' });
  expect(title).toBe('Payment accepted');
  expect(referenceNumber).toBe('PB41');
  expect(rows).toContainEqual({ label: 'Date', value: '21/06/2026' });
  expect(rows).toContainEqual(expect.objectContaining({ label: 'Leaves your account', value: '22/06/2026' }));
  expect(JSON.stringify(rows)).not.toContain('will be sent');
});

it('gives no leaving day for a payment that has left or needs authorisation', () => {
  const labels = (outcome: PaymentResult['outcome']) => receiptOf(outcome).rows.map(({ label }) => label);
  expect(labels({ outcome: 'paid', valueDate: sunday })).not.toContain('Leaves your account');
  expect(labels({ outcome: 'needs-authoriser', valueDate: calendarDay('2026-06-22') })).not.toContain(
    'Leaves your account',
  );
});

it.each([
  [{ kind: 'now' }, { outcome: 'paid' }, { label: 'Time', value: '11:00' }],
  [
    { kind: 'later', on: calendarDay('2026-08-31') },
    { outcome: 'scheduled' },
    { label: 'Set up', value: '21/06/2026 at 11:00' },
  ],
  [{ kind: 'now' }, { outcome: 'needs-authoriser' }, { label: 'Requested', value: '21/06/2026 at 11:00' }],
] as const)('says when an order for %o that is %o was made, in London', (schedule, outcome, row) => {
  expect(receiptOf(outcome, { schedule }).rows.at(-2)).toEqual(row);
});

it('names the payee’s bank where it is known', () => {
  const detailOf = (bankName: string | undefined) =>
    receiptOf({ outcome: 'paid' }, { payee: { ...payment.payee, bankName } }).rows[1]?.detail;
  expect(detailOf('Tannery Bank')).toBe('Ashdown Feed · 60-11-22 · 20418836 · Tannery Bank');
  expect(detailOf(undefined)).toBe('Ashdown Feed · 60-11-22 · 20418836');
});

it('keeps the note about a later date that is a non-working day', () => {
  const { rows } = receiptOf({ outcome: 'scheduled' }, { schedule: { kind: 'later', on: calendarDay('2026-08-31') } });
  expect(rows).toContainEqual({
    label: 'Date',
    value: '31/08/2026',
    detail: 'Your payment will be processed on 01/09/2026',
  });
});

it('carries the day of confirmation if midnight passed after the review', () => {
  const [monday, tuesday] = [calendarDay('2026-03-02'), calendarDay('2026-03-03')];
  const reviewed = {
    ...payment,
    from: account(),
    payee: { ...payment.payee, bankName: '' },
    amount: money(1_00, 'GBP'),
  };
  const made = confirmedAt({ ...reviewed, on: monday }, instantInLondon(tuesday, '00:02'));
  const { title, rows } = receiptOf({ outcome: 'paid', valueDate: tuesday }, made);
  expect(title).toBe('Payment sent');
  expect(rows.filter(({ value }) => value.endsWith('/2026'))).toEqual([{ label: 'Date', value: '03/03/2026' }]);
});
