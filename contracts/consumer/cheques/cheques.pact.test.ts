import { MatchersV3 } from '@pact-foundation/pact';
import { afterEach, expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { accountNotFound, refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  amount,
  anAccount,
  english,
  forParty,
  freshNonces,
  fromState,
  insideSession,
  pathFromState,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import type { BookKind } from '#src/api/cheques/book-marks.ts';
import { createBookOrder } from '#src/api/cheques/book-order.ts';
import { chequesApi } from '#src/api/cheques/cheques.ts';
import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import type { AccountId, PartyId } from '#src/kernel/ids.ts';

const { like, arrayContaining } = MatchersV3;

const bank = pactOf('cheques');
const { listIssuedCheques } = chequesApi.endpoints;

const persona = 'private-customer';
const signedIn = 'customer {persona} is signed in';
const accountId = anAccount as AccountId;
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
    .addInteraction()
    .given('customer {persona} has cheques on the {account}', { persona, account: 'currentAccount' })
    .uponReceiving('cheques have a number, a status, and a day and an amount if they were drawn')
    .withRequest('GET', pathOf('currentAccount'), (request) => request.query(range).headers(insideSession))
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({
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
      }),
    )
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'listIssuedCheques');
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
    .addInteraction()
    .given(signedIn, { persona })
    .uponReceiving('cheques cannot be listed of an account that has none')
    .withRequest('GET', pathOf('noticeAccount'), (request) => request.query(range).headers(insideSession))
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_AP_0013')))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'listIssuedCheques');
      const { error } = await store.dispatch(listIssuedCheques.initiate({ party: false, accountId }));
      expect(error).toEqual(refusal(400, 'DIGX_AP_0013', 'does not permit'));
    }));

it.each(books)('orders $what', ({ kind, operation, path, what }) =>
  bank
    .addInteraction()
    .given(signedIn, { persona })
    .uponReceiving(`${what} is ordered for an account`)
    .withRequest('POST', path, (request) =>
      request.query(english).headers(insideSession).jsonBody(bodyFor('currentAccount')),
    )
    .willRespondWith(201, (answer) =>
      answer
        .headers(freshNonces)
        .jsonBody({ status: { ...allWell.status, result: 'SUCCESSFUL', referenceNumber: like('CB2606100003') } }),
    )
    .executeTest(async ({ url }) => {
      const outcome = await order(await openApp(url, operation, { others }), kind);
      expect(outcome).toEqual({ outcome: 'ordered', needsAuthoriser: false, referenceNumber: 'CB2606100003' });
    }),
);

it.each(books)('says that another must authorise $what', ({ kind, operation, path, what }) =>
  bank
    .addInteraction()
    .given('customer {persona} orders books that need authorisation', { persona })
    .uponReceiving(`${what} needs an authoriser`)
    .withRequest('POST', path, (request) =>
      request.query(english).headers(insideSession).jsonBody(bodyFor('currentAccount')),
    )
    .willRespondWith(202, (answer) =>
      answer.headers(freshNonces).jsonBody({
        status: {
          result: MatchersV3.regex('^(SUCCESSFUL|ACCEPTED)$', 'ACCEPTED'),
          referenceNumber: like('CB2606100003'),
          message: { code: 'DIGX_APPROVAL_REQUIRED' },
        },
        _needsAuthoriser: true,
      }),
    )
    .executeTest(async ({ url }) => {
      const outcome = await order(await openApp(url, operation, { others }), kind);
      expect(outcome).toEqual({ outcome: 'ordered', needsAuthoriser: true, referenceNumber: 'CB2606100003' });
    }),
);

it.each([
  { ...books[0], code: 'DIGX_AP_0012', words: 'permission to send payments' },
  { ...books[1], code: 'DIGX_AP_0013', words: 'does not permit' },
])('reports that an account has no $kind books', ({ kind, operation, path, what, code, words }) =>
  bank
    .addInteraction()
    .given(signedIn, { persona })
    .uponReceiving(`${what} cannot be ordered for an account without such books`)
    .withRequest('POST', path, (request) =>
      request.query(english).headers(insideSession).jsonBody(bodyFor('noticeAccount')),
    )
    .willRespondWith(400, (answer) => answer.headers(freshNonces).jsonBody(refusedWith(code)))
    .executeTest(async ({ url }) => {
      const outcome = await order(await openApp(url, operation, { others }), kind);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, code, words) });
    }),
);

it.each(books)('finds no account for $what with a token of an earlier session', ({ kind, operation, path, what }) =>
  bank
    .addInteraction()
    .given('customer {persona} holds an account token from an earlier session', { persona })
    .uponReceiving(`${what} cannot be ordered with the token of an earlier session`)
    .withRequest('POST', path, (request) =>
      request.query(english).headers(insideSession).jsonBody(bodyFor('currentAccount')),
    )
    .willRespondWith(404, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_ACCOUNT_01')))
    .executeTest(async ({ url }) => {
      const outcome = await order(await openApp(url, operation, { others }), kind);
      expect(outcome).toEqual({ outcome: 'refused', error: accountNotFound });
    }),
);

it.each([
  {
    which: 'of an earlier session',
    state: 'customer {persona} holds an account token from an earlier session',
    who: persona,
    headers: insideSession,
  },
  {
    which: 'of another entity than the one chosen',
    state: signedIn,
    who: 'racing-owner',
    headers: forParty('otherParty'),
  },
])('finds no account for cheques with a token $which', ({ which, state, who, headers }) =>
  bank
    .addInteraction()
    .given(state, { persona: who })
    .uponReceiving(`cheques cannot be listed with the token ${which}`)
    .withRequest('GET', pathOf('currentAccount'), (request) => request.query(range).headers(headers))
    .willRespondWith(404, (answer) => answer.headers(freshNonces).jsonBody(refusedWith('DIGX_CZ_ACCOUNT_01')))
    .executeTest(async ({ url }) => {
      const party = 'X-Party-Id' in headers && ('some-party' as PartyId);
      const { store } = await openApp(url, 'listIssuedCheques');
      const { error } = await store.dispatch(listIssuedCheques.initiate({ party, accountId }));
      expect(error).toEqual(accountNotFound);
    }),
);

closePact('cheques');
