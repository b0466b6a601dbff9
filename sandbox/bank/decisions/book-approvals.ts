import { dispatchBook } from '#sandbox/bank/cheques/book-orders.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { ChequeBookRecord } from '#sandbox/bank/records/cheque-book.ts';
import type { ApprovalKind } from './approval-kind.ts';

/** Authorising a book moves no money. */
function bookApproval(title: string): ApprovalKind {
  return {
    title: () => title,
    named: ({ records }, { subjectId }) =>
      `${title.toLowerCase()} for the account ${records.find('accounts', subjectId)?.number ?? ''}`,
    subject: (_, { subjectId }) => ({ accountId: subjectId }),
    objection: ({ records }, { subjectId }) =>
      records.find('accounts', subjectId) === undefined ? 'account-not-found' : undefined,
    release: (bank, approval) => {
      const book = bookOf(bank, approval);
      return book === undefined ? [] : [dispatchBook(bank, book)];
    },
    abandon: () => [],
    afterwards: () => ({
      approved: 'It is sent by post and should arrive within 7 to 10 working days.',
      abandoned: 'No book will be sent. If you still need one, please order it again.',
    }),
  };
}

/** An approval names the account, because the wire does; the reference number tells which order it is. */
function bookOf({ records }: Bank, { referenceNumber }: ApprovalRecord): ChequeBookRecord | undefined {
  return records.all('chequeBooks').find((book) => book.referenceNumber === referenceNumber);
}

export const chequeBookApproval = bookApproval('Cheque book');
export const payInBookApproval = bookApproval('Pay-in book');
