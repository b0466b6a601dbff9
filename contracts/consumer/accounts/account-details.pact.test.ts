import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { accountNotFound } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  amount,
  anAccount,
  forParty,
  fromState,
  insideSession,
  localDay,
  maskedId,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { accountDetailsApi } from '#src/api/accounts/account-details.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';

const { like, number, regex } = MatchersV3;

const bank = pactOf('account-details');
const { getDemandDepositAccount, getLoanAccount, getLoanOutstanding, getTermDepositAccount } =
  accountDetailsApi.endpoints;

const accountId = asId<AccountId>(anAccount);

it('shows the balances, the overdraft limit and the holder of a current account', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked(
      'a current account tells what it holds, what may be spent of it and how far it may be overdrawn',
      'GET',
      fromState('currentAccount', anAccount, '/digx/v1/accounts/demandDeposit/'),
    )
    .answers(200, {
      ...allWell,
      demandDepositAccountDTO: {
        id: maskedId(anAccount, '31926819'),
        accountName: like('Mrs Eleanor O&#x27;Hara'),
        currencyCode: 'GBP',
        openingDate: localDay('2014-01-02T00:00:00'),
        currentBalance: amount(1204.5),
        availableBalance: amount(2204.5),
        holdAmount: amount(0),
        overDraftLimit: { sanctionedLimitAmount: amount(1000) },
      },
    })
    .by('getDemandDepositAccount', async ({ store }) => {
      const { data } = await store.dispatch(getDemandDepositAccount.initiate({ party: false, accountId }));
      expect(data).toEqual({
        accountName: "Mrs Eleanor O'Hara",
        // The app searches no dates before the bank's first records.
        openingDate: '2016-01-01',
        balance: money(1204_50, 'GBP'),
        availableBalance: money(2204_50, 'GBP'),
        held: money(0, 'GBP'),
        overdraftLimit: money(1000_00, 'GBP'),
      });
    }));

it('shows the IBAN of an account in another currency', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'racing-owner' })
    .asked(
      'an account in dollars has an IBAN',
      'GET',
      fromState('internationalAccount', anAccount, '/digx/v1/accounts/demandDeposit/'),
    )
    .answers(200, {
      ...allWell,
      demandDepositAccountDTO: {
        currencyCode: 'USD',
        iban: regex('^GB\\d{2}[A-Z]{4}\\d{14}$', 'GB48PADD60930331926834'),
        currentBalance: amount(412.2, 'USD'),
      },
    })
    .by('getDemandDepositAccount', async ({ store }) => {
      const { data } = await store.dispatch(getDemandDepositAccount.initiate({ party: false, accountId }));
      expect(data).toEqual({ iban: 'GB48PADD60930331926834', balance: money(412_20, 'USD') });
    }));

const lending = [
  { what: 'loan', name: 'loanAccount' },
  { what: 'mortgage', name: 'mortgageAccount' },
] as const;

it.each(lending)('shows the terms of a $what, the amount repaid and the next instalment', ({ what, name }) =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked(
      `a ${what} tells its terms, what was paid and the next instalment`,
      'GET',
      fromState(name, anAccount, '/digx/v1/accounts/loan/'),
    )
    .answers(200, {
      ...allWell,
      loanAccountDetails: {
        id: maskedId(anAccount, '40071522'),
        openingDate: localDay('2019-06-03T00:00:00'),
        maturityDate: localDay('2044-06-03T00:00:00'),
        interestRate: number(4.75),
        approvedAmount: amount(250000),
        outstandingAmount: amount(181240.77),
        amountPaid: amount(68979.6),
        interestRepaymentFrequency: like('Monthly'),
        principalRepaymentFrequency: like('Monthly'),
        loanScheduleDTO: {
          installementDueCount: number(220),
          nextDueDate: localDay('2026-03-03T00:00:00'),
          nextInstallmentAmount: amount(1425.29),
        },
      },
    })
    .by('getLoanAccount', async ({ store }) => {
      const { data } = await store.dispatch(getLoanAccount.initiate({ party: false, accountId }));
      expect(data).toEqual({
        startDate: '2019-06-03',
        maturityDate: '2044-06-03',
        interestRate: 4.75,
        loanAmount: money(250000_00, 'GBP'),
        amountPaid: money(68979_60, 'GBP'),
        nextDate: '2026-03-03',
        nextAmount: money(1425_29, 'GBP'),
        remainingInstalments: 220,
        interestRepaymentFrequency: 'Monthly',
        principalRepaymentFrequency: 'Monthly',
      });
    }),
);

it.each(lending)('shows what is owed on a $what, with arrears and penalty', ({ what, name }) =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked(
      `a ${what} tells what is owed on it, part by part`,
      'GET',
      fromState(name, anAccount, '/digx/v1/accounts/loan/', '/outstanding'),
    )
    .answers(200, {
      ...allWell,
      outStandingLoanDetailsDTO: {
        outstandingAmount: amount(181240.77),
        principalBalance: amount(181020.4),
        installmentArrear: amount(1425.29),
        penaltyInterestAmount: amount(12.4),
      },
    })
    .by('getLoanOutstanding', async ({ store }) => {
      const { data } = await store.dispatch(getLoanOutstanding.initiate({ party: false, accountId }));
      expect(data).toEqual({
        outstandingAmount: money(181240_77, 'GBP'),
        principalBalance: money(181020_40, 'GBP'),
        instalmentArrears: money(1425_29, 'GBP'),
        penalty: money(12_40, 'GBP'),
      });
    }),
);

it('shows the terms of a bond and what happens when it matures', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked(
      'a bond tells its term, its rate, its amounts and what happens at the end',
      'GET',
      fromState('bondAccount', anAccount, '/digx/v1/accounts/deposit/'),
    )
    .answers(200, {
      ...allWell,
      termDepositDetails: {
        id: maskedId(anAccount, '50210037'),
        productDTO: { name: like('Two Year Fixed Rate Bond') },
        tenure: { years: number(2), months: number(0), days: number(0) },
        startDate: localDay('2025-05-12T00:00:00'),
        maturityDate: localDay('2027-05-12T00:00:00'),
        // The app has a text for these five codes only.
        payoutInstructions: regex('^[AIPST]$', 'P'),
        principalAmount: amount(50000),
        maturityAmount: amount(54184.05),
        currentBalance: amount(51655.62),
        interestRate: number(4.1),
      },
    })
    .by('getTermDepositAccount', async ({ store }) => {
      const { data } = await store.dispatch(getTermDepositAccount.initiate({ party: false, accountId }));
      expect(data).toEqual({
        productName: 'Two Year Fixed Rate Bond',
        duration: { years: 2, months: 0, days: 0 },
        startDate: '2025-05-12',
        maturityDate: '2027-05-12',
        payoutInstructions: 'Renew Principal and Pay Out the Interest',
        originalAmount: money(50000_00, 'GBP'),
        maturityAmount: money(54184_05, 'GBP'),
        balance: money(51655_62, 'GBP'),
        interestRate: 4.1,
      });
    }));

/** Each call with an account of the right kind and one of the wrong kind. */
const calls = [
  {
    operation: 'getDemandDepositAccount',
    what: 'the details of a current account',
    pathOf: (name: string) => fromState(name, anAccount, '/digx/v1/accounts/demandDeposit/'),
    name: 'currentAccount',
    otherName: 'loanAccount',
    ask: async ({ store }: CustomerApp, party: PartyId | false) =>
      store.dispatch(getDemandDepositAccount.initiate({ party, accountId })),
  },
  {
    operation: 'getLoanAccount',
    what: 'the terms of a loan',
    pathOf: (name: string) => fromState(name, anAccount, '/digx/v1/accounts/loan/'),
    name: 'loanAccount',
    otherName: 'bondAccount',
    ask: async ({ store }: CustomerApp, party: PartyId | false) =>
      store.dispatch(getLoanAccount.initiate({ party, accountId })),
  },
  {
    operation: 'getLoanOutstanding',
    what: 'what is owed on a loan',
    pathOf: (name: string) => fromState(name, anAccount, '/digx/v1/accounts/loan/', '/outstanding'),
    name: 'loanAccount',
    otherName: 'currentAccount',
    ask: async ({ store }: CustomerApp, party: PartyId | false) =>
      store.dispatch(getLoanOutstanding.initiate({ party, accountId })),
  },
  {
    operation: 'getTermDepositAccount',
    what: 'the terms of a bond',
    pathOf: (name: string) => fromState(name, anAccount, '/digx/v1/accounts/deposit/'),
    name: 'bondAccount',
    otherName: 'currentAccount',
    ask: async ({ store }: CustomerApp, party: PartyId | false) =>
      store.dispatch(getTermDepositAccount.initiate({ party, accountId })),
  },
] as const;

for (const { operation, what, pathOf, name, otherName, ask } of calls) {
  it.each([
    ['of an earlier session', 'customer {persona} holds an account token from an earlier session', name, insideSession],
    ['of another kind', 'customer {persona} is signed in', otherName, insideSession],
  ] as const)(`finds no account for ${what}, asked with a token %s`, (which, state, token, headers) =>
    bank
      .given(state, { persona: 'private-customer' })
      .asked(`${what} cannot be had with the token ${which}`, 'GET', pathOf(token), { headers })
      .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
      .by(operation, async (app) => {
        const { error } = await ask(app, false);
        expect(error).toEqual(accountNotFound);
      }),
  );
}

it('finds no account that belongs to another entity', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'racing-owner' })
    .asked(
      'the details of another entity’s account cannot be had while an entity is chosen',
      'GET',
      fromState('currentAccount', anAccount, '/digx/v1/accounts/demandDeposit/'),
      { headers: forParty('otherParty') },
    )
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by('getDemandDepositAccount', async ({ store }) => {
      const party = asId<PartyId>('some-party');
      const { error } = await store.dispatch(getDemandDepositAccount.initiate({ party, accountId }));
      expect(error).toEqual(accountNotFound);
    }));

closePact('account-details');
