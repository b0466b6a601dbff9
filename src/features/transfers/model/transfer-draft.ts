import { idOf, omitUndefined } from '#src/api/wire/wire.ts';
import type { PaymentResult } from '#src/banking/paying/model/payment-result.ts';
import {
  type ChangedField,
  newDetails,
  type TypedDetails,
  typedDetailsIn,
} from '#src/banking/paying/model/typed-details.ts';
import { anyFieldsOf } from '#src/kernel/any-fields.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import type { Money } from '#src/kernel/money.ts';

/** The part of a transfer in progress that is not in the URL. */
export interface TransferDraft {
  /** Undefined until chosen; an account in the URL is then preselected. */
  readonly from?: AccountId;
  readonly to?: AccountId;
  readonly details: TypedDetails;
  /** The amount that passed the checks; any further change clears it. */
  readonly amount?: Money;
  /** Typed before a reload of the page, and not checked since. */
  readonly isRefilled?: true;
  /** The field the customer wants to change, on the way back from the review. */
  readonly changing?: ChangedField;
  readonly result?: PaymentResult;
}

export type TransferEvent =
  | { readonly type: 'begun'; readonly isRegular: boolean }
  /** `to` stays only where money may still move there. */
  | { readonly type: 'from-chosen'; readonly from: AccountId; readonly to: AccountId | undefined }
  | { readonly type: 'to-chosen'; readonly to: AccountId }
  | { readonly type: 'typed'; readonly change: Partial<TypedDetails> }
  | { readonly type: 'accepted'; readonly details: TypedDetails; readonly amount: Money }
  /** Back from the review to that field; nothing is cleared. */
  | { readonly type: 'changing'; readonly field: ChangedField }
  | { readonly type: 'finished'; readonly result: PaymentResult };

export function newTransfer({ isRegular }: { readonly isRegular: boolean }): TransferDraft {
  return { details: newDetails({ isRegular }) };
}

export function transferAfter(draft: TransferDraft, event: TransferEvent): TransferDraft {
  const { amount: _amount, changing: _changing, ...unchecked } = draft;
  const { to: _to, ...withoutDestination } = unchecked;
  const { result: _result, changing: _changed, isRefilled: _refilled, ...withoutResult } = draft;
  switch (event.type) {
    case 'begun':
      return newTransfer(event);
    case 'from-chosen':
      return { ...withoutDestination, from: event.from, ...(event.to !== undefined && { to: event.to }) };
    case 'to-chosen':
      return { ...unchecked, to: event.to };
    case 'typed':
      return { ...unchecked, details: { ...draft.details, ...event.change } };
    case 'accepted':
      return { ...withoutResult, details: event.details, amount: event.amount };
    case 'changing':
      return { ...unchecked, changing: event.field };
    case 'finished':
      return { ...newTransfer({ isRegular: false }), result: event.result };
    default:
      return event satisfies never;
  }
}

/** What a reload should not lose: what was typed, but nothing that was checked. Undefined once the transfer was sent. */
export function keptTransfer({ from, to, details, amount, result }: TransferDraft) {
  if (result !== undefined && amount === undefined) return undefined;
  const isEmpty = details.amount === '' && details.reference === '' && from === undefined && to === undefined;
  return isEmpty ? undefined : { from, to, details };
}

/** The transfer typed before a reload, to be checked again; a new one if nothing usable was kept. */
export function transferBefore(kept: unknown, isRegular: boolean): TransferDraft {
  const { from, to, details } = anyFieldsOf(kept);
  const typed = typedDetailsIn(details);
  if (typed === undefined) return newTransfer({ isRegular });
  const accounts = { from: idOf<AccountId>(from), to: idOf<AccountId>(to) };
  return { ...omitUndefined(accounts), details: typed, isRefilled: true };
}
