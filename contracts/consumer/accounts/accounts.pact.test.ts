import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { accountNotFound } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  amount,
  anAccount,
  aParty,
  forParty,
  freshNonces,
  fromState,
  insideSession,
  maskedId,
  notValid,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { accountsApi, type TaskCode } from '#src/api/accounts/accounts.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';

const { arrayContaining, eachLike, like, regex } = MatchersV3;

const bank = pactOf('accounts');
const { listAccounts, listPayingAccounts, listPayingLoans, getAccountAddress } = accountsApi.endpoints;

const partyId = asId<PartyId>(aParty);
const accountId = asId<AccountId>(anAccount);

/** Fields of every kind of account. The app shows no account without an id and a currency. */
const everyAccount = {
  id: maskedId(anAccount, '31926819'),
  partyId: maskedId(aParty, '***401'),
  partyName: like('Mrs Eleanor O&#x27;Hara'),
  type: regex('^(CSA|TRD|LON)$', 'CSA'),
  currencyCode: regex('^[A-Z]{3}$', 'GBP'),
  branchCode: like('000'),
  displayName: like('Private Bank Current Account'),
  dictionary: {
    nameValuePairDTOArray: arrayContaining(
      { name: 'SubGroup', value: regex('^(CA|RA|TD|IA|NT|LN|MO)$', 'CA') },
      { name: 'nicknameSequenceNumber', value: regex('^\\d+$', '1') },
      { name: 'transferIsMapped', value: regex('^(true|false)$', 'true') },
      { name: 'transferOutDisabled', value: regex('^(true|false)$', 'false') },
    ),
  },
};

function accountOf(type: string, subGroup: string, currencyCode: string | MatchersV3.Matcher<string> = 'GBP') {
  return {
    id: maskedId(anAccount, '31926819'),
    type,
    currencyCode,
    dictionary: { nameValuePairDTOArray: arrayContaining({ name: 'SubGroup', value: subGroup }) },
  };
}

it('lists every account with the details of its row', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('every account has an id, an owner, a currency, a name, a kind and a place', 'GET', '/digx/v1/accounts', {
      query: { expand: 'all' },
    })
    .answers(
      200,
      { ...allWell, accounts: eachLike(everyAccount) },
      {
        ...freshNonces,
        Date: regex('^\\w{3}, \\d{2} \\w{3} \\d{4} [\\d:]{8} GMT$', 'Mon, 02 Mar 2026 09:30:00 GMT'),
      },
    )
    .by('listAccounts', async ({ store }) => {
      const { data } = await store.dispatch(listAccounts.initiate({ party: false }));
      expect(data).toMatchObject({
        damagedCount: 0,
        accounts: [
          {
            id: accountId,
            customerId: aParty,
            partyName: "Mrs Eleanor O'Hara",
            title: 'Private Bank Current Account',
            accountNumber: '31926819',
            sortCode: '609303',
            currency: 'GBP',
            kind: 'CA',
            order: 1,
            transferIsMapped: true,
            transferOutDisabled: false,
          },
        ],
      });
    }));

it('shows balances, available funds, savings and debts', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('each kind of account tells its own figures', 'GET', '/digx/v1/accounts', { query: { expand: 'all' } })
    .answers(200, {
      ...allWell,
      accounts: arrayContaining(
        { ...accountOf('CSA', 'CA'), currentBalance: amount(1204.5), availableBalance: amount(2204.5) },
        { ...accountOf('TRD', 'TD'), principalAmount: amount(25000) },
        { ...accountOf('LON', 'MO'), outstandingLoanDetailsDTO: { outstandingAmount: amount(181240.77) } },
      ),
    })
    .by('listAccounts', async ({ store }) => {
      const { data } = await store.dispatch(listAccounts.initiate({ party: false }));
      expect(data?.accounts[0]).toMatchObject({
        kind: 'CA',
        balance: money(1204_50, 'GBP'),
        availableBalance: money(2204_50, 'GBP'),
      });
    }));

it('lists the accounts of the chosen entity', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'racing-owner' })
    .asked('only the accounts of the chosen entity are listed, which are racing accounts', 'GET', '/digx/v1/accounts', {
      query: { expand: 'all' },
      headers: forParty('otherParty'),
    })
    .answers(200, { ...allWell, accounts: eachLike(accountOf('CSA', 'RA', like('GBP'))) })
    .by('listAccounts', async ({ store }) => {
      const { data } = await store.dispatch(listAccounts.initiate({ party: partyId }));
      expect(data?.accounts.map(({ group }) => group)).toEqual(['racing']);
    }));

it('shows the IBAN of an account in another currency', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'racing-owner' })
    .asked('an account in euros has an IBAN', 'GET', '/digx/v1/accounts', { query: { expand: 'all' } })
    .answers(200, {
      ...allWell,
      accounts: arrayContaining({
        ...accountOf('CSA', 'RA', 'EUR'),
        iban: regex('^GB\\d{2}[A-Z]{4}\\d{14}$', 'GB35PADD60930312345678'),
        currentBalance: amount(-12, 'EUR'),
      }),
    })
    .by('listAccounts', async ({ store }) => {
      const { data } = await store.dispatch(listAccounts.initiate({ party: false }));
      const { iban, isInternational, balance } = data?.accounts[0] ?? {};
      expect({ iban, isInternational, balance }).toEqual({
        iban: 'GB35PADD60930312345678',
        isInternational: true,
        balance: money(-12_00, 'EUR'),
      });
    }));

it('shows that there are no accounts', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'no-accounts' })
    .asked('an empty list is an answer, not a refusal', 'GET', '/digx/v1/accounts', { query: { expand: 'all' } })
    .answers(200, { ...allWell, accounts: [] })
    .by('listAccounts', async ({ store }) => {
      const { data } = await store.dispatch(listAccounts.initiate({ party: false }));
      expect(data).toMatchObject({ accounts: [], damagedCount: 0 });
    }));

it.each([
  [
    'listDemandDepositAccounts',
    'the deposit accounts',
    '/digx/v1/accounts/demandDeposit',
    listPayingAccounts,
    'PC_F_DOM',
  ],
  ['listLoanAccounts', 'the loans', '/digx/v1/accounts/loan', listPayingLoans, 'CH_I_ST'],
] as const)('learns from %s which of %s allow a task', (operation, what, path, endpoint, taskCode) =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked(`${what} are told apart by whether ${taskCode} is open to them`, 'GET', path, { query: { taskCode } })
    .answers(200, {
      ...allWell,
      accounts: eachLike({ id: { value: like(anAccount) } }),
      allowedTransactions: eachLike(like(anAccount)),
    })
    .by(operation, async ({ store }) => {
      const { data } = await store.dispatch(endpoint.initiate({ party: false, taskCode }));
      expect(data).toEqual([anAccount]);
    }),
);

it('allows no payment from a loan', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('no loan is open to payments', 'GET', '/digx/v1/accounts/loan', { query: { taskCode: 'PC_F_DOM' } })
    .answers(200, { ...allWell, accounts: [], allowedTransactions: [] })
    .by('listLoanAccounts', async ({ store }) => {
      const { data } = await store.dispatch(listPayingLoans.initiate({ party: false, taskCode: 'PC_F_DOM' }));
      expect(data).toEqual([]);
    }));

it('reports a technical issue for loans and a task unknown to the bank', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('a task that does not exist makes the request for loans invalid', 'GET', '/digx/v1/accounts/loan', {
      query: { taskCode: 'NO_SUCH_TASK' },
    })
    .answers(400, notValid)
    .by('listLoanAccounts', async ({ store }) => {
      const taskCode = 'NO_SUCH_TASK' as TaskCode;
      const { error } = await store.dispatch(listPayingLoans.initiate({ party: false, taskCode }));
      expect(error).toMatchObject({ status: 400, isValidation: true, code: 'DIGX_CZ_REQUEST_01' });
    }));

it('reports a technical issue for a task unknown to the bank', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('a task that does not exist makes the request invalid', 'GET', '/digx/v1/accounts/demandDeposit', {
      query: { taskCode: 'NO_SUCH_TASK' },
    })
    .answers(400, notValid)
    .by('listDemandDepositAccounts', async ({ store }) => {
      const unknown = 'NO_SUCH_TASK' as TaskCode;
      const { error } = await store.dispatch(listPayingAccounts.initiate({ party: false, taskCode: unknown }));
      expect(error).toEqual({
        kind: 'refusal',
        status: 400,
        isValidation: true,
        code: 'DIGX_CZ_REQUEST_01',
        message: expect.stringContaining('quote error code DIGX_CZ_REQUEST_01'),
      } satisfies BankError);
    }));

const addressPath = '/digx/cz/v1/accountAddress/';
const addressOfState = fromState('account', anAccount, addressPath);

it('shows the correspondence address of an account', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('an account has a name and an address for its post', 'GET', addressOfState)
    .answers(200, {
      ...allWell,
      address: {
        fullName: like('Mrs Eleanor O&#x27;Hara'),
        addressLine1: like('The Old Forge'),
        city: like('Lambourn'),
        postcode: like('RG17 8XX'),
      },
    })
    .by('getAccountAddress', async ({ store }) => {
      const { data } = await store.dispatch(getAccountAddress.initiate({ party: false, accountId }));
      expect(data).toEqual({ fullName: "Mrs Eleanor O'Hara", lines: ['The Old Forge', 'Lambourn', 'RG17 8XX'] });
    }));

it.each([
  [
    'of an earlier session',
    'customer {persona} holds an account token from an earlier session',
    'the token of an earlier session is unknown',
    insideSession,
  ],
  [
    'of another entity than the one chosen',
    'customer {persona} is signed in',
    'the token of another entity’s account is unknown while an entity is chosen',
    forParty('otherParty'),
  ],
] as const)('finds no correspondence address for the account %s', (_, state, claim, headers) =>
  bank
    .given(state, { persona: 'racing-owner' })
    .asked(claim, 'GET', addressOfState, { headers })
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by('getAccountAddress', async ({ store }) => {
      const party = 'X-Party-Id' in headers && partyId;
      const { error } = await store.dispatch(getAccountAddress.initiate({ party, accountId }));
      expect(error).toEqual(accountNotFound);
    }),
);

closePact('accounts');
