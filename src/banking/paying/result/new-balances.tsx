import { changedAccounts } from '#src/banking/paying/model/new-balances.ts';
import type { PaymentResult } from '#src/banking/paying/model/payment-result.ts';
import { namedAccount } from '#src/banking/receipt/receipt.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './new-balances.module.css';
import { useNewBalances } from './use-new-balances.ts';

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
    <section aria-label={title} aria-busy={now.status === 'loading' || undefined} className={styles.balances}>
      <h2 className={styles.title}>{title}</h2>
      {now.status === 'failed' ? (
        <div className={styles.failed} data-count={count}>
          <p className={typography.note}>We could not load it.</p>
          <Button look="quiet" onClick={now.tryAgain}>
            Try again
          </Button>
        </div>
      ) : (
        <dl className={styles.rows}>
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
