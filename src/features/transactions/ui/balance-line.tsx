import { useMemo, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { transactionsApi } from '#src/api/transactions/transactions.ts';
import { balanceLine } from '#src/features/transactions/model/balance-line.ts';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import styles from './balance-line.module.css';
import { useBounds } from './use-bounds.ts';
import { listArg } from './use-transactions.ts';

/**
 * The balance of the last months as decoration, drawn from the list as it was first loaded on this page. It asks for
 * nothing itself.
 */
export function BalanceLine({ account }: { readonly account: Account }) {
  const isHidden = useBalancesHidden();
  const party = useAppSelector(selectActiveParty);
  const { newest } = transactionsApi.endpoints.listTransactions.useInfiniteQueryState(
    listArg(account, party, useBounds(account)),
    { selectFromResult: ({ currentData }) => ({ newest: currentData?.pages[0] }) },
  );
  // A filtered list replaces that one.
  const [drawn, setDrawn] = useState(newest);
  if (newest !== undefined && newest !== drawn) setDrawn(newest);
  const line = useMemo(() => drawn && balanceLine(drawn, account.currency), [drawn, account.currency]);
  if (line === undefined || isHidden) return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={`${line}V100H0Z`} className={styles.area} />
      <path d={line} className={styles.line} />
    </svg>
  );
}
