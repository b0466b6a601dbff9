import { expect, it } from 'vitest';
import type { RequestEntry } from '#sandbox/control/journal/journal.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';

async function effect({ control }: Sandbox, n: number) {
  const verdict = await control.effect(n);
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  return verdict;
}

/** Nell confirms a payment, and the entry of the confirmation. */
async function confirmed({ sandbox, desk }: Awaited<ReturnType<typeof nellPaying>>): Promise<RequestEntry> {
  const order = await desk.order();
  const { body } = await desk.post(order);
  await desk.put((body as { paymentId: string }).paymentId, order).catch(() => undefined);
  return callOf(sandbox, ({ operationId, lateOf }) => operationId === 'confirmPayment' && lateOf === undefined);
}

async function callOf({ control }: Sandbox, wanted: (entry: RequestEntry) => boolean): Promise<RequestEntry> {
  const found = (await control.journal()).findLast((entry) => entry.kind === 'request' && wanted(entry));
  if (found?.kind !== 'request') throw new Error('There is no such call.');
  return found;
}

const paid = expect.objectContaining({
  of: 'payments',
  change: 'changed',
  fields: expect.arrayContaining([expect.objectContaining({ name: 'state' })]),
});
const booking = expect.objectContaining({ of: 'postings', change: 'added' });

it.each([
  ['a move of the clock', async ({ control }: Sandbox) => void (await control.advanceClock('PT1M'))],
  [
    'a longer move, with other jobs before and after it',
    async ({ control }: Sandbox) => void (await control.advanceClock('P3D', 'kept')),
  ],
])('tells what a late request changed when %s made it due', async (_, makeDue) => {
  const nell = await nellPaying();
  const { sandbox } = nell;
  await sandbox.control.addFault({ operationId: 'confirmPayment', kind: 'late=5', only: 1 });
  const accepted = await confirmed(nell);
  await makeDue(sandbox);
  const late = await callOf(sandbox, ({ lateOf }) => lateOf === accepted.n);

  const atOnce = await effect(sandbox, accepted.n);
  expect(atOnce.changes).not.toContainEqual(booking);
  expect(atOnce.changes).toContainEqual(expect.objectContaining({ of: 'jobs', id: `request.late:${accepted.n}` }));
  const later = await effect(sandbox, late.n);
  expect(later.changes).toEqual(expect.arrayContaining([paid, booking]));
  expect(later.changes.filter(({ of }) => of === 'clock')).toEqual([]);
  expect(later.changes.filter(({ of }) => of === 'sessions')).toEqual([]);
});

it('tells what a late request changed when time itself made it due', async () => {
  let wallMs = Date.parse('2026-03-02T10:00:00Z');
  const nell = await nellPaying({ settings: { clock: '2026-03-02T10:00' }, readWallMs: () => wallMs });
  const { sandbox, hand } = nell;
  await sandbox.control.addFault({ operationId: 'confirmPayment', kind: 'late=5', only: 1 });
  const accepted = await confirmed(nell);
  wallMs += 8000;
  await hand.call('GET', '/v1/accounts');
  const late = await callOf(sandbox, ({ lateOf }) => lateOf === accepted.n);
  expect((await effect(sandbox, late.n)).changes).toEqual(expect.arrayContaining([paid, booking]));
});

it('tells what fell due between two calls, apart from what the second one did', async () => {
  let wallMs = Date.parse('2026-03-02T10:00:00Z');
  const nell = await nellPaying({ settings: { clock: '2026-03-02T10:00' }, readWallMs: () => wallMs });
  const { sandbox, hand } = nell;
  await sandbox.control.setSwitches({ payments: 'under-processing' });
  const held = await confirmed(nell);
  expect((await effect(sandbox, held.n)).changes).not.toContainEqual(booking);
  wallMs += 4 * 60_000;
  await hand.call('GET', '/v1/accounts');
  const next = await callOf(sandbox, ({ operationId }) => operationId === 'listAccounts');
  const { changes, meanwhile } = await effect(sandbox, next.n);
  expect(meanwhile).toContainEqual(booking);
  expect(changes).not.toContainEqual(booking);
});

it('tells what a move of the clock brought about', async () => {
  const nell = await nellPaying();
  const { sandbox } = nell;
  await sandbox.control.setSwitches({ payments: 'under-processing' });
  await confirmed(nell);
  await sandbox.control.advanceClock('PT4M');
  const { entries } = await sandbox.control.summary();
  expect((await effect(sandbox, entries)).changes).toEqual(
    expect.arrayContaining([booking, expect.objectContaining({ of: 'clock' })]),
  );
});
