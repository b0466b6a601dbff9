import { expect, it, vi } from 'vitest';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { FaultPlan } from '#sandbox/control/link/faults.ts';
import { lastEntry, nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import { createMemoryJournalStore } from './memory-journal.fixture.ts';

const jobKinds = {
  'pound-a-day': () => {
    throw new Error('the purse is empty');
  },
};

/** A bank whose only job fails at six the next morning, with the clock there and no call yet. */
async function morningAfter() {
  let wallMs = Date.parse('2026-03-02T05:00:00Z');
  const sandbox = await openSmallSandbox({ settings: {}, jobKinds, readWallMs: () => wallMs });
  const hand = createSessionByHand(sandbox.fetch);
  await hand.signIn('nell', smallPassword);
  wallMs += 24 * 3_600_000;
  return { ...sandbox, hand };
}

const failedJob = { rule: 'due-job', message: expect.stringContaining('the purse is empty') };

it('reports a due job that failed during a look with the next request', async () => {
  const sandbox = await morningAfter();
  await sandbox.control.state();
  await sandbox.control.state();
  await sandbox.hand.call('POST', '/v1/session/nonce');
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'answer-breach', breaches: [failedJob] });
  await sandbox.hand.call('POST', '/v1/session/nonce');
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', breaches: [] });
});

it('reports it with the tester’s next act too', async () => {
  const { control } = await morningAfter();
  await control.state();
  expect(await control.openSession('barred')).toMatchObject({ outcome: 'refused' });
  await control.setSwitches({ latency: 1 });
  expect((await control.journal()).at(-1)).toMatchObject({ kind: 'control', breaches: [failedJob] });
});

it('leaves no gap in the journal when a request throws', async () => {
  const store = createMemoryJournalStore();
  const { sandbox, hand } = await nellAtHome({ store });
  const { entries } = await sandbox.control.state();
  vi.spyOn(FaultPlan.prototype, 'next').mockImplementationOnce(() => {
    throw new Error('no plan');
  });
  await expect(hand.call('GET', '/v1/me')).rejects.toThrow('no plan');
  await hand.call('POST', '/v1/session/nonce');
  expect((await lastEntry(sandbox)).n).toBe(entries + 1);

  const reloaded = await openSmallSandbox({ store, settings: {} });
  expect(await reloaded.control.state()).toEqual(await sandbox.control.state());
});

it.each([
  ['a known path', '/v1/me', 405, 'contract.wrong-method'],
  ['an unknown path', '/v1/nowhere', 404, 'contract.unknown-path'],
])('treats a HEAD of %s as outside the contract, whatever fault is planned', async (_, path, status, rule) => {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.addFault({ operationId: 'getProfile', kind: 'offline' });
  expect(await hand.call('HEAD', path)).toMatchObject({ status, body: undefined });
  expect(await lastEntry(sandbox)).toMatchObject({ operationId: null, rule, status });
});
