import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
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
  const approval = () => bank.records.all('approvals')[0] as ApprovalRecord;
  return {
    bank,
    approval,
    book: () => bank.records.find('chequeBooks', verdict.book.id),
    decide: (state: ApprovalRecord['state']) =>
      commit(bank, [{ change: 'update', of: 'approvals', record: { ...approval(), state } }]),
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

it('delivers a book once it is authorised, on the next working day if that is late', async () => {
  const { bank, book, decide } = await ordered();
  await letLive(bank, calendarDay('2026-03-16'));
  expect(book()).toMatchObject({ deliveredOn: null, firstNumber: null });
  await decide('approved');
  await letLive(bank, calendarDay('2026-03-17'));
  expect(book()).toMatchObject({ deliveredOn: '2026-03-16', firstNumber: expect.any(Number) });
});

it.each(['rejected', 'expired'] as const)('never delivers a book whose order was %s', async (state) => {
  const { bank, book, decide } = await ordered();
  await decide(state);
  await letLive(bank, calendarDay('2026-04-20'));
  expect(book()).toMatchObject({ deliveredOn: null, firstNumber: null });
});
