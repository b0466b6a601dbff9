import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { addDays } from '#src/kernel/calendar.ts';
import type { Findings } from './findings.ts';
import { balancesOf, countOn } from './pay-steps.ts';
import { found, type WalkMemory } from './walk-memory.ts';
import type { Walker } from './walker.ts';

const english = 'locale=en';
const transfer = { pounds: 45.67, reference: 'Rainy day' };
const later = { pounds: 23.45, reference: 'Later on' };

export async function transferAndReadBack(walker: Walker, findings: Findings, memory: WalkMemory): Promise<void> {
  const from = found(memory.current, 'a current account');
  const to = found(memory.savings, 'a savings account');
  const before = { from: await balancesOf(walker, from), to: await balancesOf(walker, to) };
  const json = bodyOf(memory, transfer);
  const { paymentId, valueDate } = (await walker.good('POST', '/cz/v1/payments/transfers/self', { json })).body;
  const own = `/v1/payments/transfers/self/${paymentId}`;
  await walker.confirmed(memory.customer, 'PATCH', `${own}?${english}`);

  const { transferDetails: read } = await walker.ask(own);
  findings.expectMoney(transfer.pounds, read.amount?.amount, 'transferDetails.amount');
  findings.expectText(transfer.reference, read.remarks, 'transferDetails.remarks');
  findings.expectText(from.value, read.debitAccountId?.value, 'transferDetails.debitAccountId');
  findings.expectText(to.value, read.creditAccountId?.value, 'transferDetails.creditAccountId');
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

export async function scheduleAndReadBack(walker: Walker, findings: Findings, memory: WalkMemory): Promise<void> {
  const from = found(memory.current, 'a current account');
  const before = await balancesOf(walker, from);
  const startDate = sameOrNextWorkingDay(addDays(walker.today(), 14));
  const json = { ...bodyOf(memory, later), type: 'NONREC', frequency: '10', startDate, endDate: null };
  const { instructionId } = (await walker.good('POST', '/cz/v1/payments/instructions/transfers/self', { json })).body;
  const own = `/v1/payments/instructions/transfers/self/${instructionId}`;
  await walker.confirmed(memory.customer, 'PATCH', `${own}?${english}`);
  const { transferDetails: read } = await walker.ask(own);
  findings.expectMoney(later.pounds, read.amount?.amount, 'transferDetails.amount of the instruction');
  findings.expectText(later.reference, read.remarks, 'transferDetails.remarks of the instruction');

  const listed = await future(walker);
  const mine = listed.filter(({ amount, remarks }) => amount.amount === later.pounds && remarks === later.reference);
  findings.expect(
    mine.length === 1,
    `an instruction with the ordered amount and reference is listed ${mine.length} times`,
  );
  const [instruction] = mine;
  if (instruction === undefined) return;
  memory.instruction = { id: instruction.instructionId, party: instruction.partyId.value };
  findings.expectText(startDate, instruction.nextExecutionDate?.slice(0, 10), 'nextExecutionDate');
  findings.expectText('A', instruction.statusCode, 'statusCode of the new instruction');
  findings.expectText(from.value, instruction.debitAccountId.value, 'debitAccountId of the instruction');
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

export async function cancelAndReadBack(walker: Walker, findings: Findings, memory: WalkMemory): Promise<void> {
  const { id, party } = found(memory.instruction, 'an instruction');
  const path = `/cz/v1/payments/instructions/cancellation/${id}?code=FD&${english}`;
  const isActive = async () => (await future(walker)).find((one) => one.instructionId === id)?.statusCode;
  await walker.good('POST', path, { json: { partyId: party } });
  findings.expectText('A', await isActive(), 'statusCode before the cancellation is confirmed');
  await walker.good('PATCH', path, { json: { partyId: party } });
  findings.expect((await isActive()) !== 'A', 'statusCode of the cancelled instruction is still active');
}

interface Instruction {
  readonly instructionId: string;
  readonly statusCode: string;
  readonly partyId: { readonly value: string };
  readonly debitAccountId: { readonly value: string };
  readonly amount: { readonly amount: number };
  readonly remarks?: string | null;
  readonly nextExecutionDate?: string | null;
}

async function future(walker: Walker): Promise<readonly Instruction[]> {
  return (await walker.ask('/cz/v1/payments/instructions?code=FD&type=NONREC')).instructionsList;
}

function bodyOf(memory: WalkMemory, { pounds, reference }: typeof transfer) {
  return {
    amount: { currency: 'GBP', amount: pounds },
    debitAccountId: found(memory.current, 'a current account'),
    creditAccountId: found(memory.savings, 'a savings account'),
    remarks: reference,
  };
}
