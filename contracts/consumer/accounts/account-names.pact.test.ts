import type { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { accountNotFound, refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  anAccount,
  aParty,
  forParty,
  fromState,
  insideSession,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { accountNamesApi, type NamedAccount } from '#src/api/accounts/account-names.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';

const bank = pactOf('account-names');
const { renameAccount, orderAccounts } = accountNamesApi.endpoints;

const persona = 'private-customer';
const namesPath = '/digx/cz/v1/accountNickname';
const anotherAccount = 'E24B7A90C6F1D35882B0E9473AD16C5F0912873645AFBECD10293847';
const signedIn = ['customer {persona} is signed in', { persona }] as const;

const current = {
  id: asId<AccountId>(anAccount),
  customerId: asId<PartyId>(aParty),
  nickname: 'Household',
  accountType: 'CSA',
  order: 1,
} as const satisfies NamedAccount;
const notice: NamedAccount = {
  id: asId<AccountId>(anotherAccount),
  customerId: asId<PartyId>(aParty),
  accountType: 'CSA',
  order: 2,
};

type Account = readonly [name: string, example: string];
const currentAccount: Account = ['currentAccount', anAccount];
const noticeAccount: Account = ['noticeAccount', anotherAccount];

/** The name and position of one account, of the customer's own party by default. */
function naming(
  [name, example]: Account,
  accountNickname: string | null,
  sequenceNumber: number,
  { accountType = 'CSA', party = 'ownParty' } = {},
) {
  return {
    accountNickname,
    accountNumber: { value: fromState(name, example) },
    partyId: { value: fromState(party, aParty) },
    accountType,
    sequenceNumber,
  };
}

it('names an account and keeps its position', () =>
  bank
    .given(...signedIn)
    .asked('an account gets a name of letters, digits and spaces', 'POST', namesPath, {
      body: [naming(currentAccount, 'House and garden 2', 1)],
    })
    .answers(200, allWell)
    .by('nameAccounts', async ({ store }) => {
      const name = ' House and garden 2 ';
      const { error } = await store.dispatch(renameAccount.initiate({ party: false, account: current, name }));
      expect(error).toBeUndefined();
    }));

it('reorders accounts and keeps their names', () =>
  bank
    .given(...signedIn)
    .asked('accounts change places, one of them without a name of its own', 'POST', namesPath, {
      body: [naming(currentAccount, 'Household', 2), naming(noticeAccount, null, 1)],
    })
    .answers(200, allWell)
    .by('nameAccounts', async ({ store }) => {
      const { error } = await store.dispatch(
        orderAccounts.initiate({
          party: false,
          accounts: [
            { account: current, order: 2 },
            { account: notice, order: 1 },
          ],
        }),
      );
      expect(error).toBeUndefined();
    }));

it.each([
  ['with a sign in it', 'Rosie’s pony', 'DIGX_CZ_ANN_02', 'letters, digits and spaces only'],
  ['without a letter', '', 'DIGX_CZ_ANN_02', 'letters, digits and spaces only'],
  ['of 36 characters', 'a'.repeat(36), 'DIGX_CZ_ANN_03', 'at most 35 characters'],
])('explains what is wrong with a name %s', (which, name, code, words) =>
  bank
    .given(...signedIn)
    .asked(`an account gets no name ${which}`, 'POST', namesPath, { body: [naming(currentAccount, name, 1)] })
    .answers(400, refusedWith(code))
    .by('nameAccounts', async ({ store }) => {
      const { error } = await store.dispatch(renameAccount.initiate({ party: false, account: current, name }));
      expect(error).toEqual(refusal(400, code, words));
    }),
);

it.each<
  readonly [
    which: string,
    state: string,
    who: string,
    headers: Readonly<Record<string, string | MatchersV3.Matcher<string>>>,
    naming: Parameters<typeof naming>[3],
  ]
>([
  [
    'of an earlier session',
    'customer {persona} holds an account token from an earlier session',
    persona,
    insideSession,
    {},
  ],
  ['of an account of another type', signedIn[0], persona, insideSession, { accountType: 'LON' }],
  ['of an account of another party', signedIn[0], 'racing-owner', insideSession, { party: 'otherParty' }],
  ['of another entity than the one chosen', signedIn[0], 'racing-owner', forParty('otherParty'), {}],
])('finds no account to name with a token %s', (which, state, who, headers, said) =>
  bank
    .given(state, { persona: who })
    .asked(`no account is named by a token ${which}`, 'POST', namesPath, {
      headers,
      body: [naming(currentAccount, 'Household', 1, said)],
    })
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by('nameAccounts', async ({ store }) => {
      const party = 'X-Party-Id' in headers && asId<PartyId>('some-party');
      const accountType = said?.accountType === 'LON' ? 'LON' : 'CSA';
      const { error } = await store.dispatch(
        renameAccount.initiate({ party, account: { ...current, accountType }, name: 'Household' }),
      );
      expect(error).toEqual(accountNotFound);
    }),
);

it('moves no account if one of them is not found', () =>
  bank
    .given(...signedIn)
    .asked('an account stays where it is when another beside it cannot be found', 'POST', namesPath, {
      body: [
        naming(currentAccount, 'Household', 2),
        { ...naming(noticeAccount, null, 1), accountNumber: { value: '0000000000000000' } },
      ],
    })
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by('nameAccounts', async ({ store }) => {
      const gone = { ...notice, id: asId<AccountId>('0000000000000000') };
      const accounts = [
        { account: current, order: 2 },
        { account: gone, order: 1 },
      ];
      const { error } = await store.dispatch(orderAccounts.initiate({ party: false, accounts }));
      expect(error).toEqual(accountNotFound);
    }));

closePact('account-names');
