import { type DemandDepositDetails, demandDepositDetailsOf } from '#sandbox/bank/accounts/account-details.ts';
import { type AccountCategory, findAccountOfCategory } from '#sandbox/bank/accounts/accounts.ts';
import { type BondTerm, bondTermOf } from '#sandbox/bank/accounts/bonds.ts';
import { loanScheduleOf } from '#sandbox/bank/accounts/lending.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { amount, localDate, perCent } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { accountNotFound } from './account-not-found.ts';
import { toLoanOutstandingWire, toLoanWire } from './loan-wire.ts';

export const accountDetailHandlers = {
  getDemandDepositAccount: detailsOf('demand-deposit', 'accounts.demand-deposit', ({ bank, account, token }) => ({
    demandDepositAccountDTO: toDemandDepositWire(account, token, demandDepositDetailsOf(bank, account)),
  })),
  getLoanAccount: detailsOf('loan', 'accounts.loan', ({ bank, account, token }) => ({
    loanAccountDetails: toLoanWire(account, token, loanScheduleOf(bank, account)),
  })),
  getLoanOutstanding: detailsOf('loan', 'accounts.loan-outstanding', ({ bank, account }) => ({
    outStandingLoanDetailsDTO: toLoanOutstandingWire(loanScheduleOf(bank, account)),
  })),
  getTermDepositAccount: detailsOf('term-deposit', 'accounts.term-deposit', ({ bank, account, token }) => ({
    termDepositDetails: toBondWire(account, token, bondTermOf(bank, account)),
  })),
} satisfies Partial<Handlers>;

interface AccountCall {
  readonly bank: Bank;
  readonly customer: Customer;
  readonly path: { readonly accountId: string };
}

interface FoundAccount {
  readonly bank: Bank;
  readonly account: AccountRecord;
  readonly token: string;
}

/** The details of one account, which must be of that category. */
function detailsOf<Done>(category: AccountCategory, rule: string, toBody: (found: FoundAccount) => Done) {
  return {
    serves: 'customer',
    decide: ({ bank, customer, path: { accountId: token } }: AccountCall) => {
      const account = findAccountOfCategory(bank, customer, token, category);
      return account === undefined ? accountNotFound : { rule, answer: { done: toBody({ bank, account, token }) } };
    },
  } as const;
}

function toBondWire(
  account: AccountRecord,
  token: string,
  term: BondTerm,
): components['schemas']['TermDepositDetails'] {
  return {
    id: { value: token, displayValue: account.number },
    currencyCode: account.currency,
    productDTO: { productId: account.productId, name: account.productName },
    tenure: { ...term.tenure },
    startDate: localDate(term.startsOn),
    maturityDate: localDate(term.maturesOn),
    payoutInstructions: account.maturityInstruction,
    principalAmount: amount(term.original),
    maturityAmount: amount(term.maturity),
    currentBalance: amount(term.balance),
    interestRate: perCent(account.interestBasisPoints),
  };
}

function toDemandDepositWire(
  account: AccountRecord,
  token: string,
  { holder, balance, available, held, overdraft }: DemandDepositDetails,
): components['schemas']['DemandDepositAccount'] {
  return {
    id: { value: token, displayValue: account.number },
    accountName: holder,
    currencyCode: account.currency,
    openingDate: localDate(account.openedOn),
    currentBalance: amount(balance),
    availableBalance: amount(available),
    holdAmount: amount(held),
    overDraftLimit: { sanctionedLimitAmount: amount(overdraft) },
    ...(account.iban === null ? {} : { iban: account.iban }),
  };
}
