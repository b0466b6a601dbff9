import { useEffect } from 'react';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { changedAccounts, type NewBalance, newBalances } from '#src/banking/paying/model/new-balances.ts';
import type { PaymentResult } from '#src/banking/paying/model/payment-result.ts';
import { namedAccount } from '#src/banking/receipt/receipt.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import stack from '#src/ui/page/stack.module.css';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './new-balances.module.css';

/** What is available now in the accounts that the order has changed. Nothing where it has changed none. */
export function NewBalances({ result }: { readonly result: PaymentResult }) {
  const count = changedAccounts(result).length;
  if (count === 0 || result.balancesFromMs === undefined) return null;
  return <Balances result={result} sinceMs={result.balancesFromMs} count={count} />;
}

interface BalancesProps {
  readonly result: PaymentResult;
  readonly sinceMs: number;
  readonly count: number;
}

function Balances({ result, sinceMs, count }: BalancesProps) {
  const now = useNewBalances(result, sinceMs);
  if (now.status === 'known' && now.balances.length === 0) return null;
  const title = count === 1 ? 'New available balance' : 'New available balances';
  return (
    <section aria-label={title} aria-busy={now.status === 'loading' || undefined} className={stack.close}>
      <h2 className={styles.title}>{title}</h2>
      {now.status === 'failed' ? (
        <div className={styles.failed} data-count={count}>
          <p className={typography.note}>We could not load it.</p>
          <Button look="quiet" onClick={now.tryAgain}>
            Try again
          </Button>
        </div>
      ) : (
        <dl className={stack.close}>
          {now.status === 'loading'
            ? changedAccounts(result)
                .map(namedAccount)
                .map((account) => (
                  <div key={account} className={styles.row}>
                    <dt className={typography.detail}>{account}</dt>
                    <dd className={styles.figure}>
                      <Skeleton width="medium" />
                    </dd>
                  </div>
                ))
            : now.balances.map(({ account, available }) => (
                <div key={account} className={styles.row}>
                  <dt className={typography.detail}>{account}</dt>
                  <dd className={styles.figure}>
                    <MoneyText amount={available} place="balance" />
                  </dd>
                </div>
              ))}
        </dl>
      )}
    </section>
  );
}

type NewBalancesNow =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly tryAgain: () => void }
  | { readonly status: 'known'; readonly balances: readonly NewBalance[] };

/** The bank's balances from after the order. A list asked for earlier counts as not read yet. */
function useNewBalances(result: PaymentResult, sinceMs: number): NewBalancesNow {
  const party = useAppSelector(selectActiveParty);
  const { currentData, isFetching, isError, startedTimeStamp = 0, refetch } = useListAccountsQuery({ party });
  const isOld = startedTimeStamp < sinceMs;

  // The list may have been cached before the order was made.
  useEffect(() => {
    if (isOld && !isFetching) void refetch();
  }, [isOld, isFetching, refetch]);

  if (isOld || isFetching) return { status: 'loading' };
  if (isError || currentData === undefined) return { status: 'failed', tryAgain: () => void refetch() };
  return { status: 'known', balances: newBalances(changedAccounts(result), currentData.accounts) };
}
