import { useParams } from 'react-router-dom';
import { AccountUnknown } from '#src/banking/page/account-unknown.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { NoneOfAccount, NoneOfAny } from './no-statements.tsx';
import { StatementFiltersWaiting } from './statement-filters.tsx';
import { StatementsPanel } from './statements-panel.tsx';
import { StatementsSkeleton } from './statements-skeleton.tsx';
import { type StatementAccounts, useStatementAccounts } from './use-statement-accounts.ts';

export function StatementsScreen() {
  const { accountId } = useParams();
  const verdict = useStatementAccounts(accountId);
  if (verdict.outcome === 'no-such-account') return <AccountUnknown />;
  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <Matter verdict={verdict} />
    </Page>
  );
}

function Matter({ verdict }: { readonly verdict: Exclude<StatementAccounts, { outcome: 'no-such-account' }> }) {
  switch (verdict.outcome) {
    case 'loading':
      return <MatterWaiting />;
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

function MatterWaiting() {
  return (
    <>
      <StatementFiltersWaiting />
      <Waiting text="Loading data...">
        <StatementsSkeleton />
      </Waiting>
    </>
  );
}
