import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { addDays } from '#src/kernel/calendar.ts';
import { balancesOf, countOn } from './pay-steps.ts';
import type { Steps, Walk } from './step.ts';
import { found } from './walk-memory.ts';
import type { Walker } from './walker.ts';

const english = 'locale=en';
const transfer = { pounds: 45.67, reference: 'Rainy day' };
const later = { pounds: 23.45, reference: 'Later on' };
const edited = { pounds: 32.1, reference: 'Later still' };

export const transferSteps: Steps = {
  'make a transfer': transferAndReadBack,
  'edit a standing order': editAndReadBack,
  'schedule a transfer': scheduleAndReadBack,
  'cancel it': cancelAndReadBack,
};

async function transferAndReadBack({ walker, findings, memory }: Walk): Promise<void> {
  const from = found(memory.current, 'a current account');
  const to = found(memory.savings, 'a savings account');
  const before = { from: await balancesOf(walker, from), to: await balancesOf(walker, to) };
  const json = bodyOf(memory, transfer);
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

async function scheduleAndReadBack({ walker, findings, memory }: Walk): Promise<void> {
  const from = found(memory.current, 'a current account');
  const before = await balancesOf(walker, from);
  const startDate = sameOrNextWorkingDay(addDays(walker.today(), 14));
  const json = { ...bodyOf(memory, later), type: 'NONREC', frequency: '10', startDate, endDate: null };
  const { instructionId } = (await walker.good('POST', '/cz/v1/payments/instructions/transfers/self', { json })).body;
  const own = `/v1/payments/instructions/transfers/self/${instructionId}`;
  await walker.confirmed('PATCH', `${own}?${english}`);
  const { transferDetails: read } = await walker.ask(own);
  findings.expectMoney(later.pounds, read.amount?.amount, 'transferDetails.amount of the instruction');
  findings.expectSame(later.reference, read.remarks, 'transferDetails.remarks of the instruction');

  const listed = await future(walker);
  const mine = listed.filter(({ amount, remarks }) => amount.amount === later.pounds && remarks === later.reference);
  findings.expect(
    mine.length === 1,
    `an instruction with the ordered amount and reference is listed ${mine.length} times`,
  );
  const [instruction] = mine;
  if (instruction === undefined) return;
  memory.instruction = { id: instruction.instructionId, party: instruction.partyId.value };
  findings.expectSame(startDate, instruction.nextExecutionDate?.slice(0, 10), 'nextExecutionDate');
  findings.expectSame('A', instruction.statusCode, 'statusCode of the new instruction');
  findings.expectSame(from.value, instruction.debitAccountId.value, 'debitAccountId of the instruction');
  findings.expect(
    listed.every(({ partyId }) => memory.parties.includes(partyId.value)),
    'instructionsList[].partyId names a party that the customer does not act for',
  );
  findings.expectMoney(
    before.available,
    (await balancesOf(walker, from)).available,
    'availableBalance after ordering for later',
  );
}

/** A standing order that the customer has. */
async function editAndReadBack({ walker, findings }: Walk): Promise<void> {
  const before = await instructions(walker, 'code=SI&type=REC');
  const order = before.find(({ statusCode, amount }) => statusCode === 'A' && amount.currency === 'GBP');
  if (order === undefined) return;
  const { instructionId: id, partyId, timeStamp } = order;
  const { pounds, reference } = edited;
  const json = { partyId: partyId.value, amount: { currency: 'GBP', amount: pounds }, reference, timeStamp };
  const path = `/cz/v1/payments/instructions/${id}?${english}`;
  await walker.good('PUT', path, { json: { ...json, stage: 0 } });
  findings.expectSame(
    before,
    await instructions(walker, 'code=SI&type=REC'),
    'instructionsList before an edit is confirmed',
  );
  await walker.confirmed('PUT', path, { ...json, stage: 1 });
  const wanted = before.map((one) => (one === order ? [id, pounds, reference] : summaryOf(one)));
  const after = await instructions(walker, 'code=SI&type=REC');
  findings.expectSame(wanted, after.map(summaryOf), 'amount and remarks of the standing orders after an edit');
}

function summaryOf({ instructionId, amount, remarks }: Instruction) {
  return [instructionId, amount.amount, remarks];
}

async function cancelAndReadBack({ walker, findings, memory }: Walk): Promise<void> {
  const { id, party } = found(memory.instruction, 'an instruction');
  const path = `/cz/v1/payments/instructions/cancellation/${id}?code=FD&${english}`;
  const isActive = async () => (await future(walker)).find((one) => one.instructionId === id)?.statusCode;
  await walker.good('POST', path, { json: { partyId: party } });
  findings.expectSame('A', await isActive(), 'statusCode before the cancellation is confirmed');
  const before = await future(walker);
  await walker.good('PATCH', path, { json: { partyId: party } });
  findings.expect((await isActive()) !== 'A', 'statusCode of the cancelled instruction is still active');
  const others = (list: readonly Instruction[]) =>
    list
      .filter(({ instructionId }) => instructionId !== id)
      .map(({ instructionId, statusCode }) => [instructionId, statusCode]);
  findings.expectSame(
    others(before),
    others(await future(walker)),
    'statusCode of the other instructions after a cancellation',
  );
}

interface Instruction {
  readonly instructionId: string;
  readonly statusCode: string;
  readonly timeStamp: string;
  readonly partyId: { readonly value: string };
  readonly debitAccountId: { readonly value: string };
  readonly amount: { readonly currency: string; readonly amount: number };
  readonly remarks?: string | null;
  readonly nextExecutionDate?: string | null;
}

function future(walker: Walker): Promise<readonly Instruction[]> {
  return instructions(walker, 'code=FD&type=NONREC');
}

async function instructions(walker: Walker, kind: string): Promise<readonly Instruction[]> {
  return (await walker.ask(`/cz/v1/payments/instructions?${kind}`)).instructionsList;
}

function bodyOf(memory: Walk['memory'], { pounds, reference }: typeof transfer) {
  return {
    amount: { currency: 'GBP', amount: pounds },
    debitAccountId: found(memory.current, 'a current account'),
    creditAccountId: found(memory.savings, 'a savings account'),
    remarks: reference,
  };
}
