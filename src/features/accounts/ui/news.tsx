import { Link } from 'react-router-dom';
import { newTransactionsApi } from '#src/api/transactions/new-transactions.ts';
import { newOfAll } from '#src/features/accounts/model/overview.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { MoneyList } from '#src/ui/text/balance-text.tsx';
import { dayText } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './news.module.css';
import type { News } from './use-accounts-page.ts';

/** The new transactions of all accounts, counted and added up; nothing where there are none. */
export function NewSince({ news: { lastLogin, asked } }: { readonly news: News }) {
  const { currentData, isFetching } = newTransactionsApi.useListNewTransactionsQuery(asked);
  if (currentData === undefined && isFetching) {
    return (
      // Its own element: the text that comes does not move a placeholder.
      <p key="awaited" aria-busy="true">
        <Skeleton width="long" />
      </p>
    );
  }
  const since = dayText(londonDayOf(lastLogin));
  if (currentData === undefined || currentData.isPart) return <p>We could not check what is new since {since}.</p>;
  const { count, paidIn, paidOut } = newOfAll(Object.values(currentData.byAccount));
  if (count === 0) return null;
  const accounts = Object.entries(currentData.byAccount).filter(([, { count: each }]) => each > 0);
  const [only] = accounts.length === 1 ? accounts : [];
  return (
    <>
      <p>
        <strong>{count === 1 ? '1 new transaction' : `${count} new transactions`}</strong> since your last visit on{' '}
        <span className={styles.day}>{since}</span>:{' '}
        {paidIn.length > 0 && (
          <>
            <MoneyList amounts={paidIn} place="balance" /> in
          </>
        )}
        {paidIn.length > 0 && paidOut.length > 0 && ', '}
        {paidOut.length > 0 && (
          <>
            <MoneyList amounts={paidOut} place="balance" /> out
          </>
        )}
        .
      </p>
      {only !== undefined && (
        <Link to={`/accounts/${encodeURIComponent(only[0])}`}>
          <span>
            See {count === 1 ? 'it' : 'them'}
            <HiddenText> on the account</HiddenText>
          </span>
        </Link>
      )}
    </>
  );
}

/** How many are new on one account. */
export function NewMark({ news: { asked }, accountId }: { readonly news: News; readonly accountId: AccountId }) {
  const { currentData } = newTransactionsApi.useListNewTransactionsQuery(asked);
  const count = currentData?.byAccount[accountId]?.count ?? 0;
  return count > 0 && <span className={styles.mark}>{count} new</span>;
}
