import { expect, it } from 'vitest';
import { requestApproval } from '#sandbox/bank/approvals/approvals.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { detailsOf, subjectPayeeOf } from '#sandbox/bank/payees/payee-details.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { payees, payerActions, saidOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { approversOf, ruleOf } from './approvers.fixture.ts';

const asked = { partyId: 'party-nell', makerId: 'nell', referenceNumber: 'PB1' } as const;

async function newPayee() {
  const payer = await payerActions();
  await commit(
    payer.bank,
    requestApproval(payer.bank, {
      ...asked,
      kind: 'payee',
      subjectId: 'waiting',
      payee: subjectPayeeOf(payees.waiting),
    }),
  );
  return { payer, payeeNow: () => payer.bank.records.find('payees', 'waiting'), ...approversOf(payer) };
}

async function changedPayee() {
  const payer = await payerActions();
  const amendment = { ...detailsOf(payees.feed), nickName: 'Straw', sessionId: 'an-ended-session' };
  await commit(payer.bank, [
    { change: 'update', of: 'payees', record: { ...payees.feed, amendment } },
    ...requestApproval(payer.bank, {
      ...asked,
      kind: 'payee-change',
      subjectId: 'feed',
      payee: subjectPayeeOf(amendment),
      formerPayee: subjectPayeeOf(payees.feed),
    }),
  ]);
  return { payer, payeeNow: () => payer.bank.records.find('payees', 'feed'), ...approversOf(payer) };
}

it('lets a new payee be paid once authorised', async () => {
  const { payer, approve, payeeNow } = await newPayee();
  expect(saidOf(await payer.pay({ to: payees.waiting }))).toBe('payee-not-active');
  expect(ruleOf(await approve('tom'))).toBe('approvals.authorised');
  expect(payeeNow()).toMatchObject({ state: 'active' });
  expect(saidOf(await payer.pay({ to: payees.waiting }))).toBe('payments.booked-at-once');
  expect(payer.bank.records.all('mails')).toMatchObject([{ userId: 'nell', subject: 'New payee authorised' }]);
  expect(sweep(payer.bank)).toEqual([]);
});

it('removes a payee that is declined, and still says which it was', async () => {
  const { payer, decline, payeeNow } = await newPayee();
  expect(ruleOf(await decline('tom'))).toBe('approvals.declined');
  expect(payeeNow()).toBeUndefined();
  expect(payer.bank.records.all('approvals')).toMatchObject([
    { state: 'rejected', payee: { accountName: payees.waiting.accountName } },
  ]);
  expect(payer.bank.records.all('mails')).toMatchObject([
    { subject: 'New payee declined', body: expect.stringContaining(payees.waiting.accountName) },
  ]);
  expect(sweep(payer.bank)).toEqual([]);
});

it('does not authorise a payee that is gone, or that another has made double', async () => {
  const { payer, approve, payeeNow } = await newPayee();
  const double = { ...payees.waiting, id: 'double', groupId: 'group-feed', state: 'active' } as const;
  await commit(payer.bank, [{ change: 'insert', of: 'payees', record: double }]);
  expect(ruleOf(await approve('tom'))).toBe('payee-exists');
  await commit(payer.bank, [
    { change: 'remove', of: 'payees', id: 'double' },
    { change: 'remove', of: 'payees', id: 'waiting' },
  ]);
  expect(ruleOf(await approve('tom'))).toBe('payee-not-found');
  expect(payeeNow()).toBeUndefined();
});

it('applies a change of a payee once authorised, long after the session that asked for it', async () => {
  const { approve, payeeNow } = await changedPayee();
  expect(payeeNow()).toMatchObject({ nickName: 'Hay and straw' });
  expect(ruleOf(await approve('tom'))).toBe('approvals.authorised');
  expect(payeeNow()).toMatchObject({ nickName: 'Straw', amendment: null });
});

it('drops a change that is declined', async () => {
  const { decline, payeeNow } = await changedPayee();
  expect(ruleOf(await decline('tom'))).toBe('approvals.declined');
  expect(payeeNow()).toEqual(payees.feed);
});
