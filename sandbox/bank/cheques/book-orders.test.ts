import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { bankWith, letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { orderBook } from './book-orders.ts';

/** A company's order of a cheque book, which another must authorise. */
async function ordered(kind: 'cheque' | 'pay-in' = 'cheque') {
  const bank = await bankWith('maker', 1, calendarDay('2026-03-02'));
  const customer = await signIn(bank, 'maker');
  const verdict = orderBook(bank, customer, kind, tokenOf(bank, customer.session, 'account', 'maker:current'));
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  await commit(bank, verdict.changes);
  const approval = () => bank.records.all('approvals').findLast(({ kind: of }) => of === `${kind}-book`);
  return {
    bank,
    approval,
    book: () => bank.records.find('chequeBooks', verdict.book.id),
  };
}

it('asks for authorisation of a book by its account', async () => {
  const { approval, book } = await ordered('pay-in');
  const referenceNumber = book()?.referenceNumber;
  expect(approval()).toMatchObject({
    kind: 'pay-in-book',
    subjectId: 'maker:current',
    state: 'pending',
    referenceNumber,
  });
});

it('sends nothing before somebody else has authorised it', async () => {
  const { bank, book } = await ordered();
  await letLive(bank, calendarDay('2026-03-25'));
  expect(book()).toMatchObject({ deliveredOn: null, firstNumber: null });
});
