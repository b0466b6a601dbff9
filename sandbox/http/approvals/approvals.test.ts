import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { payerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { user } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { instructions, nellPaying } from '#sandbox/control/paying.fixture.ts';
import { lastEntry } from '#sandbox/control/small-sandbox.fixture.ts';
import { approvalHandlers } from './approval-handlers.ts';

const { decide } = approvalHandlers.countTransactions;

it('counts pending approvals by type for approvers other than the maker', async () => {
  const desk = await payerActions({ mandate: 'one-other' });
  const { bank } = desk;
  const approver = () => ({ ...desk.customer(), user: user({ id: 'tom', permittedFunctions: ['approver'] }) });
  const answerFor = (customer: ReturnType<typeof desk.customer>) =>
    decide({ bank, customer, query: { countFor: 'approval' } } as Parameters<typeof decide>[0]).answer;
  expect(answerFor(approver())).toEqual({ done: { countDTOList: [], lastVisited: null } });
  await desk.pay();
  await desk.instruct();
  expect(answerFor(approver())).toEqual({
    done: { countDTOList: [{ transactionType: 'PAYMENTS', pendingApproval: 2 }], lastVisited: null },
  });
  expect(answerFor(desk.customer())).toEqual({ done: { countDTOList: [], lastVisited: null } });
});

it('tells when the approver last listed what awaits their authorisation, and not what has been decided', async () => {
  const { bank, customer: nell } = await payerActions({ user: { permittedFunctions: ['approver'] } });
  const visit = async (view: 'approval' | 'approved') => {
    const asked = { bank, customer: nell(), query: { view } } as Parameters<
      typeof approvalHandlers.listApprovals.decide
    >[0];
    const listed = approvalHandlers.listApprovals.decide(asked);
    await commit(bank, 'changes' in listed ? listed.changes : []);
    return decide({ bank, customer: nell(), query: { countFor: 'approval' } } as Parameters<typeof decide>[0]).answer;
  };
  expect(await visit('approved')).toMatchObject({ done: { lastVisited: null } });
  expect(await visit('approval')).toMatchObject({ done: { lastVisited: '2026-03-02T10:00:00.000Z' } });
});

it('reports an expired approval with its own state and code, and by mail', async () => {
  const { sandbox, hand, desk } = await nellPaying();
  await sandbox.control.setSwitches({ payments: 'needs-authoriser' });
  const order = await desk.order();
  const plan = { ...order, later: true, type: 'REC', frequency: '50', startDate: '2026-03-16', endDate: null };
  const made = [await desk.post(order), await desk.post(plan, instructions)].map(({ body }) => body);
  const [{ paymentId }, { instructionId }] = made as [{ paymentId: string }, { instructionId: string }];
  await desk.put(paymentId, order);
  await desk.put(instructionId, plan, { path: instructions });
  await sandbox.control.setSwitches({ payments: 'ok' });
  await sandbox.control.advanceClock('P31D', 'kept');
  expect(await desk.get(paymentId)).toMatchObject({ body: { payoutDetails: { statusType: 'EXPIRED' } } });
  expect(await desk.get(instructionId, instructions)).toMatchObject({
    body: { payoutDetails: { statusType: 'EXPIRED', instructionDetails: { nextExecutionDate: null } } },
  });
  const refused = { status: 400, body: { message: { code: 'DIGX_CZ_PAYMENT_03' } } };
  expect(await desk.put(paymentId, order)).toMatchObject(refused);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'payments.authorisation-expired', contract: 'kept' });
  expect(await desk.put(instructionId, plan, { path: instructions })).toMatchObject(refused);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'instructions.authorisation-expired', contract: 'kept' });
  expect(await hand.call('GET', '/v1/mailbox/mails?deleteStatus=false&msgFlag=T')).toMatchObject({
    body: {
      mails: [{ subject: 'Standing order not authorised in time' }, { subject: 'Payment not authorised in time' }],
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  expect(await desk.money()).toEqual([50_000, 50_000]);
  const answer = await sandbox.control.due();
  const kinds = 'due' in answer ? answer.due.map(({ kind }) => kind) : ['unknown'];
  expect(kinds.filter((kind) => kind === 'instruction.run' || kind === 'unknown')).toEqual([]);
});
