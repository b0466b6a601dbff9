import { MatchersV3 } from '@pact-foundation/pact';
import { afterEach, expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { itIsConfirmed, itWantsItsOwnCode, type StrictAct } from '#contracts/consumer/challenge/strict-acts.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { accountNotFound, refusal } from '#contracts/consumer/expected-refusals.ts';
import { strangeTokens } from '#contracts/consumer/strange-tokens.ts';
import { allWell, amount, anAccount, fromState, pathFromState, refusedWith } from '#contracts/consumer/wire.ts';
import type { BookKind } from '#src/api/cheques/book-marks.ts';
import { createBookOrder } from '#src/api/cheques/book-order.ts';
import { chequesApi } from '#src/api/cheques/cheques.ts';
import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';

const { like, arrayContaining } = MatchersV3;

const bank = pactOf('cheques');
const { listIssuedCheques } = chequesApi.endpoints;

const persona = 'private-customer';
const signedIn = 'customer {persona} is signed in';
const accountId = asId<AccountId>(anAccount);
const range = { startChequeNo: '000001', endChequeNo: '010000', locale: 'en' };
const books = [
  { kind: 'cheque', operation: 'orderChequeBook', path: '/digx/cz/v1/chequebookRequest', what: 'a cheque book' },
  { kind: 'pay-in', operation: 'orderPayInBook', path: '/digx/cz/v1/payInBookRequest', what: 'a pay-in book' },
] as const;
/** Nothing is on file before an order. */
const others = {
  listActivities: () => new Response(JSON.stringify({ status: { result: 'SUCCESSFUL' }, transactionDTOs: [] })),
};

afterEach(() => {
  sharedStorage.removeItem(lastingKeys.unresolvedOrders);
  sharedStorage.removeItem(lastingKeys.claimedBooks);
});

function pathOf(account: string) {
  return pathFromState(`/digx/v1/accounts/demandDeposit/{${account}}/issuedCheques`, { [account]: anAccount });
}

function bodyFor(account: string) {
  return { accNo: { value: fromState(account, anAccount), displayValue: like('31926819') } };
}

function order({ store }: CustomerApp, kind: BookKind, party: PartyId | false = false) {
  const account = { id: accountId, accountNumber: '31926819' };
  return store.dispatch(createBookOrder({ party, kind, account })).confirm();
}

it('lists cheques with what became of them', () =>
  bank
    .given('customer {persona} has cheques on the {account}', { persona, account: 'currentAccount' })
    .asked(
      'cheques have a number, a status, and a day and an amount if they were drawn',
      'GET',
      pathOf('currentAccount'),
      { query: range },
    )
    .answers(200, {
      ...allWell,
      issuedCheques: arrayContaining(
        {
          id: MatchersV3.regex('^\\d{6}$', '000412'),
          statusCode: 'U',
          status: like('Used'),
          date: MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-02-11'),
          amount: amount(85),
        },
        { id: MatchersV3.regex('^\\d{6}$', '000414'), statusCode: 'N', status: like('Not Used') },
      ),
    })
    .by('listIssuedCheques', async ({ store }) => {
      const { data } = await store.dispatch(listIssuedCheques.initiate({ party: false, accountId }));
      expect(data?.cheques).toEqual([
        { id: '000414', statusCode: 'N', status: 'Not Used' },
        {
          id: '000412',
          statusCode: 'U',
          status: 'Used',
          date: '2026-02-11',
          amount: { minor: 85_00, currency: 'GBP' },
        },
      ]);
    }));

it('reports an account without cheques', () =>
  bank
    .given(signedIn, { persona })
    .asked('cheques cannot be listed of an account that has none', 'GET', pathOf('noticeAccount'), { query: range })
    .answers(400, refusedWith('DIGX_AP_0013'))
    .by('listIssuedCheques', async ({ store }) => {
      const { error } = await store.dispatch(listIssuedCheques.initiate({ party: false, accountId }));
      expect(error).toEqual(refusal(400, 'DIGX_AP_0013', 'does not permit'));
    }));

it.each(books)('orders $what', ({ kind, operation, path, what }) =>
  bank
    .given(signedIn, { persona })
    .asked(`${what} is ordered for an account`, 'POST', path, { body: bodyFor('currentAccount') })
    .answers(201, { status: { ...allWell.status, result: 'SUCCESSFUL', referenceNumber: like('CB2606100003') } })
    .by(operation, { others }, async (app) => {
      const outcome = await order(app, kind);
      expect(outcome).toEqual({ outcome: 'ordered', needsAuthoriser: false, referenceNumber: 'CB2606100003' });
    }),
);

it.each(books)('says that another must authorise $what', ({ kind, operation, path, what }) =>
  bank
    .given('customer {persona} orders books that need authorisation', { persona })
    .asked(`${what} needs an authoriser`, 'POST', path, { body: bodyFor('currentAccount') })
    .answers(202, {
      status: {
        result: MatchersV3.regex('^(SUCCESSFUL|ACCEPTED)$', 'ACCEPTED'),
        referenceNumber: like('CB2606100003'),
        message: { code: 'DIGX_APPROVAL_REQUIRED' },
      },
      _needsAuthoriser: true,
    })
    .by(operation, { others }, async (app) => {
      const outcome = await order(app, kind);
      expect(outcome).toEqual({ outcome: 'ordered', needsAuthoriser: true, referenceNumber: 'CB2606100003' });
    }),
);

const ofBooks = (which: (typeof books)[number]): StrictAct => ({
  operation: which.operation,
  what: `an order of ${which.what}`,
  state: signedIn,
  asked: `customer {persona} is asked for a code to order ${which.what}`,
  parameters: { persona },
  method: 'POST',
  path: which.path,
  body: bodyFor('currentAccount'),
  done: {
    status: 201,
    body: { status: { ...allWell.status, result: 'SUCCESSFUL', referenceNumber: like('CB2606100003') } },
  },
  others: () => others,
  act: (app) => order(app, which.kind),
  outcome: { outcome: 'ordered', needsAuthoriser: false, referenceNumber: 'CB2606100003' },
});
itIsConfirmed(bank, books.map(ofBooks));
itWantsItsOwnCode(bank, ofBooks(books[1]), ofBooks(books[0]));

it.each([
  { ...books[0], code: 'DIGX_AP_0012', words: 'permission to send payments' },
  { ...books[1], code: 'DIGX_AP_0013', words: 'does not permit' },
])('reports that an account has no $kind books', ({ kind, operation, path, what, code, words }) =>
  bank
    .given(signedIn, { persona })
    .asked(`${what} cannot be ordered for an account without such books`, 'POST', path, {
      body: bodyFor('noticeAccount'),
    })
    .answers(400, refusedWith(code))
    .by(operation, { others }, async (app) => {
      const outcome = await order(app, kind);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, code, words) });
    }),
);

it.each(books)('finds no account for $what with a token of an earlier session', ({ kind, operation, path, what }) =>
  bank
    .given('customer {persona} holds an account token from an earlier session', { persona })
    .asked(`${what} cannot be ordered with the token of an earlier session`, 'POST', path, {
      body: bodyFor('currentAccount'),
    })
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by(operation, { others }, async (app) => {
      const outcome = await order(app, kind);
      expect(outcome).toEqual({ outcome: 'refused', error: accountNotFound });
    }),
);

it.each(strangeTokens)('finds no account for cheques with a token $which', ({ which, state, who, headers, party }) =>
  bank
    .given(state, { persona: who })
    .asked(`cheques cannot be listed with the token ${which}`, 'GET', pathOf('currentAccount'), {
      query: range,
      headers,
    })
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by('listIssuedCheques', async (app) => {
      const { store } = app;
      const { error } = await store.dispatch(listIssuedCheques.initiate({ party, accountId }));
      expect(error).toEqual(accountNotFound);
    }),
);

closePact('cheques');
