import { clock } from '#src/api/environment/bank-clock.ts';
import { runtimeConfig } from '#src/api/environment/runtime-config.ts';
import { type BankError, withMessage } from '#src/api/messages/bank-error.ts';
import { fillText } from '#src/api/messages/fault-texts.ts';
import type { FormNote } from '#src/api/orders/form-note.ts';
import type { OrderOutcome, OrderRules } from '#src/api/orders/order.ts';
import { accountFrozenCode } from '#src/api/wire/refusal-codes.ts';
import { bulkTexts } from './bulk-texts.ts';

// What uploads and authorisations of bulk files have in common.

export const orderRules = (): OrderRules => ({
  now: () => clock.businessNow(),
  confirmsIdempotently: runtimeConfig().confirmsIdempotently,
});

export function noteOutcome(note: FormNote, { outcome }: { readonly outcome: 'made' | 'refused' | 'not-made' }): void {
  note.resolved(outcome === 'made' ? 'made' : 'not-made');
}

export function failureOf(
  outcome: Exclude<OrderOutcome<unknown>, { readonly outcome: 'made' }>,
  notMade: string,
  unknown: string,
): { readonly outcome: 'refused' | 'unknown'; readonly error: BankError } {
  if (outcome.outcome === 'refused') return { outcome: 'refused', error: wordedRefusal(outcome.error) };
  if (outcome.outcome === 'not-made') return { outcome: 'refused', error: withMessage(outcome.error, notMade) };
  return { outcome: 'unknown', error: withMessage(outcome.error, fillText(unknown)) };
}

/** A frozen account is named: somebody who pays many at once must know that another file will not help. */
export function wordedRefusal(error: BankError): BankError {
  return error.code === accountFrozenCode ? withMessage(error, fillText(bulkTexts.frozen, error.code)) : error;
}
