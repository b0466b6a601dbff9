import type { ApprovalKind } from './approval-kind.ts';

/** Books are sent by post: authorising one moves nothing. */
function bookApproval(book: string): ApprovalKind {
  return {
    title: () => book,
    named: ({ records }, { subjectId }) =>
      `${book.toLowerCase()} for the account ${records.find('accounts', subjectId)?.number ?? ''}`,
    subject: (_, { subjectId }) => ({ accountId: subjectId }),
    objection: ({ records }, { subjectId }) =>
      records.find('accounts', subjectId) === undefined ? 'account-not-found' : undefined,
    release: () => [],
    abandon: () => [],
    afterwards: () => ({
      approved: 'It is sent by post and should arrive within five working days.',
      abandoned: 'No book will be sent. If you still need one, please order it again.',
    }),
  };
}

export const chequeBookApproval = bookApproval('Cheque book');
export const payInBookApproval = bookApproval('Pay-in book');
