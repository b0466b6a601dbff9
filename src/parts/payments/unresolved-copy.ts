import { isTransfer } from '#src/api/payments/payment-outcome.ts';
import type { NoteResult, UnresolvedNote } from '#src/api/payments/unresolved-notes.ts';
import type { UnresolvedView } from '#src/api/payments/unresolved-payments.ts';
import { bankTimeZone, type Instant } from '#src/kernel/instant.ts';

// The texts for unresolved payments everywhere. They use the browser's own formats, because pages without a session
// load no date library.

/** `14:05 on 2 March`, London time. */
export function momentOf(at: Instant): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: bankTimeZone, day: 'numeric', month: 'long' });
  return `${timeOf(at)} on ${day.format(Date.parse(at))}`;
}

/** `14:05`, London time. */
export function timeOf(at: Instant): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: bankTimeZone, hour: '2-digit', minute: '2-digit' });
  return time.format(Date.parse(at));
}

/** `14:05:30`, with seconds because the customer waits for it. */
export function secondOf(at: Instant): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: bankTimeZone, timeStyle: 'medium' });
  return time.format(Date.parse(at));
}

/** What an order with an unknown outcome is called; a payment unless this tab knows better. */
export function unresolvedWord({ kind }: Pick<UnresolvedView, 'kind'>): 'payment' | 'transfer' {
  return kind !== undefined && isTransfer(kind) ? 'transfer' : 'payment';
}

const results: Readonly<Record<NoteResult, (moment: string) => string>> = {
  paid: (moment) => `The payment that was being confirmed at ${moment} was made.`,
  scheduled: (moment) => `The payment that was being confirmed at ${moment} was set up.`,
  'needs-authoriser': (moment) =>
    `The payment that was being confirmed at ${moment} needs authorisation by another account holder.`,
  'authorisation-expired': (moment) =>
    `The payment that was being confirmed at ${moment} was not made: its authorisation expired. Nothing has left your account.`,
  'authorisation-declined': (moment) =>
    `The payment that was being confirmed at ${moment} was not made: another account holder declined it. Nothing has left your account.`,
  'timed-out': (moment) =>
    `The payment that was being confirmed at ${moment} is still being processed. Please check your transactions in five minutes.`,
  'not-made': (moment) =>
    `The payment that was being confirmed at ${moment} was not made. Nothing has left your account.`,
  requested: (moment) => `The request for an international payment that was being sent at ${moment} was sent.`,
};

export function noteText({ at, isRequest, result }: UnresolvedNote): string {
  if (result !== undefined) return results[result](momentOf(at));
  if (isRequest === true) {
    return `A request for an international payment was being sent at ${momentOf(at)}. We do not yet know whether it was.`;
  }
  return `A payment was being confirmed at ${momentOf(at)}. We do not yet know whether it was made.`;
}

/** Followed by "or call our helpdesk on …". */
export function whatToCheck(isRequest = false): string {
  return isRequest
    ? 'It may still arrive. Please look in the outbox of your secure mail before you make it again,'
    : 'It may still be made. Please check your transactions before you pay again,';
}
