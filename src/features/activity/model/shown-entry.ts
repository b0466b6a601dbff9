import type { Account } from '#src/api/accounts/account.ts';
import { maskedNumber } from '#src/api/accounts/masked-numbers.ts';
import type { ActivityItem } from '#src/api/activity/activity.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';

/** An entry with what other lists know of it. */
export interface ShownEntry extends ActivityItem {
  /** As it is called now; missing if no list has the name. */
  readonly payee?: string;
  readonly account?: { readonly title?: string; readonly number: string };
}

export interface KnownNames {
  /** Undefined until they are known, or if the customer may not see them. */
  readonly payees: readonly Payee[] | undefined;
  readonly accounts: readonly Account[];
}

export function toShownEntries(
  items: readonly ActivityItem[],
  { payees, accounts }: KnownNames,
): readonly ShownEntry[] {
  const payeeNames = new Map(payees?.map((payee) => [payee.id, payeeName(payee)]));
  // The bank names who was new; later entries have only the id.
  const newNames = new Map(
    items.flatMap(({ payeeId, newPayee }) => (payeeId && newPayee ? [[payeeId, newPayee] as const] : [])),
  );
  const titles = new Map(accounts.map(({ accountNumber, title }) => [accountNumber, title]));
  return items.map((item) => {
    const { newPayee, payeeId, accountNumber } = item;
    const payee = newPayee ?? (payeeId && (payeeNames.get(payeeId) ?? newNames.get(payeeId)));
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
