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
  'timed-out': (moment) =>
    `The payment that was being confirmed at ${moment} is still being processed. Please check your transactions in five minutes.`,
  'not-made': (moment) =>
    `The payment that was being confirmed at ${moment} was not made. Nothing has left your account.`,
};

export function noteText({ at, result }: UnresolvedNote): string {
  if (result !== undefined) return results[result](momentOf(at));
  return `A payment was being confirmed at ${momentOf(at)}. We do not yet know whether it was made.`;
}
