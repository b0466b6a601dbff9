import { expect, it } from 'vitest';
import { orderBook } from '#sandbox/bank/cheques/book-orders.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { bankWith, letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { approve, decline } from './decisions.ts';

/** A company's cheque book, ordered in a bank where its directors may decide. */
async function ordered() {
  const bank = await bankWith('maker', 1, calendarDay('2026-03-02'));
  const maker = await signIn(bank, 'maker');
  const verdict = orderBook(bank, maker, 'cheque', tokenOf(bank, maker.session, 'account', 'maker:current'));
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  await commit(bank, verdict.changes);
  const { referenceNumber, id } = verdict.book;
  return {
    bank,
    book: () => bank.records.find('chequeBooks', id),
    letters: () => bank.records.all('mails').filter(({ body }) => body.includes(referenceNumber)),
    async decideBy(decide: typeof approve) {
      const approver = await signIn(bank, 'approver');
      const approval = bank.records.all('approvals').find((each) => each.referenceNumber === referenceNumber);
      const decision = decide(bank, approver, tokenOf(bank, approver.session, 'approval', approval?.id ?? ''));
      if (decision.outcome === 'refused') throw new Error(decision.reason);
      await commit(bank, decision.changes);
    },
  };
}

it('sends a book once it is authorised, eight working days later', async () => {
  const { bank, book, letters, decideBy } = await ordered();
  await letLive(bank, calendarDay('2026-03-16'));
  expect(book()).toMatchObject({ deliveredOn: null, firstNumber: null });
  await decideBy(approve);
  expect(letters()).toEqual([expect.objectContaining({ subject: 'Cheque book authorised', userId: 'maker' })]);
  await letLive(bank, calendarDay('2026-03-25'));
  expect(book()).toMatchObject({ deliveredOn: null });
  await letLive(bank, calendarDay('2026-03-26'));
  expect(book()).toMatchObject({ deliveredOn: '2026-03-25', firstNumber: expect.any(Number) });
});

it('never sends a book that was declined', async () => {
  const { bank, book, letters, decideBy } = await ordered();
  await decideBy(decline);
  expect(letters()).toEqual([expect.objectContaining({ subject: 'Cheque book declined' })]);
  await letLive(bank, calendarDay('2026-04-20'));
  expect(book()).toMatchObject({ deliveredOn: null, firstNumber: null });
});

it('never sends a book that was not authorised in time', async () => {
  const { bank, book, letters } = await ordered();
  await letLive(bank, calendarDay('2026-04-20'));
  expect(letters()).toEqual([expect.objectContaining({ subject: 'Cheque book not authorised in time' })]);
  expect(book()).toMatchObject({ deliveredOn: null, firstNumber: null });
});
