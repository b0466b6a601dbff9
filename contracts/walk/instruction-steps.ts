import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { addDays } from '#src/kernel/calendar.ts';
import { balancesOf, paymentTo } from './pay-steps.ts';
import type { Steps, Walk } from './step.ts';
import { transferBody } from './transfer-steps.ts';
import { found, type WalkedAccount, type WalkedInstruction } from './walk-memory.ts';
import type { Walker } from './walker.ts';

const english = 'locale=en';
const later = { pounds: 23.45, reference: 'Later on' };
const laterToPayee = { pounds: 24.56, reference: 'Hay in two weeks' };
const edited = { pounds: 32.1, reference: 'Later still' };

export const instructionSteps: Steps = {
  'edit a standing order': editAndReadBack,
  'schedule a transfer': scheduleTransfer,
  'schedule a payment': schedulePayment,
  'cancel both': cancelScheduled,
};

async function scheduleTransfer({ walker, findings, memory }: Walk): Promise<void> {
  const from = found(memory.current, 'a current account');
  const before = await balancesOf(walker, from);
  const startDate = sameOrNextWorkingDay(addDays(walker.today(), 14));
  const json = { ...transferBody(memory, later), type: 'NONREC', frequency: '10', startDate, endDate: null };
  const { instructionId } = (await walker.good('POST', '/cz/v1/payments/instructions/transfers/self', { json })).body;
  const own = `/v1/payments/instructions/transfers/self/${instructionId}`;
  await walker.confirmed('PATCH', `${own}?${english}`);
  const { transferDetails: read } = await walker.ask(own);
  findings.expectMoney(later.pounds, read.amount?.amount, 'transferDetails.amount of the instruction');
  findings.expectSame(later.reference, read.remarks, 'transferDetails.remarks of the instruction');

  await findScheduled({ walker, findings, memory }, { ...later, from, startDate });
  findings.expectMoney(
    before.available,
    (await balancesOf(walker, from)).available,
    'availableBalance after ordering for later',
  );
}

async function schedulePayment({ walker, findings, memory }: Walk): Promise<void> {
  const from = found(memory.current, 'a current account');
  const { payeeId, sortCode } = found(memory.payee, 'a payee');
  const before = await balancesOf(walker, from);
  const startDate = sameOrNextWorkingDay(addDays(walker.today(), 14));
  const schedule = { later: true, type: 'NONREC', frequency: '10', startDate, endDate: null };
  const json = { ...paymentTo(memory, laterToPayee, before.available), ...schedule };
  const path = '/cz/v1/payments/instructions/payouts/external';
  const { instructionId } = (await walker.good('POST', path, { json: { ...json, stage: 0 } })).body;
  const own = `${path}/${instructionId}`;
  await walker.confirmed('PUT', `${own}?sortCode=${sortCode}&${english}`, { ...json, stage: 1 });
  const { payoutDetails: read } = await walker.ask(own);
  findings.expectMoney(laterToPayee.pounds, read.amount?.amount, 'payoutDetails.amount of the instruction');
  findings.expectSame(laterToPayee.reference, read.reference, 'payoutDetails.reference of the instruction');
  findings.expectSame(payeeId, read.to?.payeeId, 'payoutDetails.to.payeeId of the instruction');

  await findScheduled({ walker, findings, memory }, { ...laterToPayee, from, startDate });
  findings.expectMoney(
    before.available,
    (await balancesOf(walker, from)).available,
    'availableBalance after ordering a payment for later',
  );
}

interface Scheduled {
  readonly pounds: number;
  readonly reference: string;
  readonly from: WalkedAccount;
  readonly startDate: string;
}

/** The bank lists the instruction of an order once, as it was ordered. */
async function findScheduled(
  { walker, findings, memory }: Pick<Walk, 'walker' | 'findings' | 'memory'>,
  { pounds, reference, from, startDate }: Scheduled,
): Promise<void> {
  const listed = await future(walker);
  const mine = listed.filter((one) => one.amount.amount === pounds && one.remarks === reference);
  findings.expect(
    mine.length === 1,
    `an instruction with the ordered amount and reference is listed ${mine.length} times`,
  );
  const [instruction] = mine;
  if (instruction === undefined) return;
  findings.expectSame(startDate, instruction.nextExecutionDate?.slice(0, 10), 'nextExecutionDate');
  findings.expectSame('A', instruction.statusCode, 'statusCode of the new instruction');
  findings.expectSame(from.value, instruction.debitAccountId.value, 'debitAccountId of the instruction');
  findings.expect(
    listed.every(({ partyId }) => memory.parties.includes(partyId.value)),
    'instructionsList[].partyId names a party that the customer does not act for',
  );
  memory.instructions.push({ id: instruction.instructionId, party: instruction.partyId.value });
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

async function cancelScheduled({ walker, findings, memory }: Walk): Promise<void> {
  const [last] = memory.instructions;
  found(last, 'an instruction');
  for (const instruction of memory.instructions) await cancelAndReadBack({ walker, findings }, instruction);
}

async function cancelAndReadBack(
  { walker, findings }: Pick<Walk, 'walker' | 'findings'>,
  { id, party }: WalkedInstruction,
): Promise<void> {
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
