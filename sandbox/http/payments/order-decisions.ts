import type { InstructionRefusal } from '#sandbox/bank/instructions/instructions.ts';
import type { ConfirmVerdict, VerifyVerdict } from '#sandbox/bank/payments/order-lifecycle.ts';
import type { PaymentRefusal } from '#sandbox/bank/payments/payments.ts';
import type { OrderRecord } from '#sandbox/bank/records/instruction.ts';
import type { TransferRefusal } from '#sandbox/bank/transfers/transfers.ts';
import type { Saying } from '#sandbox/http/pipeline/handler.ts';
import { refusalsBy, sharedReasons } from '#sandbox/http/refusals/reasons.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';
import { approvalRequired } from './payment-wire.ts';

/** The wire refusal for each reason, for every kind of order. */
export const orderReasons = {
  ...sharedReasons,
  'account-not-of-kind': 'accountNotOfKind',
  'account-may-not-pay': 'accountMayNotPay',
  'account-frozen': 'accountFrozen',
  'payee-not-active': 'payeeNotActive',
  'payee-takes-no-payments': 'creditNotAllowed',
  'not-whole-pence': 'notPossible',
  'below-minimum': 'belowMinimum',
  'above-maximum': 'aboveMaximum',
  'above-ceiling': 'aboveCeiling',
  'over-daily-amount': 'overDailyAmount',
  'over-daily-count': 'overDailyCount',
  'not-enough-funds': 'notEnoughFunds',
  'payment-not-found': 'paymentNotFound',
  differs: 'paymentDiffers',
  'authorisation-expired': 'authorisationExpired',
  'authorisation-declined': 'authorisationDeclined',
  'payment-rejected': 'paymentRejected',
  'cut-off-passed': 'cutOffPassed',
  dates: 'paymentDates',
} as const satisfies Record<PaymentRefusal | InstructionRefusal | TransferRefusal, RefusalName>;

type OrderArea = 'payments' | 'transfers' | 'instructions';

export const refusalsOfOrders = (area: OrderArea) => refusalsBy(area, orderReasons);

/** The answer to a submitted order; `answerFor` gives it where it was verified. */
export function verified<Record extends OrderRecord, Reason extends keyof typeof orderReasons, Done>(
  area: OrderArea,
  verdict: VerifyVerdict<Record, Reason>,
  answerFor: (record: Record) => { readonly done: Done; readonly says?: Saying },
) {
  if (verdict.outcome === 'refused-as-set') {
    return { rule: verdict.rule ?? `${area}.refused-as-set`, answer: { refusedWithCode: verdict.code } };
  }
  if (verdict.outcome === 'refused') return refusalsOfOrders(area)(verdict);
  const { rule, record, changes } = verdict;
  return { rule, answer: { ...answerFor(record), status: 201 as const }, changes };
}

/** The answer to a confirmation: carried out, or awaiting authorisation. */
export function confirmed<Record extends OrderRecord, Reason extends keyof typeof orderReasons, Done>(
  area: OrderArea,
  verdict: ConfirmVerdict<Record, Reason>,
  doneOf: (record: Record) => Done,
) {
  if (verdict.outcome === 'refused') return { ...refusalsOfOrders(area)(verdict), changes: verdict.changes ?? [] };
  const { rule, record, requiredConfirmation, magic, changes } = verdict;
  const [done, referenceNumber] = [doneOf(record), record.referenceNumber ?? undefined];
  const answer =
    record.state === 'pending-approval'
      ? ({ done, status: 202, says: { referenceNumber, warning: approvalRequired } } as const)
      : { done, says: { referenceNumber } };
  return { rule, answer, requiredConfirmation, changes, ...(magic !== undefined && { magic }) };
}
