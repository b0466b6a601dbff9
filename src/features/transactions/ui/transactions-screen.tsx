import { useParams } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { accountMayPay, paymentPath } from '#src/api/capabilities/capabilities.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useAccount } from '#src/banking/accounts/use-account.ts';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { accountWearer } from '#src/banking/colours/wearer.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { AccountUnknown } from '#src/banking/page/account-unknown.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import type { Money } from '#src/kernel/money.ts';
import { menuName, pageNames } from '#src/rules/page-names.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Band } from '#src/ui/page/band.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { StatusText } from '#src/ui/text/status-text.tsx';
import typography from '#src/ui/text/typography.module.css';
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
    <>
      <Band>
        <div className={styles.band}>
          <div className={styles.ways}>
            <WayBack through={account === undefined ? [] : [crumbOf(account)]} />
          </div>
          {lookup.status !== 'failed' && <AccountBand account={account} />}
        </div>
      </Band>
      <Page below close>
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
    </>
  );
}

function crumbOf({ id, title }: Account) {
  return { title, to: `/accounts/${encodeURIComponent(id)}` };
}

/** As on the account's own page; until it is known, as tall. */
function AccountBand({ account }: { readonly account: Account | undefined }) {
  if (account === undefined) {
    return (
      <div aria-busy="true" className={styles.account}>
        <div className={styles.name}>
          <Skeleton width="long" />
        </div>
      </div>
    );
  }
  const { title, sortCode, accountNumber, balance, availableBalance, isClosed } = account;
  return (
    <div className={styles.account}>
      <div className={styles.name}>
        <p className={styles.title}>
          {title}
          <SilkMark of={accountWearer(account)} />
        </p>
        <p className={typography.note}>
          <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
          {isClosed && (
            <>
              {' · '}
              <StatusText tone="waiting">Closed</StatusText>
            </>
          )}
        </p>
      </div>
      <dl className={styles.figures}>
        <Figure label="Balance" amount={balance} />
        <Figure label="Available balance" amount={availableBalance} />
      </dl>
      <PayLink account={account} />
    </div>
  );
}

function Figure({ label, amount }: { readonly label: string; readonly amount: Money | undefined }) {
  if (amount === undefined) return null;
  return (
    <div>
      <dt className={typography.detail}>{label}</dt>
      <dd>
        <MoneyText amount={amount} place="balance" />
      </dd>
    </div>
  );
}

const payTasks = ['PC_F_DOM'] as const;

function PayLink({ account }: { readonly account: Account }) {
  const party = useAppSelector(selectActiveParty);
  const { grants, areLoaded } = useGrants(party, payTasks);
  const mayPay = accountMayPay(account, grants);
  if (areLoaded && !mayPay) return null;
  return (
    <div className={styles.action}>
      {mayPay && (
        <ButtonLink look="main" to={paymentPath(account)}>
          {account.isInternational ? 'Request a Payment' : menuName(pageNames.pay)}
        </ButtonLink>
      )}
    </div>
  );
}
