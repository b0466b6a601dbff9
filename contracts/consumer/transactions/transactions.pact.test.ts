import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { itIsConfirmed } from '#contracts/consumer/challenge/strict-acts.ts';
import { accountNotFound } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  amount,
  anAccount,
  forParty,
  insideSession,
  localDay,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { exampleWindow } from '#contracts/driver/bank-days.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { transactionsApi } from '#src/api/transactions/transactions.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { between, betweenDaysOfState, everyLine, type List, lists, pathOf } from './transaction-lists.ts';

const { arrayContaining, eachLike, like, regex } = MatchersV3;

const bank = pactOf('transactions');
const { listTransactions, getLatestTransaction, listPendingTransactions } = transactionsApi.endpoints;

const accountId = asId<AccountId>(anAccount);
const persona = 'private-customer';
const today = calendarDay('2026-03-02');
const floor = calendarDay('2016-01-01');

/** The days that the app looks back in one step. */
const halfYear = { from: 179, to: 0 };
const aMonth = { from: 29, to: 0 };

/** For a call that is refused before its dates are read. */
function daysOf({ daysAgo }: Pick<List, 'daysAgo'>) {
  const { fromDay, toDay } = exampleWindow(daysAgo);
  return between(fromDay, toDay);
}

const latest = { searchBy: 'LNT', noOfTransactions: '1', locale: 'en' };

function askFor(
  { kind, start = null }: Pick<List, 'kind'> & { readonly start?: CalendarDay | null },
  more: object = {},
) {
  const arg = { party: false, accountId, kind, newest: today, oldest: floor, ...more } as const;
  return listTransactions.initiate(arg, { initialPageParam: start });
}

it.each(lists)('lists $what, step by step back in time', (list) =>
  bank
    .given('customer {persona} has transactions on the {account} between {from} and {to} days ago', {
      persona,
      account: list.account,
      ...list.daysAgo,
    })
    .asked(
      `${list.what} between two days have a key, a day, a direction, an amount and a kind`,
      'GET',
      pathOf(list.segment, list.account),
      { query: betweenDaysOfState(list.daysAgo) },
    )
    .answers(200, { ...allWell, czItems: eachLike(everyLine) })
    .by(list.operation, async ({ store }) => {
      const { data } = await store.dispatch(askFor(list));
      expect(data?.pages).toMatchObject([
        {
          from: exampleWindow(list.daysAgo).fromDay,
          to: exampleWindow(list.daysAgo).toDay,
          damagedCount: 0,
          transactions: [
            {
              day: '2026-02-27',
              title: 'FT26058K31TQ',
              reference: 'FT26058K31TQ',
              flag: 'D',
              amount: money(64_20, 'GBP'),
              balance: money(1089_49, 'GBP'),
              code: 'CRD',
              category: 'cardTransactions',
            },
          ],
        },
      ]);
    }),
);

/** A loan is shown by the month, which is never older than 90 days. */
const reachingBack = lists.filter(({ kind }) => kind !== 'LN');

itIsConfirmed(
  bank,
  reachingBack.map((list) => ({
    operation: list.operation,
    what: `sight of ${list.what} before the last 90 days`,
    state: 'customer {persona} has transactions on the {account} between {from} and {to} days ago',
    asked:
      'customer {persona} is asked for a code to see the transactions on the {account} between {from} and {to} days ago',
    parameters: { persona, account: list.account, ...list.daysAgo },
    method: 'GET',
    path: pathOf(list.segment, list.account),
    query: betweenDaysOfState(list.daysAgo),
    done: { status: 200, body: { ...allWell, czItems: eachLike(everyLine) } },
    act: async ({ store }) => store.dispatch(askFor(list)),
    outcome: { data: { pages: [{ transactions: [{ title: 'FT26058K31TQ' }] }] } },
  })),
);

it('distinguishes debits, credits and direct debits', () =>
  bank
    .given('customer {persona} has transactions on the {account} between {from} and {to} days ago', {
      persona,
      account: 'currentAccount',
      ...halfYear,
    })
    .asked(
      'a direct debit is a debit of its own code, and money paid in is a credit',
      'GET',
      pathOf('demandDeposit', 'currentAccount'),
      { query: betweenDaysOfState(halfYear) },
    )
    .answers(200, {
      ...allWell,
      czItems: arrayContaining(
        {
          ...everyLine,
          key: { subSequenceNumber: like('418'), transactionReferenceNumber: like('DD1489005') },
          description: like('Fetlock &amp; Shaw Insurance'),
          transactionType: 'D',
          txnCode: 'DDX',
        },
        { ...everyLine, transactionType: 'C', txnCode: regex('^[A-Z]{3}$', 'BGC') },
      ),
    })
    .by('listDemandDepositTransactions', async ({ store }) => {
      const { data } = await store.dispatch(askFor({ kind: 'CA' }));
      expect(data?.pages[0]?.transactions).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            title: 'Fetlock & Shaw Insurance',
            flag: 'D',
            category: 'reccurentPayments',
          }),
          expect.objectContaining({ flag: 'C', category: 'incomingTransfers' }),
        ]),
      );
    }));

it.each([
  ['title', 'fernleigh', { description: like('Fernleigh Food Hall') }],
  [
    'reference',
    'card',
    { key: { ...everyLine.key, transactionReferenceNumber: regex('^.*CARD.*$', 'CARD ENDING 1275') } },
  ],
] as const)('finds a keyword in the %s in any case', (place, keyword, found) =>
  bank
    .given(
      'customer {persona} has transactions on the {account} between {from} and {to} days ago that match {keyword}',
      {
        persona,
        account: 'currentAccount',
        ...halfYear,
        keyword,
      },
    )
    .asked(`a keyword is searched in the ${place} of transactions`, 'GET', pathOf('demandDeposit', 'currentAccount'), {
      query: { ...betweenDaysOfState(halfYear), description: keyword },
    })
    .answers(200, { ...allWell, czItems: arrayContaining({ ...everyLine, ...found }) })
    .by('listDemandDepositTransactions', async ({ store }) => {
      const { data } = await store.dispatch(askFor({ kind: 'CA' }, { keyword }));
      expect(data?.pages[0]?.transactions).toHaveLength(1);
    }),
);

it('finds nothing for an unused keyword', () =>
  bank
    .given(
      'customer {persona} has no transactions on the {account} between {from} and {to} days ago that match {keyword}',
      {
        persona,
        account: 'currentAccount',
        ...aMonth,
        keyword: 'zeppelin hangar',
      },
    )
    .asked(
      'a keyword that no transaction holds leaves none of them',
      'GET',
      pathOf('demandDeposit', 'currentAccount'),
      { query: { ...betweenDaysOfState(aMonth), description: 'zeppelin hangar' } },
    )
    .answers(200, { ...allWell, czItems: [] })
    .by('listDemandDepositTransactions', async ({ store }) => {
      const oldest = exampleWindow(aMonth).fromDay;
      const { data } = await store.dispatch(askFor({ kind: 'CA' }, { oldest, keyword: 'zeppelin hangar' }));
      expect(data?.pages).toEqual([{ from: oldest, to: today, transactions: [], damagedCount: 0 }]);
    }));

it.each(lists)('shows no transactions for $what in an empty period', (list) => {
  const days = { from: calendarDay('2016-01-01'), to: calendarDay('2016-01-30') };
  return bank
    .given('customer {persona} has no transactions on the {account} from {from} to {to}', {
      persona,
      account: list.account,
      ...days,
    })
    .asked(`none of ${list.what} is an answer, not a refusal`, 'GET', pathOf(list.segment, list.account), {
      query: between(days.from, days.to),
    })
    .answers(200, { ...allWell, czItems: [] })
    .by(list.operation, async ({ store }) => {
      const { data } = await store.dispatch(askFor({ kind: list.kind }, { newest: days.to, oldest: days.from }));
      expect(data?.pages).toEqual([{ ...days, transactions: [], damagedCount: 0 }]);
    });
});

it.each(lists)('knows the latest of $what', (list) =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked(`the last one of ${list.what} can be had by itself`, 'GET', pathOf(list.segment, list.account), {
      query: latest,
    })
    .answers(200, { ...allWell, czItems: eachLike(everyLine) })
    .by(list.operation, async ({ store }) => {
      const arg = { party: false, accountId, kind: list.kind } as const;
      const { data } = await store.dispatch(getLatestTransaction.initiate(arg));
      expect(data?.latest).toMatchObject({ day: '2026-02-27', flag: 'D', amount: money(64_20, 'GBP') });
    }),
);

const unusableTokens = [
  ['of an earlier session', 'customer {persona} holds an account token from an earlier session', 'account'],
  ['of another kind', 'customer {persona} is signed in', 'otherAccount'],
] as const;

it.each(
  lists.flatMap((list) => unusableTokens.map(([which, state, token]) => ({ list, which, state, name: list[token] }))),
)('finds no account for $list.what with a token $which', ({ list, which, state, name }) =>
  bank
    .given(state, { persona })
    .asked(`${list.what} cannot be had with the token ${which}`, 'GET', pathOf(list.segment, name), {
      query: daysOf(list),
    })
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by(list.operation, async ({ store }) => {
      const { error } = await store.dispatch(askFor(list));
      expect(error).toEqual(accountNotFound);
    }),
);

it.each(lists)('reports wrong dates for $what when one of them is not a date', (list) => {
  // The app never sends such a date itself: this simulates a URL that was edited.
  const noDay = '2026-02-30' as CalendarDay;
  return bank
    .given('customer {persona} is signed in', { persona })
    .asked(`${list.what} cannot be had from a day that is none`, 'GET', pathOf(list.segment, list.account), {
      query: between(noDay, today),
    })
    .answers(400, refusedWith('DIGX_CZ_DATES_01'))
    .by(list.operation, async ({ store }) => {
      const { error } = await store.dispatch(askFor({ kind: list.kind }, { oldest: noDay }));
      expect(error).toEqual({
        kind: 'refusal',
        status: 400,
        code: 'DIGX_CZ_DATES_01',
        message: expect.stringContaining('dates'),
      } satisfies BankError);
    });
});

it('shows pending transactions as debits or credits by their flag', () =>
  bank
    .given('customer {persona} has pending transactions on the {account}', { persona, account: 'currentAccount' })
    .asked(
      'a pending debit has a day and an amount on the debit side',
      'GET',
      pathOf('demandDeposit', 'currentAccount', 'pendingTransactions'),
    )
    .answers(200, {
      ...allWell,
      czPendingTransactionItems: arrayContaining({
        description: like('Ashdown Feed &amp; Forage'),
        transactionDate: localDay('2026-03-01'),
        valueDate: localDay('2026-03-03'),
        creditDebitFlag: 'D',
        debitAmount: amount(82.75),
      }),
    })
    .by('listPendingTransactions', async ({ store }) => {
      const { data } = await store.dispatch(listPendingTransactions.initiate({ party: false, accountId }));
      expect(data).toMatchObject([
        {
          title: 'Ashdown Feed & Forage',
          day: '2026-03-01',
          valueDay: '2026-03-03',
          flag: 'D',
          amount: money(82_75, 'GBP'),
        },
      ]);
    }));

it('shows that there are no pending transactions', () =>
  bank
    .given('customer {persona} has no pending transactions on the {account}', { persona, account: 'noticeAccount' })
    .asked(
      'no pending transactions are an answer, not a refusal',
      'GET',
      pathOf('demandDeposit', 'noticeAccount', 'pendingTransactions'),
    )
    .answers(200, { ...allWell, czPendingTransactionItems: [] })
    .by('listPendingTransactions', async ({ store }) => {
      const { data } = await store.dispatch(listPendingTransactions.initiate({ party: false, accountId }));
      expect(data).toEqual([]);
    }));

it.each([
  ...unusableTokens.map(([which, state, token]) => ({
    which,
    state,
    persona,
    name: token === 'account' ? 'currentAccount' : 'loanAccount',
    headers: insideSession,
  })),
  {
    which: 'of another entity than the one chosen',
    state: 'customer {persona} is signed in',
    persona: 'racing-owner',
    name: 'currentAccount',
    headers: forParty('otherParty'),
  },
])('finds no account for pending transactions with a token $which', ({ which, state, name, headers, ...who }) =>
  bank
    .given(state, { persona: who.persona })
    .asked(
      `pending transactions cannot be had with the token ${which}`,
      'GET',
      pathOf('demandDeposit', name, 'pendingTransactions'),
      { headers },
    )
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by('listPendingTransactions', async ({ store }) => {
      const party = 'X-Party-Id' in headers && asId<PartyId>('some-party');
      const { error } = await store.dispatch(listPendingTransactions.initiate({ party, accountId }));
      expect(error).toEqual(accountNotFound);
    }),
);

closePact('transactions');
