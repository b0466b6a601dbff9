import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { openApp } from '#contracts/consumer/customer-app.ts';
import { allWell, english, forParty, freshNonces, insideSession } from '#contracts/consumer/wire.ts';
import { approvalsApi } from '#src/api/approvals/approvals.ts';
import type { PartyId } from '#src/kernel/ids.ts';

const { eachLike, integer, like } = MatchersV3;

const bank = pactOf('approvals');
const { countPendingApprovals } = approvalsApi.endpoints;

it('shows that nothing is awaiting approval', () =>
  bank
    .addInteraction()
    .given('nothing is awaiting approval by customer {persona}', { persona: 'private-customer' })
    .uponReceiving('nothing is counted when nothing awaits authorisation')
    .withRequest('GET', '/digx/cz/v1/transactions/count', (request) =>
      request.query({ countFor: 'approval', ...english }).headers(insideSession),
    )
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody({ ...allWell, countDTOList: [] }))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'countTransactions');
      const { data } = await store.dispatch(countPendingApprovals.initiate({ party: false }));
      expect(data).toEqual({ total: 0, counts: [] });
    }));

it('counts what is awaiting approval', () =>
  bank
    .addInteraction()
    .given('items of every kind are awaiting approval by customer {persona}', { persona: 'approver' })
    .uponReceiving('what awaits authorisation is counted by type')
    .withRequest('GET', '/digx/cz/v1/transactions/count', (request) =>
      request.query({ countFor: 'approval', ...english }).headers(insideSession),
    )
    .willRespondWith(200, (answer) =>
      answer.headers(freshNonces).jsonBody({
        ...allWell,
        countDTOList: eachLike({ transactionType: like('PAYMENTS'), pendingApproval: integer(4) }),
      }),
    )
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'countTransactions');
      const { data } = await store.dispatch(countPendingApprovals.initiate({ party: false }));
      expect(data).toEqual({ total: 4, counts: [{ transactionType: 'PAYMENTS', pending: 4 }] });
    }));

it('counts approvals for the chosen entity', () =>
  bank
    .addInteraction()
    .given('nothing is awaiting approval by customer {persona}', { persona: 'racing-owner' })
    .uponReceiving('pending authorisations are counted for one entity')
    .withRequest('GET', '/digx/cz/v1/transactions/count', (request) =>
      request.query({ countFor: 'approval', ...english }).headers(forParty('otherParty')),
    )
    .willRespondWith(200, (answer) => answer.headers(freshNonces).jsonBody({ ...allWell, countDTOList: [] }))
    .executeTest(async ({ url }) => {
      const { store } = await openApp(url, 'countTransactions');
      const { data } = await store.dispatch(countPendingApprovals.initiate({ party: 'some-party' as PartyId }));
      expect(data).toEqual({ total: 0, counts: [] });
    }));

closePact('approvals');
