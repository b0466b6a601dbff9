import { useParams } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { useAccount } from '#src/banking/accounts/use-account.ts';
import { AccountUnknown } from '#src/banking/page/account-unknown.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { TransactionsPanel } from './transactions-panel.tsx';
import styles from './transactions-screen.module.css';
import { ToolsSkeleton, TransactionsSkeleton } from './transactions-skeleton.tsx';
import { TransactionsView } from './transactions-view.tsx';

export function TransactionsScreen() {
  const { accountId = '' } = useParams();
  const lookup = useAccount(accountId);
  if (lookup.status === 'unknown') return <AccountUnknown />;
  const account = lookup.status === 'found' ? lookup.account : undefined;
  return (
    <Page below close>
      <div>
        <div className={styles.ways}>
          <WayBack through={account === undefined ? [] : [crumbOf(account)]} />
        </div>
        {lookup.status !== 'failed' && (
          <p className={styles.account}>
            {account === undefined ? <Skeleton width="long" /> : <AccountLine account={account} />}
          </p>
        )}
      </div>
      <TransactionsView heading={<PageHeading />}>
        {lookup.status === 'failed' && <CallFailed failed={lookup} />}
        {lookup.status === 'loading' && (
          <>
            <ToolsSkeleton />
            <Waiting tall text="Loading data...">
              <TransactionsSkeleton />
            </Waiting>
          </>
        )}
        {account !== undefined && <TransactionsPanel key={account.id} account={account} headingLevel={2} />}
      </TransactionsView>
    </Page>
  );
}

function crumbOf({ id, title }: Account) {
  return { title, to: `/accounts/${encodeURIComponent(id)}` };
}

function AccountLine({ account }: { readonly account: Account }) {
  const { title, sortCode, accountNumber, balance, availableBalance } = account;
  return (
    <>
      <span className={styles.title}>{title}</span>
      <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
      {balance !== undefined && (
        <span>
          Balance <MoneyText amount={balance} place="balance" />
        </span>
      )}
      {availableBalance !== undefined && (
        <span>
          Available balance <MoneyText amount={availableBalance} place="balance" />
        </span>
      )}
    </>
  );
}
