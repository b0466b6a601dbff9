import type { NewPayee } from '#src/api/payees/add-payee.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';
import type { FrequencyCode } from '#src/rules/repeat-frequencies.ts';
import type { PayeeToAdd } from './payee-to-add.ts';
import type { PaymentResult } from './payment-result.ts';

/** The details of a payment as they stand in the form. A field that is hidden keeps what was chosen in it. */
export interface TypedDetails {
  readonly amount: string;
  readonly reference: string;
  readonly when: 'now' | 'later';
  readonly laterDate?: CalendarDay | undefined;
  readonly isRegular: boolean;
  readonly frequencyCode: FrequencyCode;
  readonly repeatUntil: 'forever' | 'endDate';
  readonly endDate?: CalendarDay | undefined;
}

/** What is held of a payment in progress beside what stands in its address; it goes with the page. */
export interface PaymentDraft {
  readonly details: TypedDetails;
  readonly payeeToAdd?: PayeeToAdd;
  /** The amount that was checked and accepted; what is typed afterwards takes it away again. */
  readonly amount?: Money<'GBP'>;
  readonly result?: PaymentResult;
}

export type DraftEvent =
  /** Another payment, or the same address for another entity. */
  | { readonly type: 'begun'; readonly isRegular: boolean }
  | { readonly type: 'typed'; readonly change: Partial<TypedDetails> }
  | { readonly type: 'accepted'; readonly details: TypedDetails; readonly amount: Money<'GBP'> }
  /** Back from the review to change something. */
  | { readonly type: 'edited' }
  /** Pay someone else. */
  | { readonly type: 'payee-dropped' }
  | { readonly type: 'payee-given'; readonly newPayee: NewPayee & PartyArg }
  | { readonly type: 'payee-added'; readonly payee: Pick<Payee, 'id' | 'groupId'> }
  | { readonly type: 'settled'; readonly result: PaymentResult };

/** Nothing is chosen yet but what the specification sets out with: at once, and if regular, monthly for ever. */
export function newDraft({ isRegular }: { readonly isRegular: boolean }): PaymentDraft {
  return {
    details: { amount: '', reference: '', when: 'now', isRegular, frequencyCode: '50', repeatUntil: 'forever' },
  };
}

export function draftAfter(draft: PaymentDraft, event: DraftEvent): PaymentDraft {
  const { amount: _amount, ...unchecked } = draft;
  const { payeeToAdd: _payee, ...payeeless } = unchecked;
  const { result: _result, ...unsettled } = draft;
  switch (event.type) {
    case 'begun':
      return newDraft(event);
    case 'typed':
      return { ...unchecked, details: { ...draft.details, ...event.change } };
    case 'accepted':
      return { ...unsettled, details: event.details, amount: event.amount };
    case 'edited':
      return { ...unchecked, details: { ...draft.details, amount: '' } };
    case 'payee-dropped':
      return { ...payeeless, details: { ...draft.details, reference: '' } };
    case 'payee-given':
      return { ...unchecked, payeeToAdd: { newPayee: event.newPayee } };
    case 'payee-added':
      if (draft.payeeToAdd === undefined) return draft;
      return { ...draft, payeeToAdd: { ...draft.payeeToAdd, added: event.payee } };
    case 'settled':
      return { ...newDraft({ isRegular: false }), result: event.result };
    default:
      return event satisfies never;
  }
}
