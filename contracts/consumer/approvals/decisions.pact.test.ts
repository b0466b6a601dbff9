import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { answerStep, challengeBy, sentResponses, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import type { CustomerApp } from '#contracts/consumer/customer-app.ts';
import { accessDenied, refusal } from '#contracts/consumer/expected-refusals.ts';
import { lost, exampleAnswer as rightCode } from '#contracts/consumer/payments/payment-orders.ts';
import {
  allWell,
  challengeOf,
  confirmationAsked,
  freshNonces,
  fromState,
  insideSession,
  pathFromState,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import type { Decision } from '#src/api/approvals/approval-calls.ts';
import { authorisationsApi } from '#src/api/approvals/authorisations.ts';
import { type DecisionOutcome, decide } from '#src/api/approvals/decide.ts';
import { type ApprovalId, asId, type PartyId } from '#src/kernel/ids.ts';
import { instantFromMs } from '#src/kernel/instant.ts';

const { arrayContaining, eachLike, integer, like, regex } = MatchersV3;

const bank = pactOf('authorisations');
const { listWaitingApprovals, listDecidedApprovals } = authorisationsApi.endpoints;

const persona = 'approver';
const listPath = '/digx/v1/transactions';
/** The id in the contract's example. */
const anItem = '7F20C1D95B3E84A6';
const approvePath = pathFromState(`${listPath}/{item}/approve`, { item: anItem });
const rejectPath = pathFromState(`${listPath}/{item}/reject`, { item: anItem });
const anInstant = regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?Z$', '2026-03-02T09:12:40.000Z');
const aDay = regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-03-02');
const payments = { discriminator: 'ACCOUNT_FINANCIAL', view: 'approval', status: 'PENDING_APPROVAL' };

function itemOf(status: string, actionable: boolean) {
  return {
    transactionId: like(anItem),
    transactionName: like('PC_F_DOM'),
    taskDTO: { name: like('Payment') },
    partyId: like('41D09B7E3A5C2F68'),
    referenceNumber: like('PB2606100041'),
    createdBy: like('Imogen Thackeray'),
    creationDate: anInstant,
    approvalDetails: { status, actionable },
    transactionHistory: eachLike({ authedOn: anInstant, status: like('INITIATED') }),
  };
}
const decided = (status: string) => ({
  status: { result: 'SUCCESSFUL', message: allWell.status.message },
  transactionAction: { transactionDTO: itemOf(status, false) },
});

it('lists the payments that await approval', () =>
  bank
    .given('items of every kind are awaiting approval by customer {persona}', { persona })
    .asked('payments that await authorisation are listed', 'GET', listPath, { query: payments })
    .answers(200, {
      ...allWell,
      transactionDTOs: eachLike({
        ...itemOf('PENDING_APPROVAL', true),
        approvalDetails: { status: regex('^(PENDING|SEMI)_APPROV(AL|ED)$', 'PENDING_APPROVAL'), actionable: true },
        amount: { currency: 'GBP', amount: like(125.5) },
        valueDate: aDay,
        payeeDetails: {
          accountName: like('Ashdown Feed &amp; Forage'),
          accountNumber: regex('^\\d{8}$', '20418836'),
          sortCode: regex('^\\d{6}$', '601122'),
        },
      }),
    })
    .by('listApprovals', async ({ store }) => {
      const asked = listWaitingApprovals.initiate({ party: false, discriminator: 'ACCOUNT_FINANCIAL' });
      const { data } = await store.dispatch(asked);
      expect(data?.damagedCount).toBe(0);
      expect(data?.items[0]).toMatchObject({
        id: anItem,
        typeTitle: 'Payment',
        requestedBy: 'Imogen Thackeray',
        status: 'pending',
        isActionable: true,
        amount: { minor: 125_50, currency: 'GBP' },
        payee: { accountName: 'Ashdown Feed & Forage', accountNumber: '20418836', sortCode: '601122' },
        valueDate: '2026-03-02',
      });
    }));

it.each([
  ['PAYEE_BILLER', 'new payees and changes', ['PC_N_DOP', 'PC_N_UDOP']],
  ['ACCOUNT_NON_FINANCIAL', 'books', ['CBR', 'PBR']],
] as const)('lists the items of %s, which are %s', (discriminator, what, names) =>
  bank
    .given('items of every kind are awaiting approval by customer {persona}', { persona })
    .asked(`${what} that await authorisation are listed`, 'GET', listPath, { query: { ...payments, discriminator } })
    .answers(200, {
      ...allWell,
      transactionDTOs: eachLike({
        ...itemOf('PENDING_APPROVAL', true),
        transactionName: regex(`^(${names.join('|')})$`, names[0]),
      }),
    })
    .by('listApprovals', async ({ store }) => {
      const { data } = await store.dispatch(listWaitingApprovals.initiate({ party: false, discriminator }));
      expect(data?.items[0]).toMatchObject({ transactionName: names[0], status: 'pending' });
    }),
);

it('lists bulk files with what is in them', () =>
  bank
    .given('items of every kind are awaiting approval by customer {persona}', { persona })
    .asked('bulk files that await authorisation are listed', 'GET', listPath, {
      query: { ...payments, discriminator: 'BULK_FILE' },
    })
    .answers(200, {
      ...allWell,
      transactionDTOs: eachLike({
        ...itemOf('PENDING_APPROVAL', true),
        transactionName: 'FU_F_DFT',
        amount: { currency: 'GBP', amount: like(205.5) },
        valueDate: aDay,
        bulkReference: like('BF2606100001'),
        fileName: like('WAGES MARCH.csv'),
        totalRecords: integer(14),
      }),
    })
    .by('listApprovals', async ({ store }) => {
      const asked = listWaitingApprovals.initiate({ party: false, discriminator: 'BULK_FILE' });
      const { data } = await store.dispatch(asked);
      expect(data?.items[0]).toMatchObject({
        bulkReference: 'BF2606100001',
        fileName: 'WAGES MARCH.csv',
        paymentCount: 14,
        amount: { minor: 205_50 },
        valueDate: '2026-03-02',
      });
    }));

it('lists what has expired', () =>
  bank
    .given('items of every kind are awaiting approval by customer {persona}', { persona })
    .asked('items that were decided or have expired are listed', 'GET', listPath, { query: { view: 'approved' } })
    .answers(200, {
      ...allWell,
      transactionDTOs: eachLike({ ...itemOf('EXPIRED', false), completionDate: anInstant }),
    })
    .by('listApprovals', async ({ store }) => {
      const { data } = await store.dispatch(listDecidedApprovals.initiate({ party: false }));
      expect(data?.items[0]).toMatchObject({ status: 'expired', done: '2026-03-02T09:12:40.000Z' });
    }));

it('refuses the list to a customer who may not authorise', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('nothing is listed for those who may not authorise', 'GET', listPath, { query: { view: 'approved' } })
    .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
    .by('listApprovals', async ({ store }) => {
      const { error } = await store.dispatch(listDecidedApprovals.initiate({ party: false }));
      expect(error).toEqual(accessDenied);
    }));

it('asks for a code before a payment is authorised', () =>
  bank
    .given('a payment is awaiting approval by customer {persona}', { persona })
    .asked('an authorisation is to be confirmed by a code', 'POST', approvePath)
    .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
    .by('approveTransaction', async (app) => {
      const deciding = make(app, 'approve');
      expect((await step(app)).asked).toMatchObject({ factor: 'otp', referenceNo: '21303' });
      await answerStep(app, rightCode.otp);
      expect(await deciding).toMatchObject({ outcome: 'decided' });
      expect(sentResponses(app, 'approveTransaction')).toEqual([null, rightCode]);
    }));

it('authorises a payment once the code is right', () =>
  bank
    .given('customer {persona} is asked for a code to approve a payment', { persona })
    .asked('a payment is authorised with the right code', 'POST', approvePath, {
      headers: { ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('rightAnswer', JSON.stringify(rightCode)) },
    })
    .answers(200, decided('APPROVED'))
    .by(
      'approveTransaction',
      {
        earlier: 1,
        others: { approveTransaction: () => challengeBy('approveTransaction', 'OTP') },
      },
      async (app) => {
        const deciding = make(app, 'approve');
        await step(app);
        await answerStep(app, rightCode.otp);
        expect(await deciding).toMatchObject({
          outcome: 'decided',
          item: { status: 'authorised', isActionable: false },
        });
      },
    ));

it('ends the challenge when the code to authorise a payment is wrong for the third time', () =>
  bank
    .given('customer {persona} is asked for a code to approve a payment after {wrong} wrong codes', {
      persona,
      wrong: 2,
    })
    .asked('the third wrong code to authorise a payment ends it', 'POST', approvePath, {
      headers: { ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('wrongAnswer', JSON.stringify(rightCode)) },
    })
    .answers(412, refusedWith('DIGX_TFA_0002'))
    .by(
      'approveTransaction',
      {
        earlier: 1,
        others: { approveTransaction: () => challengeBy('approveTransaction', 'OTP') },
      },
      async (app) => {
        const deciding = make(app, 'approve');
        await step(app);
        await answerStep(app, rightCode.otp);
        expect(await deciding).toEqual({ outcome: 'refused', error: refusal(412, 'DIGX_TFA_0002', 'too many times') });
      },
    ));

it.each([
  ['a payment is awaiting approval by customer {persona}', 'declined'],
  ['customer {persona} has declined a payment', 'declined again, with the same answer'],
])('declines a payment, also when it repeats that: %s', (state, what) =>
  bank
    .given(state, { persona })
    .asked(`a payment is ${what}`, 'POST', rejectPath)
    .answers(200, decided('REJECTED'))
    .by('rejectTransaction', async (app) => {
      expect(await make(app, 'decline')).toMatchObject({ outcome: 'decided', item: { status: 'declined' } });
    }),
);

it('explains that a payment is dated in the past', () =>
  bank
    .given('a payment dated in the past is awaiting approval by customer {persona}', { persona })
    .asked('a payment dated in the past is not authorised', 'POST', approvePath)
    .answers(400, refusedWith('DIGX_AP_0048'))
    .by('approveTransaction', async (app) => {
      const outcome = await make(app, 'approve');
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, 'DIGX_AP_0048', 'date') });
    }));

it.each(['approve', 'decline'] as const)('shows what somebody else has decided first, when asked to %s', (decision) =>
  bank
    .given('customer {persona} could approve a payment that {other} has declined', {
      persona,
      other: 'second-approver',
    })
    .asked(
      `nobody may ${decision} what somebody else has decided`,
      'POST',
      decision === 'approve' ? approvePath : rejectPath,
    )
    .answers(400, refusedWith('DIGX_CZ_APPROVAL_02'))
    .by(decision === 'approve' ? 'approveTransaction' : 'rejectTransaction', async (app) => {
      expect(await make(app, decision)).toMatchObject({
        outcome: 'refused',
        error: refusal(400, 'DIGX_CZ_APPROVAL_02', 'Someone else'),
        item: { id: anItem },
      });
    }),
);

it.each([
  ['approveTransaction', 'approve'],
  ['rejectTransaction', 'decline'],
] as const)('finds nothing to decide under a strange id with %s', (operation, decision) =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked(
      `there is nothing to ${decision} under a strange id`,
      'POST',
      `${listPath}/${anItem}/${decision === 'approve' ? 'approve' : 'reject'}`,
    )
    .answers(404, refusedWith('DIGX_CZ_APPROVAL_01'))
    .by(operation, async (app) => {
      const outcome = await make(app, decision);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(404, 'DIGX_CZ_APPROVAL_01', 'could not find') });
    }),
);

it.each([
  [
    'was made',
    'customer {persona} has declined a payment',
    arrayContaining({ ...itemOf('REJECTED', false), transactionId: fromState('item', anItem) }),
    'decided',
  ],
  [
    'has not arrived',
    'a payment is awaiting approval by customer {persona}',
    eachLike({ ...itemOf('EXPIRED', false), transactionId: like('5D31E07AB4C9F286') }),
    'unknown',
  ],
] as const)('finds out that a decision with a lost response %s', (what, state, transactionDTOs, outcome) =>
  bank
    .given(state, { persona })
    .asked(`the bank tells of a decision that ${what}`, 'GET', listPath, { query: { view: 'approved' } })
    .answers(200, { ...allWell, transactionDTOs })
    .by('listApprovals', { others: { rejectTransaction: lost } }, async (app) => {
      expect(await make(app, 'decline')).toMatchObject({ outcome });
      expect(app.heard.filter(({ operation }) => operation === 'rejectTransaction')).toHaveLength(1);
    }),
);

function make({ store }: CustomerApp, decision: Decision, party: PartyId | false = false): Promise<DecisionOutcome> {
  const item = { id: asId<ApprovalId>(anItem), transactionName: 'PC_F_DOM', created: instantFromMs(0) };
  return store.dispatch(decide(decision, { party, item, confirms: 'authorise the payment' }));
}

closePact('authorisations');
