import { expect, it } from 'vitest';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { transactionQuery } from './transaction-query.ts';
import { transaction } from './transactions.fixture.ts';

const account = {
  title: 'House',
  customerId: asId<PartyId>('P1'),
  sortCode: '609303',
  maskedAccountNumber: '****4811',
};

it('tells the bank which transaction it is about', () => {
  const { from, subject, body } = transactionQuery(transaction({ amount: money(76_15, 'GBP') }), account);
  expect([from, subject]).toEqual(['P1', '6']);
  expect(body).toContain('Fetlock & Sons\nDebit of £76.15 on 2 March 2026\nReference: INV 2210\n');
  expect(body).toContain('Account: House, 60-93-03 ****4811');
});

it('asks about the account where money came, and says a reference once', () => {
  const { subject, body } = transactionQuery(transaction({ flag: 'C', reference: 'Fetlock & Sons' }), account);
  expect(subject).toBe('2');
  expect(body).toContain('Credit of £25.00');
  expect(body).not.toContain('Reference');
});

it('fits a message, however long the title is', () => {
  const { body } = transactionQuery(transaction({ title: 'W'.repeat(105), reference: 'R'.repeat(105) }), account);
  expect(body.length).toBeLessThan(500);
});
