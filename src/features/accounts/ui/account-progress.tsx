import type { Account } from '#src/api/accounts/account.ts';
import {
  useGetLoanAccountQuery,
  useGetLoanOutstandingQuery,
  useGetTermDepositAccountQuery,
} from '#src/api/accounts/account-details.ts';
import type { LoanOutstanding, LoanTerms } from '#src/api/accounts/loan-details.ts';
import type { TermDeposit } from '#src/api/accounts/term-deposit.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { repaymentOf, wayToMaturity } from '#src/features/accounts/model/progress.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import { FilledBar } from '#src/ui/chart/share-bar.tsx';
import { useBalanceText } from '#src/ui/text/balance-text.tsx';
import { dayText } from '#src/ui/text/dates.ts';

/** How far a loan is repaid, or a bond is on its way, from the answers that the page has asked for anyway. */
export function AccountProgress({ account: { id: accountId, kind } }: { readonly account: Account }) {
  const party = useAppSelector(selectActiveParty);
  const isBond = kind === 'TD';
  const terms = useGetLoanAccountQuery({ party, accountId }, { skip: isBond });
  const owed = useGetLoanOutstandingQuery({ party, accountId }, { skip: isBond });
  const bond = useGetTermDepositAccountQuery({ party, accountId }, { skip: !isBond });
  const asked = isBond ? [bond] : [terms, owed];
  // The page itself says what could not be loaded.
  if (asked.some(({ error, currentData }) => error !== undefined && currentData === undefined)) return null;
  if (bond.currentData !== undefined) return <Maturity bond={bond.currentData} />;
  if (terms.currentData === undefined || owed.currentData === undefined) return <ChartAwaited size="bar" />;
  return <Repaid terms={terms.currentData} owed={owed.currentData} />;
}

function Repaid({ terms, owed }: { readonly terms: LoanTerms; readonly owed: LoanOutstanding }) {
  const balanceText = useBalanceText();
  const repayment = repaymentOf(terms, owed);
  if (repayment === undefined) return null;
  const { repaid, outstanding } = repayment;
  return (
    <ChartFigure caption="Capital repaid so far" summary="Of what you borrowed, without interest." brief>
      <FilledBar
        filled={{ title: 'Capital repaid', value: repaid.minor, text: balanceText(repaid) }}
        rest={{ title: 'Outstanding', value: outstanding.minor, text: balanceText(outstanding) }}
      />
    </ChartFigure>
  );
}

function Maturity({ bond }: { readonly bond: TermDeposit }) {
  const balanceText = useBalanceText();
  const way = wayToMaturity(bond, londonDayOf(clock.businessNow()));
  if (way === undefined) return null;
  const { daysPassed, daysLeft, maturityDate } = way;
  const { maturityAmount } = bond;
  return (
    <ChartFigure
      caption="Progress to maturity"
      brief
      summary={
        <>
          Matures on {dayText(maturityDate)}
          {maturityAmount !== undefined && `, with ${balanceText(maturityAmount)}`}.
        </>
      }
    >
      <FilledBar
        filled={{ title: 'So far', value: daysPassed, text: daysText(daysPassed) }}
        rest={{ title: 'To maturity', value: daysLeft, text: daysText(daysLeft) }}
      />
    </ChartFigure>
  );
}

function daysText(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
