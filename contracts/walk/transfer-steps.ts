import { balancesOf, countOn } from './pay-steps.ts';
import type { Steps, Walk } from './step.ts';
import { found } from './walk-memory.ts';

const english = 'locale=en';
const transfer = { pounds: 45.67, reference: 'Rainy day' };

export const transferSteps: Steps = { 'make a transfer': transferAndReadBack };

async function transferAndReadBack({ walker, findings, memory }: Walk): Promise<void> {
  const from = found(memory.current, 'a current account');
  const to = found(memory.savings, 'a savings account');
  const before = { from: await balancesOf(walker, from), to: await balancesOf(walker, to) };
  const json = transferBody(memory, transfer);
  const { paymentId, valueDate } = (await walker.good('POST', '/cz/v1/payments/transfers/self', { json })).body;
  const own = `/v1/payments/transfers/self/${paymentId}`;
  const confirm = () => walker.confirmed('PATCH', `${own}?${english}`);
  const reference = (await confirm()).body.status.referenceNumber;
  memory.orders.push({ reference, pounds: transfer.pounds, account: from });
  const again = await confirm().catch(() => undefined);
  findings.expectSame(
    reference,
    again?.body.status.referenceNumber ?? reference,
    'referenceNumber of confirming again',
  );

  const { transferDetails: read } = await walker.ask(own);
  findings.expectMoney(transfer.pounds, read.amount?.amount, 'transferDetails.amount');
  findings.expectSame(transfer.reference, read.remarks, 'transferDetails.remarks');
  findings.expectSame(from.value, read.debitAccountId?.value, 'transferDetails.debitAccountId');
  findings.expectSame(to.value, read.creditAccountId?.value, 'transferDetails.creditAccountId');
  const after = { from: await balancesOf(walker, from), to: await balancesOf(walker, to) };
  findings.expectMoney(before.from.available - transfer.pounds, after.from.available, 'availableBalance it came from');
  // After the cut-off and on other days than working days, money arrives later, on the day that the bank told.
  if (String(valueDate).slice(0, 10) === walker.today()) {
    findings.expectMoney(before.to.available + transfer.pounds, after.to.available, 'availableBalance it went to');
  }
  for (const account of [from, to]) {
    const times = await countOn(walker, account, transfer.reference, transfer.pounds);
    findings.expect(times <= 1, `the transfer is ${times} times on an account`);
  }
}

/** The order of a transfer from the current to the savings account. */
export function transferBody(memory: Walk['memory'], { pounds, reference }: typeof transfer) {
  return {
    amount: { currency: 'GBP', amount: pounds },
    debitAccountId: found(memory.current, 'a current account'),
    creditAccountId: found(memory.savings, 'a savings account'),
    remarks: reference,
  };
}
