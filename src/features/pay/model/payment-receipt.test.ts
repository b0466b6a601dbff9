import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { paymentReceipt } from './payment-receipt.ts';
import type { ReviewedPayment } from './payment-result.ts';
import { settledPayment } from './reviewed-payment.ts';

const [monday, tuesday] = [calendarDay('2026-03-02'), calendarDay('2026-03-03')];
const reviewed: ReviewedPayment = {
  from: account(),
  payee: { name: 'Hay', accountNumber: '20418836', sortCode: '601122', bankName: '' },
  amount: money(12_50, 'GBP'),
  reference: '',
  schedule: { kind: 'now' },
  on: monday,
};
const words = { heading: 'Payment sent', tone: 'good', texts: [] } as const;

it('bears the day the payment was confirmed on, where midnight came between that and its review', () => {
  const at = instantInLondon(tuesday, '00:02');
  const result = { payment: settledPayment(reviewed, at), at, outcome: { outcome: 'paid' } } as const;
  const { rows } = paymentReceipt(result, { outcome: 'paid', valueDate: tuesday }, words);
  const dates = rows.filter(({ label }) => label.includes('Date')).map(({ label, value }) => `${label} ${value}`);
  expect(dates).toEqual(['Date 03/03/2026']);
});
