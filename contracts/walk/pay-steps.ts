import { aPayee } from '#contracts/states/payees/payee-orders.ts';
import { addDays } from '#src/kernel/calendar.ts';
import { listAccounts, listTransactions } from './read-steps.ts';
import type { Steps, Walk } from './step.ts';
import { found, type WalkedAccount } from './walk-memory.ts';
import type { Walker } from './walker.ts';

const paymentsPath = '/cz/v1/payments/payouts/external';
const english = 'locale=en';

const payment = { pounds: 12.34, reference: 'Hay for Friday' };

export const paySteps: Steps = { 'make a payment': payAndReadBack };

async function payAndReadBack({ walker, findings, memory }: Walk): Promise<void> {
  const current = found(memory.current, 'a current account');
  const { payeeId, sortCode } = found(memory.payee, 'a payee');
  const before = await balancesOf(walker, current);
  const usedBefore = await usedToday(walker);
  const order = { ...paymentTo(memory, payment, before.available), isNewPayee: true, stage: 0 };
  const { paymentId } = (await walker.good('POST', paymentsPath, { json: order })).body;
  findings.expectMoney(
    before.available,
    (await balancesOf(walker, current)).available,
    'availableBalance before confirming',
  );
  const own = `${paymentsPath}/${paymentId}`;
  const confirm = () => walker.confirmed('PUT', `${own}?sortCode=${sortCode}&${english}`, { ...order, stage: 1 });
  const { status, ...confirmed } = (await confirm()).body;
  findings.expectSame(paymentId, confirmed.paymentId, 'paymentId of the confirmation');
  const reference = status.referenceNumber;
  memory.orders.push({ reference, pounds: payment.pounds, account: current });

  const { payoutDetails } = await walker.ask(own);
  findings.expectSame(paymentId, payoutDetails.paymentId, 'payoutDetails.paymentId');
  findings.expectMoney(payment.pounds, payoutDetails.amount?.amount, 'payoutDetails.amount');
  findings.expectSame(payment.reference, payoutDetails.reference, 'payoutDetails.reference');
  findings.expectSame(current.value, payoutDetails.from?.value, 'payoutDetails.from');
  findings.expectSame(payeeId, payoutDetails.to?.payeeId, 'payoutDetails.to.payeeId');
  const { accountNumber, sortCode: paidTo } = payoutDetails.payeeDetails ?? {};
  findings.expectSame(aPayee.accountNumber, accountNumber, 'payoutDetails.payeeDetails.accountNumber');
  findings.expectSame(sortCode, paidTo, 'payoutDetails.payeeDetails.sortCode');

  const left = before.available - payment.pounds;
  findings.expectMoney(left, (await balancesOf(walker, current)).available, 'availableBalance after the payment');
  const again = await confirm().catch(() => undefined);
  findings.expectSame(
    reference,
    again?.body.status.referenceNumber ?? reference,
    'referenceNumber of confirming again',
  );
  findings.expectMoney(left, (await balancesOf(walker, current)).available, 'availableBalance after confirming again');
  findings.expectMoney(usedBefore + payment.pounds, await usedToday(walker), 'limitUtilizationDTOs[].amount after it');
}

/** The order of a payment from the current account to the payee that was added. */
export function paymentTo(
  { current, payee }: Walk['memory'],
  { pounds, reference }: typeof payment,
  available: number,
) {
  const { groupId, payeeId } = found(payee, 'a payee');
  return {
    from: { id: found(current, 'a current account'), balance: available.toFixed(6) },
    to: { groupId, payeeId },
    isNewPayee: false,
    later: false,
    amount: { currency: 'GBP', amount: pounds },
    reference,
  };
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
