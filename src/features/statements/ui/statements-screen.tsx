import { useParams } from 'react-router-dom';
import { AccountUnknown } from '#src/parts/page/account-unknown.tsx';
import { CallFailed } from '#src/parts/page/call-failed.tsx';
import { PageHeading } from '#src/parts/page/page-heading.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import { NoneOfAccount, NoneOfAny } from './no-statements.tsx';
import { StatementFiltersWaiting } from './statement-filters.tsx';
import { StatementsPanel } from './statements-panel.tsx';
import styles from './statements-screen.module.css';
import { StatementsSkeleton } from './statements-skeleton.tsx';
import { type StatementAccounts, useStatementAccounts } from './use-statement-accounts.ts';

const crumbs = [{ title: 'Accounts', to: '/accounts' }, { title: 'Statements' }] as const;

/** The statements of the account in the address, or of all accounts. */
export function StatementsScreen() {
  const { accountId } = useParams();
  const verdict = useStatementAccounts(accountId);
  if (verdict.outcome === 'no-such-account') return <AccountUnknown />;
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading>Statements</PageHeading>
      <Matter verdict={verdict} />
    </div>
  );
}

function Matter({ verdict }: { readonly verdict: Exclude<StatementAccounts, { outcome: 'no-such-account' }> }) {
  switch (verdict.outcome) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <CallFailed failed={verdict} />;
    case 'closed':
      return <NoneOfAccount account={verdict.account} othersOpen={verdict.othersOpen} />;
    case 'none-open':
      return <NoneOfAny />;
    case 'open':
      return <StatementsPanel accounts={verdict.accounts} chosen={verdict.chosen} />;
    default:
      return verdict satisfies never;
  }
}

function Waiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <StatementFiltersWaiting />
      <p role="status" className={styles.words}>
        Loading data...
      </p>
      <StatementsSkeleton />
    </div>
  );
}
