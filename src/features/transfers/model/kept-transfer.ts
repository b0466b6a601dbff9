import { anyFieldsOf, idOf, omitUndefined } from '#src/api/wire/wire.ts';
import { typedDetailsIn } from '#src/banking/paying/model/typed-details-in.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { newTransfer, type TransferDraft } from './transfer-draft.ts';

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
