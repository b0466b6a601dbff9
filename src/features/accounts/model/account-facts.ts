import type { Account } from '#src/api/accounts/account.ts';
import type { DemandDepositDetails } from '#src/api/accounts/demand-deposit-details.ts';
import type { LoanOutstanding, LoanTerms } from '#src/api/accounts/loan-details.ts';
import type { TermDeposit } from '#src/api/accounts/term-deposit.ts';
import { money } from '#src/kernel/money.ts';
import { isIban } from '#src/rules/iban.ts';
import {
  balanceFact,
  countFact,
  dayFact,
  type Fact,
  factIn,
  type Loadable,
  moneyFact,
  rateFact,
  textFact,
} from './fact.ts';

/** The figures at the top of an account's page, by kind of account. */
export interface AccountFacts {
  /** The most important figure. */
  readonly main: Fact;
  readonly others: readonly Fact[];
  /** Needed less often: shown on request. */
  readonly details: readonly Fact[];
  /** How the available balance is made up; it is also among the others, under the same label. */
  readonly available?: readonly Fact[];
}

/** Current, savings and notice accounts. The list's balances are shown until the account's own are loaded. */
export function demandDepositFacts(account: Account, answer: Loadable<DemandDepositDetails>): AccountFacts {
  const balance = factIn(answer, (details) => balanceFact(details.balance), balanceFact(account.balance));
  const available = factIn(
    answer,
    (details) => balanceFact(details.availableBalance),
    balanceFact(account.availableBalance),
  );
  const held = factIn(answer, (details) => moneyFact(details.held));
  const overdraft = factIn(answer, (details) => moneyFact(details.overdraftLimit));
  const isNotice = account.kind === 'NT';
  return {
    main: { label: 'Balance', value: balance },
    others: [
      { label: 'Available balance', value: available },
      ...(isNotice ? [] : [{ label: 'Overdraft limit', value: overdraft }]),
    ],
    details: account.isInternational ? [ibanOf(account, answer)] : [],
    available: [
      { label: 'Balance', value: balance },
      { label: 'Less pending payments', value: held },
      ...(isNotice ? [] : [{ label: 'Plus overdraft limit', value: overdraft }]),
      { label: 'Available balance', value: available },
    ],
  };
}

/** Money sent to a mistyped IBAN is hard to recover, so one with wrong check digits is not shown. */
function ibanOf(account: Account, answer: Loadable<DemandDepositDetails>): Fact {
  const validIban = (iban: string | undefined) =>
    iban !== undefined && isIban(iban) ? ({ kind: 'iban', iban } as const) : undefined;
  return { label: 'IBAN', value: factIn(answer, ({ iban }) => validIban(iban), validIban(account.iban)) };
}

/** Loans and mortgages: the terms and the amount owed today come from two calls. */
export function loanFacts(account: Account, terms: Loadable<LoanTerms>, owed: Loadable<LoanOutstanding>): AccountFacts {
  const owedInList = account.balance && money(Math.abs(account.balance.minor), account.balance.currency);
  return {
    main: {
      label: 'Outstanding amount',
      value: factIn(owed, ({ outstandingAmount }) => moneyFact(outstandingAmount), moneyFact(owedInList)),
    },
    others: [
      { label: 'Amount repaid', value: factIn(terms, ({ amountPaid }) => moneyFact(amountPaid)) },
      { label: 'Next instalment date', value: factIn(terms, ({ nextDate }) => dayFact(nextDate)) },
      { label: 'Next instalment amount', value: factIn(terms, ({ nextAmount }) => moneyFact(nextAmount)) },
      { label: 'Interest rate', value: factIn(terms, ({ interestRate }) => rateFact(interestRate)) },
      { label: 'End date', value: factIn(terms, ({ maturityDate }) => dayFact(maturityDate)) },
    ],
    details: [
      { label: 'Late-payment charges', value: factIn(owed, ({ penalty }) => moneyFact(penalty)) },
      { label: 'Amount borrowed', value: factIn(terms, ({ loanAmount }) => moneyFact(loanAmount)) },
      {
        label: 'Interest repayments',
        value: factIn(terms, ({ interestRepaymentFrequency }) => textFact(interestRepaymentFrequency)),
      },
      {
        label: 'Capital repayments',
        value: factIn(terms, ({ principalRepaymentFrequency }) => textFact(principalRepaymentFrequency)),
      },
      {
        label: 'Remaining instalments',
        value: factIn(terms, ({ remainingInstalments }) => countFact(remainingInstalments)),
      },
      { label: 'Instalment arrears', value: factIn(owed, ({ instalmentArrears }) => moneyFact(instalmentArrears)) },
    ],
  };
}

export function termDepositFacts(account: Account, answer: Loadable<TermDeposit>): AccountFacts {
  return {
    main: {
      label: 'Current balance',
      value: factIn(answer, ({ balance }) => balanceFact(balance), balanceFact(account.balance)),
    },
    others: [
      { label: 'Start date', value: factIn(answer, ({ startDate }) => dayFact(startDate)) },
      { label: 'Maturity date', value: factIn(answer, ({ maturityDate }) => dayFact(maturityDate)) },
      { label: 'Original deposit', value: factIn(answer, ({ originalAmount }) => moneyFact(originalAmount)) },
      { label: 'Interest rate', value: factIn(answer, ({ interestRate }) => rateFact(interestRate)) },
      // Last, because it is the longest.
      {
        label: 'Maturity instructions',
        value: factIn(answer, ({ payoutInstructions }) => textFact(payoutInstructions)),
        isLong: true,
      },
    ],
    details: [],
  };
}
