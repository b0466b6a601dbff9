import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { distinctNames } from '#src/features/statements/model/distinct-names.ts';
import {
  changeQuery,
  type Filters,
  offeredTypes,
  passing,
  readFilters,
} from '#src/features/statements/model/filtered-statements.ts';
import { statementYears } from '#src/features/statements/model/statement-years.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { StatementFilters } from './statement-filters.tsx';
import { StatementsList } from './statements-list.tsx';
import { useStatements } from './use-statements.ts';

interface StatementsPanelProps {
  readonly accounts: readonly Account[];
  readonly chosen: Account | undefined;
}

/** The filters, kept in the URL without new history entries, and the statements that match. */
export function StatementsPanel({ accounts, chosen }: StatementsPanelProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // Fixed for the visit: a new list after midnight would replace the one being read.
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const years = useMemo(() => statementYears(today), [today]);
  const names = useMemo(() => distinctNames(accounts), [accounts]);
  const filters = useMemo(() => readFilters(query, years), [query, years]);
  const { statements, damagedCount, isLoading, failed } = useStatements(accounts, chosen, today);
  const shown = useMemo(() => passing(statements, filters), [statements, filters]);

  function goTo(accountId: AccountId | undefined, search: URLSearchParams) {
    const pathname = accountId === undefined ? '' : `/${encodeURIComponent(accountId)}`;
    void navigate({ pathname: `/accounts/statements${pathname}`, search: search.toString() }, { replace: true });
  }

  return (
    <>
      <StatementFilters
        names={names}
        accountId={chosen?.id}
        types={offeredTypes(statements, filters.type)}
        years={years}
        filters={filters}
        onChooseAccount={(id) => goTo(id, query)}
        onChoose={(filter, choice) => goTo(chosen?.id, changeQuery(query, filter, choice))}
      />
      {failed !== undefined && <CallFailed failed={failed} />}
      {failed === undefined && (
        <StatementsList
          statements={shown}
          names={names}
          isOfOne={chosen !== undefined}
          grouping={chosen === undefined && accounts.length > 1 ? 'month' : 'year'}
          isFiltered={isNarrowed(filters) || (chosen !== undefined && accounts.length > 1)}
          isLoading={isLoading}
          damagedCount={damagedCount}
        />
      )}
    </>
  );
}

function isNarrowed({ type, year }: Filters): boolean {
  return type !== undefined || year !== undefined;
}
