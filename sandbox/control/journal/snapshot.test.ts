import { expect, it } from 'vitest';
import { decryptPassword } from '#sandbox/bank/session/credentials.ts';
import { payerPersonas } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { sessionOf } from '#sandbox/control/link/control-accounts.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import { lastEntry, nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { toRequest } from '#sandbox/http/pipeline/inbound.ts';
import type { JournalEntry, RequestEntry } from './journal.ts';
import { createMemoryJournalStore } from './memory-journal.fixture.ts';

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
  expect(other).toEqual({ ...one, build: other.build, timeline: 1 });
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

it('keeps its calls, so that it can be exported again with the same state', async () => {
  const { sandbox } = await busyBank();
  const elsewhere = await openSmallSandbox();
  await elsewhere.control.openSnapshot(await snapshotOf(sandbox));
  const journal = (entries: readonly JournalEntry[]) => entries.map((entry) => ({ ...entry, ms: 0 }));
  expect(journal(await elsewhere.control.journal())).toEqual(journal(await sandbox.control.journal()));
  const third = await openSmallSandbox();
  expect(await third.control.openSnapshot(await snapshotOf(elsewhere))).toMatchObject({ outcome: 'done' });
  expect(await third.control.state()).toEqual(await elsewhere.control.state());
});

it('holds no password that was typed wrong, and comes to the same state', async () => {
  const { sandbox, hand } = await nellAtHome();
  await hand.signIn('nell', 'My own 1st password');
  const snapshot = JSON.stringify(await snapshotOf(sandbox));
  const typed = [...snapshot.matchAll(/j_password=([^"&]+)/g)].map(([, sealed = '']) =>
    decryptPassword(decodeURIComponent(sealed)),
  );
  expect(typed.map((each) => each?.password)).toEqual([smallPassword, 'not-the-password']);
  const elsewhere = await openSmallSandbox();
  expect(await elsewhere.control.openSnapshot(JSON.parse(snapshot))).toMatchObject({ outcome: 'done' });
});

it('tells what one call changed, and never a password', async () => {
  const { sandbox, hand } = await nellAtHome();
  await hand.call('POST', '/v1/session/nonce');
  const asked = await lastEntry(sandbox);
  const changes = await effectOf(sandbox, asked.n);
  expect(changes).toEqual([expect.objectContaining({ of: 'sessions', change: 'changed', fields: expect.any(Array) })]);
  const signIn = (await sandbox.control.journal()).find(
    (entry) => entry.kind === 'request' && entry.operationId === 'signIn',
  );
  const opened = await effectOf(sandbox, signIn?.n ?? 0);
  expect(opened).toContainEqual(expect.objectContaining({ of: 'users', id: 'nell', change: 'added' }));
  expect(JSON.stringify(opened)).not.toContain(smallPassword);
});

async function effectOf({ control }: Awaited<ReturnType<typeof openSmallSandbox>>, n: number) {
  const effect = await control.effect(n);
  if (effect.outcome === 'refused') throw new Error(effect.reason);
  return effect.changes;
}

it('is refused when the first calls are no longer kept', async () => {
  const store = createMemoryJournalStore();
  const { sandbox } = await nellAtHome({ store: { ...store, loadEntries: async () => [] } });
  await sandbox.control.setSwitches({ latency: 1 });
  const reloaded = await openSmallSandbox({ settings: {}, store: { ...store, loadEntries: async () => [] } });
  expect(await reloaded.control.snapshot()).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('no longer kept'),
  });
  expect(await reloaded.control.snapshot(99)).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('no call 99'),
  });
});
