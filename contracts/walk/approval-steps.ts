import { balancesOf } from './pay-steps.ts';
import { listAccounts } from './read-steps.ts';
import type { Steps, Walk } from './step.ts';
import { found } from './walk-memory.ts';
import type { Walker } from './walker.ts';

interface Item {
  readonly transactionId: string;
  readonly referenceNumber?: string;
  readonly amount?: { readonly amount: number };
  readonly approvalDetails: { readonly status: string; readonly actionable: boolean };
}

/** Who orders, and who authorises it. */
const [maker, approver] = ['maker', 'approver'];
const english = 'locale=en';
const paymentsPath = '/cz/v1/payments/payouts/external';
const waiting = 'discriminator=ACCOUNT_FINANCIAL&view=approval&status=PENDING_APPROVAL';

export const approvalSteps: Steps = {
  'decline a payment': (walk) => decide(walk, 'reject'),
  'authorise a payment': (walk) => decide(walk, 'approve'),
};

async function decide({ findings, signInAs }: Walk, decision: 'approve' | 'reject'): Promise<void> {
  const pounds = decision === 'approve' ? 23.45 : 34.56;
  const making = await signInAs(maker);
  const { reference, account } = await orderPayment(making, pounds);
  const before = await balancesOf(making, account);
  const deciding = await signInAs(approver);
  const items = await itemsOf(deciding, waiting);
  findings.expectSame(await countOf(deciding), items.length, 'pendingApproval of PAYMENTS, unlike the list,');
  const mine = items.filter(({ referenceNumber }) => referenceNumber === reference);
  findings.expect(mine.length === 1, `a payment that awaits authorisation is listed ${mine.length} times`);
  const [item] = mine;
  if (item === undefined) return;
  findings.expectMoney(pounds, item.amount?.amount, 'amount of the payment that awaits authorisation');
  findings.expectSame(true, item.approvalDetails.actionable, 'approvalDetails.actionable of a waiting payment');
  const path = `/v1/transactions/${item.transactionId}/${decision}?${english}`;
  const { transactionAction } = (await deciding.confirmed('POST', path)).body;
  const state = decision === 'approve' ? 'APPROVED' : 'REJECTED';
  findings.expectSame(
    state,
    transactionAction?.transactionDTO?.approvalDetails?.status,
    'approvalDetails.status of the decision',
  );

  const left = await itemsOf(deciding, waiting);
  findings.expectSame(items.length - 1, left.length, `payments that await authorisation after one is ${state}`);
  findings.expectSame(left.length, await countOf(deciding), 'pendingApproval of PAYMENTS after a decision');
  const decided = (await itemsOf(deciding, 'view=approved')).find(
    ({ referenceNumber }) => referenceNumber === reference,
  );
  findings.expectSame(state, decided?.approvalDetails.status, 'approvalDetails.status of the decided payment');
  const again = decision === 'approve' ? 'reject' : 'approve';
  await deciding.confirmed('POST', `/v1/transactions/${item.transactionId}/${again}?${english}`).catch(() => undefined);
  const after = await balancesOf(making, account);
  const moved = decision === 'approve' ? pounds : 0;
  findings.expectMoney(before.available - moved, after.available, `availableBalance after a payment is ${state}`);
}

/** @returns the reference of a payment that another must authorise. */
async function orderPayment(walker: Walker, pounds: number) {
  const account = found(
    (await listAccounts(walker)).find(({ type, currencyCode }) => type === 'CSA' && currencyCode === 'GBP'),
    'an account',
  );
  const { payeeGroups } = await walker.ask('/cz/v1/payments/payeeGroup?expand=ALL');
  const group = payeeGroups.find(({ listPayees }: { listPayees: readonly object[] }) => listPayees.length > 0);
  const { id: payeeId, ukDomesticPayee } = group.listPayees[0];
  const order = {
    from: { id: account.id, balance: '0.000000' },
    to: { groupId: group.groupId, payeeId },
    isNewPayee: false,
    later: false,
    amount: { currency: 'GBP', amount: pounds },
    reference: 'Hay walk',
    stage: 0,
  };
  const { paymentId } = (await walker.good('POST', paymentsPath, { json: order })).body;
  const confirming = `${paymentsPath}/${paymentId}?sortCode=${ukDomesticPayee.bankDetails.code}&${english}`;
  const { status, body } = await walker.confirmed('PUT', confirming, { ...order, stage: 1 });
  if (status !== 202) throw new Error(`the payment of ${maker} was answered ${status} instead of 202`);
  return { reference: body.status.referenceNumber, account: account.id };
}

async function itemsOf(walker: Walker, query: string): Promise<readonly Item[]> {
  return (await walker.ask(`/v1/transactions?${query}`)).transactionDTOs;
}

async function countOf(walker: Walker): Promise<number> {
  const { countDTOList } = await walker.ask('/cz/v1/transactions/count?countFor=approval');
  const counted = countDTOList.find(
    ({ transactionType }: { transactionType: string }) => transactionType === 'PAYMENTS',
  );
  return counted?.pendingApproval ?? 0;
}
