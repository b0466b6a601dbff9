import type { MarkedNote } from '#src/api/orders/ledger.ts';
import type { MarkedKind } from '#src/api/orders/order-kinds.ts';
import type { Money } from '#src/kernel/money.ts';
import { momentText } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

interface NoteCopy {
  readonly open: (moment: string) => string;
  readonly made: (moment: string) => string;
  readonly notMade: (moment: string) => string;
  /** Where the customer can look. */
  readonly look: { readonly to: string; readonly title: string };
  readonly dismissing: string;
}

const authorisations = { to: '/settings/authorisations', title: 'See authorisations' };
const upcoming = { to: '/payments/upcoming', title: 'See upcoming payments' };
const payees = { to: '/payments/payees', title: 'See your payees' };

const copies: Readonly<Record<MarkedKind, NoteCopy>> = {
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
  approval: {
    open: (moment) =>
      `A request was being authorised at ${moment}. We do not yet know whether it was. It may still go ahead.`,
    made: (moment) =>
      `The request that was being authorised at ${moment} has been authorised. It may still need another person’s authorisation.`,
    notMade: (moment) =>
      `The request that was being authorised at ${moment} was not authorised. Please look at it again.`,
    look: authorisations,
    dismissing: 'Your authorisation may still arrive. Please look at your authorisations before you decide again.',
  },
  decline: {
    open: (moment) =>
      `A request was being declined at ${moment}. We do not yet know whether it was. It may still go ahead.`,
    made: (moment) => `The request that was being declined at ${moment} was declined.`,
    notMade: (moment) =>
      `The request that was being declined at ${moment} was not declined. It may still go ahead, so please look at it again.`,
    look: authorisations,
    dismissing: 'It may still go ahead. Please look at your authorisations before you decide again.',
  },
  cancellation: upcomingCopy('future payment or transfer', 'cancelled', 'It may still be made.'),
  stop: upcomingCopy('standing order or regular transfer', 'stopped', 'It may still be paid.'),
  'debit-stop': upcomingCopy('direct debit', 'stopped', 'It may still be collected.'),
  edit: upcomingCopy('standing order or regular transfer', 'edited', 'It may still be paid as before.'),
  payee: {
    open: (moment) =>
      `A payee was being added at ${moment}. We do not yet know whether it was. Please do not add it again yet.`,
    made: (moment) => `The payee that was being added at ${moment} is in your list of payees.`,
    notMade: (moment) => `The payee that was being added at ${moment} was not added. Please add it again.`,
    look: payees,
    dismissing: 'The payee may still be added. Please look at your list of payees before you add it again.',
  },
  'payee-change': {
    open: (moment) =>
      `A payee was being changed at ${moment}. We do not yet know whether it was. Please check its details before you pay it.`,
    made: (moment) => `The payee that was being changed at ${moment} was changed.`,
    // The list shows nothing of a change that awaits authorisation.
    notMade: (moment) =>
      `The payee that was being changed at ${moment} still has its earlier details. If another user must authorise changes, please ask them before you change it again.`,
    look: payees,
    dismissing: 'The payee may still be changed. Please check its details before you pay it.',
  },
};

function upcomingCopy(noun: string, done: string, risk: string): NoteCopy {
  return {
    open: (moment) => `A ${noun} was being ${done} at ${moment}. We do not yet know whether it was. ${risk}`,
    made: (moment) => `The ${noun} that was being ${done} at ${moment} was ${done}.`,
    notMade: (moment) => `The ${noun} that was being ${done} at ${moment} was not ${done}. Please look at it again.`,
    look: upcoming,
    dismissing: `${risk} Please look at your upcoming payments again later.`,
  };
}

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

export function requestText({ at, kind, result }: MarkedNote): string {
  const { open, made, notMade } = copies[kind];
  if (result === undefined) return open(momentText(at));
  return (result === 'made' ? made : notMade)(momentText(at));
}

export function whereToLook({ kind }: MarkedNote): NoteCopy['look'] {
  return copies[kind].look;
}

export function dismissText({ kind }: MarkedNote): string {
  return copies[kind].dismissing;
}

export function paymentsText(count: number): string {
  return count === 1 ? '1 payment' : `${count.toLocaleString('en-GB')} payments`;
}

/** A file as it is uploaded, paid and authorised: `WAGES.csv, 14 payments, £1,250.00`. */
export function bulkFileText(fileName: string, count: number | undefined, total: Money): string {
  return [fileName, ...(count === undefined ? [] : [paymentsText(count)]), moneyText(total)].join(', ');
}
