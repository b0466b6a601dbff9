import { expect, it } from 'vitest';
import type { Entry } from '#sandbox/bank/records/posting.ts';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import type { Happening } from './happenings.ts';

async function home(persona: string): Promise<Sandbox> {
  const sandbox = await openSandbox({
    settings: { persona, clock: '2026-03-03T09:30', freeze: true },
    personas,
    jobKinds,
    store: createMemoryJournalStore(),
    build: 'test',
    readWallMs: () => 0,
    sleep: async () => {},
  });
  await sandbox.control.openSession(persona);
  return sandbox;
}

async function lastEffect({ control }: Sandbox) {
  const last = (await control.journalHeads()).at(-1);
  const effect = await control.effect(last?.n ?? 0);
  if (effect.outcome === 'refused') throw new Error(effect.reason);
  return effect;
}

const texts = (happenings: readonly Happening[]) => happenings.map(({ on, what }) => `${on} ${what}`);

it('tells a month of a private customer, by day', async () => {
  const sandbox = await home('private-customer');
  await sandbox.control.advanceClock('P31D', 'kept');
  const { happened } = await lastEffect(sandbox);
  const told = texts(happened);
  expect(told).toContain(
    "2026-03-05 Transfer from L D'Averell Current Account (ending 4811) to Rainy day (ending 4812), £4,000.00",
  );
  expect(told).toContain('2026-03-04 Direct debit to Millrace Energy, £398.58, paid');
  expect(told).toContainEqual(expect.stringMatching(/^2026-04-01 Gross interest, £[\d,]+\.\d\d$/));
  expect(told).toContainEqual(expect.stringMatching(/^2026-03-\d\d Standing order to .*, £[\d,]+\.\d\d, paid$/));
  expect(told).toEqual(
    told.toSorted((left, right) =>
      left.slice(0, 10) < right.slice(0, 10) ? -1 : left.slice(0, 10) > right.slice(0, 10) ? 1 : 0,
    ),
  );
});

it.each(Object.keys(personas))('tells of every account of %s that money moved on', async (persona) => {
  const sandbox = await home(persona);
  await sandbox.control.advanceClock('P31D', 'kept');
  const { changes, happened } = await lastEffect(sandbox);
  const entries = changes
    .filter(({ of }) => of === 'postings')
    .flatMap(({ fields }) => JSON.parse(fields.find(({ name }) => name === 'entries')?.after ?? '[]') as Entry[]);
  const moved = entries.filter(({ accountId, minor }) => minor !== 0 && !accountId.startsWith('clearing:'));
  const named = new Set(happened.flatMap(({ accounts }) => accounts.map(({ id }) => id)));
  for (const { accountId } of moved) expect(named).toContain(accountId);
  for (const { what } of happened) expect(what).not.toMatch(/undefined|null|NaN|\[object/);
});

it('tells of what nobody authorised', async () => {
  const sandbox = await home('maker');
  await sandbox.control.advanceClock('P31D', 'kept');
  const told = texts((await lastEffect(sandbox)).happened);
  expect(told).toContainEqual(expect.stringMatching(/^2026-03-25 Payment of maker \(PB\d+\), expired unauthorised$/));
  expect(told).toContainEqual(expect.stringMatching(/^2026-03-31 Bulk file of maker \(BF\d+\), expired unauthorised$/));
  expect(told).toContain('2026-03-25 Message to maker, “Payment not authorised in time”');
  expect(told.filter((each) => each.includes('not made'))).toEqual([]);
});

it('tells of one payment once, and of one that could not be made', async () => {
  const { sandbox, desk } = await nellPaying();
  const order = await desk.order();
  const { body } = await desk.post(order);
  await desk.put((body as { paymentId: string }).paymentId, order);
  const { happened } = await lastEffect(sandbox);
  expect(texts(happened)).toEqual([expect.stringMatching(/^2026-03-02 Payment to .*, £125\.50, paid$/)]);
  expect(happened[0]?.accounts).toEqual([{ id: 'nell:current', name: expect.any(String), ending: '6819' }]);

  await sandbox.control.setSwitches({ payments: 'under-processing' });
  const later = await desk.post(order);
  await desk.put((later.body as { paymentId: string }).paymentId, order);
  expect(texts((await lastEffect(sandbox)).happened)).toEqual([
    expect.stringMatching(/^2026-03-02 Payment to .*, £125\.50, being processed$/),
    expect.stringMatching(/^2026-03-02 .*, £125\.50, pending$/),
  ]);
});
