import type { NotedKind, OrderNote } from '#src/api/orders/order-notes.ts';
import { momentOf } from '#src/banking/payments/unresolved-copy.ts';

interface NoteCopy {
  readonly open: (moment: string) => string;
  readonly made: (moment: string) => string;
  readonly notMade: (moment: string) => string;
  /** Where the customer can look. */
  readonly look: { readonly to: string; readonly title: string };
  readonly dismissing: string;
}

const copies: Readonly<Record<NotedKind, NoteCopy>> = {
  message: {
    open: (moment) =>
      `A message was being sent at ${moment}. We do not yet know whether it was. Please do not send it again yet, as we might receive it twice.`,
    made: (moment) => `The message that was being sent at ${moment} was sent.`,
    notMade: (moment) => `The message that was being sent at ${moment} was not sent. Please write it again.`,
    look: { to: '/secure-mail/f/outbox', title: 'See sent messages' },
    dismissing: 'The message may still arrive. Please look in your sent messages before you write it again.',
  },
  upload: {
    open: (moment) =>
      `A bulk payment file was being uploaded at ${moment}. We do not yet know whether it was. Nothing is paid from it before it is authorised.`,
    made: (moment) =>
      `The bulk payment file that was being uploaded at ${moment} has arrived. It may still need your authorisation.`,
    notMade: (moment) =>
      `The bulk payment file that was being uploaded at ${moment} did not arrive. Nothing has left your account.`,
    look: { to: '/payments/bulk/all', title: 'See your files' },
    dismissing: 'The file may still arrive. Please look at your files before you upload it again.',
  },
  authorisation: {
    open: (moment) =>
      `A bulk payment file was being authorised at ${moment}. We do not yet know whether it was. Its payments may still be made.`,
    made: (moment) => `The bulk payment file that was being authorised at ${moment} was authorised.`,
    notMade: (moment) =>
      `The bulk payment file that was being authorised at ${moment} was not authorised. Nothing has left your account.`,
    look: { to: '/payments/bulk/all', title: 'See your files' },
    dismissing: 'The payments may still be made. Please look at your files before you pay any of them again.',
  },
  'cheque-book': bookCopy('cheque book', 'CBR'),
  'pay-in-book': bookCopy('pay-in book', 'PBR'),
};

function bookCopy(noun: string, type: string): NoteCopy {
  return {
    open: (moment) =>
      `A ${noun} was being ordered at ${moment}. We do not yet know whether it was. Ordering again may send you two books.`,
    made: (moment) => `The ${noun} that was being ordered at ${moment} is ordered.`,
    notMade: (moment) => `The ${noun} that was being ordered at ${moment} was not ordered.`,
    look: { to: `/settings/activity-log/type/${type}`, title: 'See your activity log' },
    dismissing: 'The order may still arrive. Please look at your activity log before you order again.',
  };
}

export function orderNoteText({ at, kind, result }: OrderNote): string {
  const { open, made, notMade } = copies[kind];
  if (result === undefined) return open(momentOf(at));
  return (result === 'made' ? made : notMade)(momentOf(at));
}

export function whereToLook({ kind }: OrderNote): NoteCopy['look'] {
  return copies[kind].look;
}

export function dismissText({ kind }: OrderNote): string {
  return copies[kind].dismissing;
}
