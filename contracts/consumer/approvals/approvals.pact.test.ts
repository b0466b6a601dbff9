import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { allWell, forParty } from '#contracts/consumer/wire.ts';
import { approvalsApi } from '#src/api/approvals/approvals.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';

const { eachLike, integer, like } = MatchersV3;

const bank = pactOf('approvals');
const { countPendingApprovals } = approvalsApi.endpoints;

it('shows that nothing is awaiting approval', () =>
  bank
    .given('nothing is awaiting approval by customer {persona}', { persona: 'private-customer' })
    .asked('nothing is counted when nothing awaits authorisation', 'GET', '/digx/cz/v1/transactions/count', {
      query: { countFor: 'approval' },
    })
    .answers(200, { ...allWell, countDTOList: [] })
    .by('countTransactions', async ({ store }) => {
      const { data } = await store.dispatch(countPendingApprovals.initiate({ party: false }));
      expect(data).toEqual({ total: 0, counts: [] });
    }));

it('counts what is awaiting approval', () =>
  bank
    .given('items of every kind are awaiting approval by customer {persona}', { persona: 'approver' })
    .asked('what awaits authorisation is counted by type', 'GET', '/digx/cz/v1/transactions/count', {
      query: { countFor: 'approval' },
    })
    .answers(200, {
      ...allWell,
      countDTOList: eachLike({ transactionType: like('PAYMENTS'), pendingApproval: integer(4) }),
    })
    .by('countTransactions', async ({ store }) => {
      const { data } = await store.dispatch(countPendingApprovals.initiate({ party: false }));
      expect(data).toEqual({ total: 4, counts: [{ transactionType: 'PAYMENTS', pending: 4 }] });
    }));

it('counts approvals for the chosen entity', () =>
  bank
    .given('nothing is awaiting approval by customer {persona}', { persona: 'racing-owner' })
    .asked('pending authorisations are counted for one entity', 'GET', '/digx/cz/v1/transactions/count', {
      query: { countFor: 'approval' },
      headers: forParty('otherParty'),
    })
    .answers(200, { ...allWell, countDTOList: [] })
    .by('countTransactions', async ({ store }) => {
      const { data } = await store.dispatch(countPendingApprovals.initiate({ party: asId<PartyId>('some-party') }));
      expect(data).toEqual({ total: 0, counts: [] });
    }));

closePact('approvals');
