import { useParams } from 'react-router-dom';
import { type Account, accountsOfParty } from '#src/api/accounts/account.ts';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { AccountUnknown } from '#src/banking/page/account-unknown.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { type StatementsVerdict, validateStatements } from '#src/features/statements/model/validate-statements.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { FilterRowAwaited } from '#src/ui/fields/filter-row.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { StatementsPanel } from './statements-panel.tsx';
import styles from './statements-screen.module.css';
import { StatementsSkeleton } from './statements-skeleton.tsx';

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
      <FilterRowAwaited count={3} />
      <Waiting text="Loading data...">
        <StatementsSkeleton />
      </Waiting>
    </>
  );
}

const tasks = ['CH_I_ST'] as const;

/** Whose statements the URL leads to, or why that is not known. */
type StatementAccounts =
  | { readonly outcome: 'loading' }
  | ({ readonly outcome: 'failed' } & FailedCalls)
  | StatementsVerdict;

/** Validates the URL once the accounts and grants are loaded. */
function useStatementAccounts(accountId: string | undefined): StatementAccounts {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  const { grants, areLoaded, failed: grantsFailed } = useGrants(party, tasks);

  const failed = failedCalls([
    ...(list.currentData === undefined ? [list] : []),
    ...(grantsFailed === undefined ? [] : [asCall(grantsFailed)]),
  ]);
  if (failed !== undefined) return { outcome: 'failed', ...failed };
  if (list.currentData === undefined || !areLoaded) return { outcome: 'loading' };
  const verdict = validateStatements(accountsOfParty(list.currentData.accounts, party), grants, accountId);
  // A refetched list may still hold it.
  return verdict.outcome === 'no-such-account' && list.isFetching ? { outcome: 'loading' } : verdict;
}

function asCall({ error, busy, tryAgain }: FailedCalls) {
  return { error, isFetching: busy, refetch: tryAgain };
}

interface NoneOfAccountProps {
  readonly account: Account;
  /** Whether any other account has statements. */
  readonly othersOpen: boolean;
}

/** The customer's account has no statements here. */
function NoneOfAccount({ account: { title }, othersOpen }: NoneOfAccountProps) {
  return (
    <div className={styles.none}>
      <p>There are no statements for {title} in online banking.</p>
      <ByTelephone />
      {othersOpen ? (
        <ButtonLink to="/accounts/statements">See all statements</ButtonLink>
      ) : (
        <ButtonLink to="/accounts">Back to my accounts</ButtonLink>
      )}
    </div>
  );
}

function NoneOfAny() {
  return (
    <div className={styles.none}>
      <p>None of your accounts has statements in online banking.</p>
      <ByTelephone />
      <ButtonLink to="/accounts">Back to my accounts</ButtonLink>
    </div>
  );
}

function ByTelephone() {
  const { telephones } = useRuntimeConfig();
  return (
    <p>
      If you need one, call us on <PhoneLink number={telephones.privateBank} />.
    </p>
  );
}
