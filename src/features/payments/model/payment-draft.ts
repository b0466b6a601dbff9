import type { Account } from '#src/api/accounts/account.ts';
import type { NewPayee } from '#src/api/payees/add-payee.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { PaymentResult, ReviewedPayment } from '#src/banking/paying/model/payment-result.ts';
import { scheduleOf } from '#src/banking/paying/model/schedule.ts';
import { type ChangedField, newDetails, type TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { PayeeId } from '#src/kernel/ids.ts';
import type { Money } from '#src/kernel/money.ts';
import type { PayeeToAdd } from './payable-payees.ts';
import { addedPayee, savedPayee } from './payable-payees.ts';
import type { OrderPayee } from './send-payment.ts';

/** The part of a payment in progress that is not in the URL. */
export interface PaymentDraft {
  readonly details: TypedDetails;
  /** The payee the reference was typed for; any other is offered its own. */
  readonly referenceFor?: PayeeId | 'new';
  /** The field the customer wants to change, on the way back from the review. */
  readonly changing?: ChangedField;
  readonly payeeToAdd?: PayeeToAdd;
  /** The amount that passed the checks; any further typing clears it. */
  readonly amount?: Money<'GBP'>;
  /** Typed before a reload of the page, and not checked since. */
  readonly isRefilled?: true;
  readonly result?: PaymentResult;
}

export type DraftEvent =
  /** Another payment, or the same URL for another entity. */
  | { readonly type: 'begun'; readonly isRegular: boolean }
  /** `payeeId` is undefined for a payee still to be added. */
  | { readonly type: 'typed'; readonly change: Partial<TypedDetails>; readonly payeeId?: PayeeId | undefined }
  | {
      readonly type: 'accepted';
      readonly details: TypedDetails;
      readonly amount: Money<'GBP'>;
      readonly payeeId?: PayeeId | undefined;
    }
  /** Back from the review to that field; nothing is cleared. */
  | { readonly type: 'changing'; readonly field: ChangedField }
  /** Back from the review to change something. */
  | { readonly type: 'edited' }
  | { readonly type: 'payee-dropped' }
  | { readonly type: 'payee-given'; readonly newPayee: NewPayee & PartyArg }
  | { readonly type: 'payee-added'; readonly payee: Pick<Payee, 'id' | 'groupId'> }
  | { readonly type: 'finished'; readonly result: PaymentResult };

export function newDraft({ isRegular }: { readonly isRegular: boolean }): PaymentDraft {
  return { details: newDetails({ isRegular }) };
}

export function draftAfter(draft: PaymentDraft, event: DraftEvent): PaymentDraft {
  const { amount: _amount, changing: _changing, ...unchecked } = draft;
  const { payeeToAdd: _payee, referenceFor: _for, ...payeeless } = unchecked;
  const { result: _result, changing: _changed, isRefilled: _refilled, ...withoutResult } = draft;
  switch (event.type) {
    case 'begun':
      return newDraft(event);
    case 'typed':
      return {
        ...unchecked,
        details: { ...draft.details, ...event.change },
        ...(event.change.reference !== undefined && { referenceFor: event.payeeId ?? 'new' }),
      };
    case 'accepted':
      return {
        ...withoutResult,
        details: event.details,
        amount: event.amount,
        referenceFor: event.payeeId ?? 'new',
      };
    case 'changing':
      return { ...unchecked, changing: event.field };
    case 'edited':
      return { ...unchecked, details: { ...draft.details, amount: '' } };
    case 'payee-dropped':
      return { ...payeeless, details: { ...draft.details, reference: '' } };
    case 'payee-given':
      return { ...unchecked, payeeToAdd: { newPayee: event.newPayee } };
    case 'payee-added':
      if (draft.payeeToAdd === undefined) return draft;
      return { ...draft, payeeToAdd: { ...draft.payeeToAdd, added: event.payee } };
    case 'finished':
      return { ...newDraft({ isRegular: false }), result: event.result };
    default:
      return event satisfies never;
  }
}

interface Chosen {
  readonly draft: PaymentDraft;
  /** Undefined if the draft has a new payee. */
  readonly payee: Payee | undefined;
  readonly from: Account;
  readonly today: CalendarDay;
}

/** The complete payment, with the payee as the order needs it; undefined while anything is missing. */
export function reviewedPayment({
  draft,
  payee,
  from,
  today,
}: Chosen): { readonly payment: ReviewedPayment; readonly orderPayee: OrderPayee } | undefined {
  const { amount, details, payeeToAdd } = draft;
  if (amount === undefined) return undefined;
  const rest = { from, amount, reference: details.reference, schedule: scheduleOf(details, today), on: today };
  if (payee !== undefined) {
    return { payment: { ...rest, payee: savedPayee(payee) }, orderPayee: { kind: 'saved', payee } };
  }
  return (
    payeeToAdd && {
      payment: { ...rest, payee: addedPayee(payeeToAdd.newPayee) },
      orderPayee: { kind: 'new', ...payeeToAdd },
    }
  );
}
