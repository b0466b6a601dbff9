import type { Account } from '#src/api/accounts/account.ts';
import { maskedNumber } from '#src/api/accounts/masked-numbers.ts';
import type { ActivityItem } from '#src/api/activity/activity.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';

/** An entry with what other lists know of it. */
export interface ShownEntry extends ActivityItem {
  /** As it is called now; missing if it has been deleted, or if the bank names none. */
  readonly payee?: string;
  readonly account?: { readonly title?: string; readonly number: string };
}

export interface KnownNames {
  readonly payees: readonly Payee[];
  readonly accounts: readonly Account[];
}

export function toShownEntries(
  items: readonly ActivityItem[],
  { payees, accounts }: KnownNames,
): readonly ShownEntry[] {
  const payeeNames = new Map(payees.map((payee) => [payee.id, payeeName(payee)]));
  const titles = new Map(accounts.map(({ accountNumber, title }) => [accountNumber, title]));
  return items.map((item) => {
    const { newPayee, payeeId, accountNumber } = item;
    const payee = newPayee ?? (payeeId && payeeNames.get(payeeId));
    const title = accountNumber === undefined ? undefined : titles.get(accountNumber);
    return {
      ...item,
      ...(payee !== undefined && { payee }),
      ...(accountNumber !== undefined && {
        account: { number: maskedNumber(accountNumber), ...(title !== undefined && { title }) },
      }),
    };
  });
}
