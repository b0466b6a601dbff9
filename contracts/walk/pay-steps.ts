import { aPayee, nameCheckBody, payeeBody } from '#contracts/states/payees/payee-orders.ts';
import { addDays } from '#src/kernel/calendar.ts';
import type { Findings } from './findings.ts';
import { listAccounts, listTransactions } from './read-steps.ts';
import { found, type WalkedAccount, type WalkMemory } from './walk-memory.ts';
import type { Walker } from './walker.ts';

const groupsPath = '/cz/v1/payments/payeeGroup';
const paymentsPath = '/cz/v1/payments/payouts/external';
const english = 'locale=en';

export const payment = { pounds: 12.34, reference: 'Hay for Friday' };

export async function addPayeeAndReadBack(walker: Walker, findings: Findings, memory: WalkMemory): Promise<void> {
  const { sortCode } = aPayee;
  const clearing = await walker.ask(`/v1/financialInstitution/nationalClearingDetails/UK/${sortCode}`);
  findings.expectText(sortCode, clearing.code, 'code of the bank looked up');
  const checked = await walker.good('POST', '/v1/payments/verifyPayeeName', { json: nameCheckBody() });
  const { payeeGroup } = (await walker.good('POST', groupsPath, { json: { name: aPayee.name } })).body;
  const path = `${groupsPath}/${payeeGroup.groupId}/payees/external`;
  const payload = { ...payeeBody(0), copApiResponse: checked.body.verificationReport };
  const { externalPayee } = (await walker.good('POST', path, { json: payload })).body;
  const own = `${path}/${externalPayee.id}?${english}`;
  await walker.good('PATCH', own, { json: { stage: 1 } });
  const details = { requestType: 'payee-new', method: 'PUT', editPayeeData: null, bulkData: null };
  await walker.confirmed(memory.customer, 'PUT', own, { ...payload, stage: 2 }, details);

  const { payeeGroups } = await walker.ask(`${groupsPath}?expand=ALL`);
  // biome-ignore lint/suspicious/noExplicitAny: the contract's validator looks at shapes.
  const payees = payeeGroups.flatMap(({ listPayees }: any) => listPayees);
  const added = payees.filter(({ id }: { id: string }) => id === externalPayee.id);
  findings.expect(added.length === 1, `the added payee is listed ${added.length} times`);
  const [payee] = added;
  if (payee === undefined) return;
  const { ukDomesticPayee: bank, nickName, status, groupId, reference } = payee;
  findings.expectText('ACT', status, 'status of the added payee');
  findings.expectText(aPayee.name, bank.accountName, 'ukDomesticPayee.accountName');
  findings.expectText(aPayee.accountNumber, bank.accountNumber, 'ukDomesticPayee.accountNumber');
  findings.expectText(sortCode, bank.bankDetails.code, 'ukDomesticPayee.bankDetails.code');
  findings.expectText(aPayee.nickname, nickName, 'nickName of the added payee');
  findings.expectText(aPayee.reference, reference, 'reference of the added payee');
  findings.expectText(payeeGroup.groupId, groupId, 'groupId of the added payee');
  memory.payee = { groupId, payeeId: payee.id, sortCode };
}

export async function payAndReadBack(walker: Walker, findings: Findings, memory: WalkMemory): Promise<void> {
  const current = found(memory.current, 'a current account');
  const { groupId, payeeId, sortCode } = found(memory.payee, 'a payee');
  const before = await balancesOf(walker, current);
  const usedBefore = await usedToday(walker);
  const order = {
    from: { id: current, balance: before.available.toFixed(6) },
    to: { groupId, payeeId },
    isNewPayee: true,
    later: false,
    amount: { currency: 'GBP', amount: payment.pounds },
    reference: payment.reference,
    stage: 0,
  };
  const { paymentId } = (await walker.good('POST', paymentsPath, { json: order })).body;
  findings.expectMoney(
    before.available,
    (await balancesOf(walker, current)).available,
    'availableBalance before confirming',
  );
  const own = `${paymentsPath}/${paymentId}`;
  const confirm = () =>
    walker.confirmed(memory.customer, 'PUT', `${own}?sortCode=${sortCode}&${english}`, { ...order, stage: 1 });
  const confirmed = (await confirm()).body;
  findings.expectText(paymentId, confirmed.paymentId, 'paymentId of the confirmation');

  const { payoutDetails } = await walker.ask(own);
  findings.expectText(paymentId, payoutDetails.paymentId, 'payoutDetails.paymentId');
  findings.expectMoney(payment.pounds, payoutDetails.amount?.amount, 'payoutDetails.amount');
  findings.expectText(payment.reference, payoutDetails.reference, 'payoutDetails.reference');
  findings.expectText(current.value, payoutDetails.from?.value, 'payoutDetails.from');
  findings.expectText(payeeId, payoutDetails.to?.payeeId, 'payoutDetails.to.payeeId');
  const { accountNumber, sortCode: paidTo } = payoutDetails.payeeDetails ?? {};
  findings.expectText(aPayee.accountNumber, accountNumber, 'payoutDetails.payeeDetails.accountNumber');
  findings.expectText(sortCode, paidTo, 'payoutDetails.payeeDetails.sortCode');

  const left = before.available - payment.pounds;
  findings.expectMoney(left, (await balancesOf(walker, current)).available, 'availableBalance after the payment');
  await confirm().catch(() => undefined);
  findings.expectMoney(left, (await balancesOf(walker, current)).available, 'availableBalance after confirming again');
  findings.expectMoney(usedBefore + payment.pounds, await usedToday(walker), 'limitUtilizationDTOs[].amount after it');
}

/** Looks for an order on an account, booked or pending, and returns how often it is there. */
export async function countOn(
  walker: Walker,
  { value }: WalkedAccount,
  words: string,
  pounds: number,
): Promise<number> {
  const today = walker.today();
  const window = { fromDate: addDays(today, -1), toDate: addDays(today, 1), description: words };
  const booked = await listTransactions(walker, value, window);
  return booked.filter(({ amountInAccountCurrency: { amount } }) => amount === pounds).length;
}

export async function balancesOf(walker: Walker, { value }: WalkedAccount) {
  const account = (await listAccounts(walker)).find(({ id }) => id.value === value);
  return {
    current: account?.currentBalance?.amount ?? Number.NaN,
    available: account?.availableBalance?.amount ?? Number.NaN,
  };
}

async function usedToday(walker: Walker): Promise<number> {
  const path = '/v1/financialLimitUtilization?entityType=USER&limitType=PER%23DAILY';
  const { limitUtilizationDTOs } = await walker.ask(path);
  const used = limitUtilizationDTOs.find(
    ({ utilizationId }: { utilizationId: string }) => utilizationId === 'makePayment',
  );
  return used?.amount?.amount ?? 0;
}
