import type { Account } from '#src/api/accounts/account.ts';
import type { DemandDepositDetails } from '#src/api/accounts/demand-deposit-details.ts';
import type { LoanOutstanding, LoanTerms } from '#src/api/accounts/loan-details.ts';
import type { TermDeposit } from '#src/api/accounts/term-deposit.ts';
import { money } from '#src/kernel/money.ts';
import { isIban } from '#src/rules/iban.ts';
import { balanceFact, countFact, dayFact, type Fact, moneyFact, rateFact, type Told, textFact, told } from './fact.ts';

/** What the head of an account's page says, by the kind of account. */
export interface AccountFacts {
  /** The one figure that matters. */
  readonly main: Fact;
  readonly others: readonly Fact[];
  /** How the available balance comes about, line by line; it is among the others under the same label. */
  readonly available?: readonly Fact[];
}

/** Current, savings and notice accounts. The list's balances stand in until the account's own are here. */
export function demandDepositFacts(account: Account, answer: Told<DemandDepositDetails>): AccountFacts {
  const balance = told(answer, (details) => balanceFact(details.balance), balanceFact(account.balance));
  const available = told(
    answer,
    (details) => balanceFact(details.availableBalance),
    balanceFact(account.availableBalance),
  );
  const held = told(answer, (details) => moneyFact(details.held));
  const overdraft = told(answer, (details) => moneyFact(details.overdraftLimit));
  const isNotice = account.kind === 'NT';
  return {
    main: { label: 'Balance', value: balance },
    others: [
      { label: 'Available balance', value: available },
      ...(isNotice ? [] : [{ label: 'Overdraft limit', value: overdraft }]),
      ...(account.isInternational ? [ibanOf(account, answer)] : []),
    ],
    available: [
      { label: 'Balance', value: balance },
      { label: 'Less held for pending items', value: held },
      ...(isNotice ? [] : [{ label: 'Plus overdraft limit', value: overdraft }]),
      { label: 'Available balance', value: available },
    ],
  };
}

/** Money sent to a mistyped IBAN is hard to get back: one whose check digits are wrong is not shown. */
function ibanOf(account: Account, answer: Told<DemandDepositDetails>): Fact {
  const sound = (iban: string | undefined) =>
    iban !== undefined && isIban(iban) ? ({ is: 'iban', iban } as const) : undefined;
  return { label: 'IBAN', value: told(answer, ({ iban }) => sound(iban), sound(account.iban)) };
}

/** Loans and mortgages: what was agreed, and what is owed today, are two answers of the bank. */
export function loanFacts(account: Account, terms: Told<LoanTerms>, owed: Told<LoanOutstanding>): AccountFacts {
  const owedInList = account.balance && money(Math.abs(account.balance.minor), account.balance.currency);
  return {
    main: {
      label: 'Outstanding amount',
      value: told(owed, ({ outstandingAmount }) => moneyFact(outstandingAmount), moneyFact(owedInList)),
    },
    others: [
      { label: 'Amount repaid', value: told(terms, ({ amountPaid }) => moneyFact(amountPaid)) },
      { label: 'Next instalment date', value: told(terms, ({ nextDate }) => dayFact(nextDate)) },
      { label: 'Next instalment amount', value: told(terms, ({ nextAmount }) => moneyFact(nextAmount)) },
      { label: 'Interest rate', value: told(terms, ({ interestRate }) => rateFact(interestRate)) },
      { label: 'End date', value: told(terms, ({ maturityDate }) => dayFact(maturityDate)) },
      { label: 'Penalty', value: told(owed, ({ penalty }) => moneyFact(penalty)) },
      { label: 'Amount borrowed', value: told(terms, ({ loanAmount }) => moneyFact(loanAmount)) },
      {
        label: 'Interest repayment frequency',
        value: told(terms, ({ interestRepaymentFrequency }) => textFact(interestRepaymentFrequency)),
      },
      {
        label: 'Principal repayment frequency',
        value: told(terms, ({ principalRepaymentFrequency }) => textFact(principalRepaymentFrequency)),
      },
      {
        label: 'Remaining instalments',
        value: told(terms, ({ remainingInstalments }) => countFact(remainingInstalments)),
      },
      { label: 'Instalment arrears', value: told(owed, ({ instalmentArrears }) => moneyFact(instalmentArrears)) },
    ],
  };
}

/** Bonds. */
export function termDepositFacts(account: Account, answer: Told<TermDeposit>): AccountFacts {
  return {
    main: {
      label: 'Current balance',
      value: told(answer, ({ balance }) => balanceFact(balance), balanceFact(account.balance)),
    },
    others: [
      { label: 'Start date', value: told(answer, ({ startDate }) => dayFact(startDate)) },
      { label: 'Maturity date', value: told(answer, ({ maturityDate }) => dayFact(maturityDate)) },
      { label: 'Original deposit', value: told(answer, ({ originalAmount }) => moneyFact(originalAmount)) },
      { label: 'Interest rate', value: told(answer, ({ interestRate }) => rateFact(interestRate)) },
      // The longest of them, last, where it disturbs no row.
      { label: 'Maturity instructions', value: told(answer, ({ payoutInstructions }) => textFact(payoutInstructions)) },
    ],
  };
}
