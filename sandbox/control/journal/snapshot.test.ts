import { expect, it } from 'vitest';
import { payerPersonas } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { sessionOf } from '#sandbox/control/grammar/control-accounts.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import { lastEntry, nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { toRequest } from '#sandbox/http/pipeline/inbound.ts';
import type { RequestEntry } from './journal.ts';

async function snapshotOf({ control }: Awaited<ReturnType<typeof openSmallSandbox>>, before?: number) {
  const taken = await control.snapshot(before);
  if (taken.outcome === 'refused') throw new Error(taken.reason);
  // As read from a file.
  return JSON.parse(JSON.stringify(taken.snapshot)) as unknown;
}

async function busyBank() {
  let wallMs = Date.parse('2026-03-02T10:00:00Z');
  const settings = {
    persona: 'nell',
    seed: 7,
    faults: [{ operationId: 'listAccounts', kind: '500', only: 2 }],
  } as const;
  const { sandbox, hand } = await nellAtHome({ settings, readWallMs: () => wallMs });
  await hand.call('GET', '/v1/accounts');
  wallMs += 61_234;
  await hand.call('GET', '/v1/accounts');
  await sandbox.control.setSwitches({ otp: '204816' });
  await sandbox.control.advanceClock('P1D');
  await sandbox.control.openSession('nell');
  await hand.call('POST', '/v1/session/nonce');
  return { sandbox, hand };
}

it('opens the same bank elsewhere, with the same hash', async () => {
  const { sandbox } = await busyBank();
  await sandbox.control.freezeClock();
  const elsewhere = await openSmallSandbox();
  expect(await elsewhere.control.openSnapshot(await snapshotOf(sandbox))).toMatchObject({ outcome: 'done' });
  const [one, other] = [await sandbox.control.state(), await elsewhere.control.state()];
  expect(other).toEqual({ ...one, build: other.build });
});

it('answers a call elsewhere exactly as here, with the same session, nonce and tokens', async () => {
  const { sandbox, hand } = await nellAtHome();
  const things = await sandbox.control.accounts({ persona: 'nell' });
  if (things.outcome === 'refused') throw new Error(things.reason);
  await hand.call('PUT', '/v1/me/credentials', { json: { type: 'PASSWORD', old: '', new: '' } });
  await hand.call('GET', `/cz/v1/accountAddress/${things.accounts[0]?.token}`);
  const asked = await lastEntry(sandbox);
  await hand.call('DELETE', '/v1/session');

  const elsewhere = await openSmallSandbox();
  await elsewhere.control.openSnapshot(await snapshotOf(sandbox, asked.n));
  await elsewhere.exchange(toRequest(asked.request), sessionOf(asked.request));
  const again = await lastEntry(elsewhere);
  expect({ ...again, ms: 0 }).toEqual({ ...asked, ms: 0 } satisfies RequestEntry);
});

it('confirms the fourth payment elsewhere as here, after the first three', async () => {
  const { sandbox, desk } = await nellPaying();
  for (const reference of ['One', 'Two', 'Three', 'Four']) {
    const order = await desk.order({ reference });
    const { body } = await desk.post(order);
    const { paymentId } = body as { paymentDetails?: { paymentId: string }; paymentId?: string } as {
      paymentId: string;
    };
    await desk.put(paymentId, order);
  }
  const asked = await lastEntry(sandbox);
  expect(asked).toMatchObject({ operationId: 'confirmPayment', status: 200 });
  const elsewhere = await openSmallSandbox({ personas: payerPersonas, jobKinds: {} });
  await elsewhere.control.openSnapshot(await snapshotOf(sandbox, asked.n));
  await elsewhere.exchange(toRequest(asked.request), sessionOf(asked.request));
  expect({ ...(await lastEntry(elsewhere)), ms: 0 }).toEqual({ ...asked, ms: 0 });
  expect((await elsewhere.control.state()).stateHash).toBe((await sandbox.control.state()).stateHash);
});

it('carries out a late request elsewhere as here', async () => {
  const { sandbox, desk } = await nellPaying();
  const order = await desk.order();
  const { body } = await desk.post(order);
  await sandbox.control.addFault({ operationId: 'confirmPayment', kind: 'late=5', only: 1 });
  await desk.put((body as { paymentId: string }).paymentId, order).catch(() => undefined);
  await sandbox.control.advanceClock('PT1M');
  const elsewhere = await openSmallSandbox({ personas: payerPersonas, jobKinds: {} });
  expect(await elsewhere.control.openSnapshot(await snapshotOf(sandbox))).toMatchObject({ outcome: 'done' });
  expect((await elsewhere.control.state()).stateHash).toBe((await sandbox.control.state()).stateHash);
});

it.each([
  ['no snapshot', 'a text'],
  ['an unknown version', { version: 2 }],
  [
    'a persona there is not',
    { version: 1, sandbox: 'persona:nobody', wallMs: 0, opening: 1, journal: [], standsAt: '2026-03-02T10:00:00.000Z' },
  ],
])('refuses %s with a reason, and keeps the current bank', async (_, snapshot) => {
  const { sandbox, hand } = await nellAtHome();
  expect(await sandbox.control.openSnapshot(snapshot)).toMatchObject({
    outcome: 'refused',
    reason: expect.stringMatching(/\w/),
  });
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });
});

it('is refused when the first calls are no longer kept', async () => {
  const { sandbox } = await nellAtHome();
  const elsewhere = await openSmallSandbox();
  await elsewhere.control.openSnapshot(await snapshotOf(sandbox));
  expect(await elsewhere.control.snapshot()).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('no longer kept'),
  });
  expect(await elsewhere.control.snapshot(99)).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('no call 99'),
  });
});
