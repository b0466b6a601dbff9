import { expect, it } from 'vitest';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { Instruction, InstructionCode } from '#src/api/instructions/instruction.ts';
import { createCancellation, createEdit } from '#src/api/instructions/instruction-orders.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import { money } from '#src/kernel/money.ts';
import { openPayingCustomer, type Store } from '#tests/customers/paying-customer.ts';
import { later, underFault } from './under-fault.ts';

/**
 * Cancellations and edits with every fault on the confirming response. Each is done completely or not at all, and the app
 * says so only when the bank does.
 */

const { listInstructions } = instructionsApi.endpoints;

async function listed(store: Store, code: InstructionCode): Promise<readonly Instruction[]> {
  const { data } = await store.dispatch(
    listInstructions.initiate({ party: false, code }, { forceRefetch: true, subscribe: false }),
  );
  return data?.instructions ?? [];
}

async function first(store: Store, code: InstructionCode): Promise<Instruction> {
  const found = (await listed(store, code)).find(({ statusCode }) => statusCode === 'A');
  if (found === undefined) throw new Error(`The customer has no ${code}.`);
  return found;
}

async function nowOf(store: Store, { code, id }: Instruction) {
  return (await listed(store, code)).find((each) => each.id === id);
}

/** Whether the bank did it, by fault. */
const faults = {
  'lost-answer': true,
  empty: true,
  malformed: true,
  'no-nonce': true,
  timeout: false,
  offline: false,
  '500': false,
  '503': false,
  '403': false,
  '429': false,
  'code=DIGX_CZ_NONCE_01': false,
} as const satisfies Partial<Record<FaultKind, boolean>>;
const kinds = Object.keys(faults) as (keyof typeof faults)[];
/** After these nobody knows whether the bank had the request. */
const refusedFor = new Set<string>(['403']);

it.each((['FD', 'SI', 'DD'] as const).flatMap((code) => kinds.map((kind) => [code, kind] as const)))(
  'a cancellation of %s is done once in the end when its answer meets %s',
  async (code, kind) => {
    const { sandbox, openPage, callCount } = await openPayingCustomer();
    const store = await openPage();
    const instruction = await first(store, code);
    const order = store.dispatch(createCancellation(instruction));
    expect(await order.verify()).toEqual({ data: null });
    expect(await nowOf(store, instruction)).toMatchObject({ statusCode: 'A' });

    const outcome = await underFault(sandbox, 'confirmCancellation', kind, () => order.confirm(), 1);
    const said = faults[kind] ? 'made' : refusedFor.has(kind) ? 'refused' : 'unknown';
    expect(outcome).toMatchObject({ outcome: said });
    expect(await nowOf(store, instruction)).toMatchObject({ statusCode: faults[kind] ? 'C' : 'A' });
    if (said === 'unknown') {
      // The bank is only asked: a lost cancellation may still arrive.
      const sent = await callCount('confirmCancellation');
      expect(await order.confirm()).toMatchObject({ outcome: 'unknown' });
      expect(await callCount('confirmCancellation')).toBe(sent);
      later(6);
    }
    if (said !== 'made') expect(await order.confirmAgain()).toMatchObject({ outcome: 'made' });
    expect(await nowOf(store, instruction)).toMatchObject({ statusCode: 'C', closedAs: 'cancelled' });
    expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
  },
);

it.each(kinds)('an edit is made once in the end when its answer meets %s', async (kind) => {
  const { sandbox, openPage } = await openPayingCustomer();
  const store = await openPage();
  const before = await first(store, 'SI');
  const wanted = { amount: money(77_00, 'GBP'), reference: 'Hay April', confirms: 'pay somebody' };
  const order = store.dispatch(createEdit({ of: before, ...wanted }));
  expect(await order.verify()).toEqual({ data: null });
  expect(await nowOf(store, before)).toEqual(before);

  const outcome = await underFault(sandbox, 'editInstruction', kind, () => order.confirm(), 1);
  const said = faults[kind] ? 'made' : refusedFor.has(kind) ? 'refused' : 'unknown';
  expect(outcome).toMatchObject({ outcome: said });
  if (said === 'unknown') later(6);
  if (said !== 'made') expect(await order.confirmAgain()).toMatchObject({ outcome: 'made' });
  expect(await nowOf(store, before)).toMatchObject({ amount: wanted.amount, reference: 'Hay April', statusCode: 'A' });
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});

it('a cancellation whose payment was made before it arrived is reported as not done', async () => {
  const { sandbox, openPage } = await openPayingCustomer();
  const store = await openPage();
  const instruction = await first(store, 'FD');
  const order = store.dispatch(createCancellation(instruction));
  await order.verify();
  expect(await underFault(sandbox, 'confirmCancellation', '500', () => order.confirm())).toMatchObject({
    outcome: 'unknown',
  });
  await sandbox.control.setClock(`${instruction.nextPaymentDate}T06:00`, 'kept');
  expect(await order.confirm()).toMatchObject({
    outcome: 'not-made',
    error: { message: expect.stringContaining('Nothing has been changed') },
  });
});

it('an edit that another tab was faster with is refused and changes nothing', async () => {
  const { openPage } = await openPayingCustomer();
  const store = await openPage();
  const before = await first(store, 'SI');
  const edit = (minor: number) =>
    store.dispatch(createEdit({ of: before, amount: money(minor, 'GBP'), reference: 'Hay', confirms: 'pay' }));
  const [mine, theirs] = [edit(10_00), edit(20_00)];
  await mine.verify();
  await theirs.verify();
  expect(await theirs.confirm()).toMatchObject({ outcome: 'made' });
  expect(await mine.confirm()).toMatchObject({ outcome: 'refused', error: { code: 'DIGX_CZ_INSTR_02' } });
  expect(await nowOf(store, before)).toMatchObject({ amount: money(20_00, 'GBP') });
});
