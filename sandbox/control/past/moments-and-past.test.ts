import { expect, it } from 'vitest';
import { nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';

async function rewoundBank() {
  const { sandbox, hand } = await nellAtHome();
  const { control } = sandbox;
  await control.bookmark('At home');
  await control.addFault({ operationId: 'listAccounts', kind: 'delay=20', match: { account: 'current' } });
  await control.addFault({ operationId: 'createNonce', kind: 'delay=20', only: 1 });
  await hand.call('POST', '/v1/session/nonce');
  await control.bookmark('Later');
  await control.advanceClock('P1D');
  expect(await control.rewind('Later')).toMatchObject({ outcome: 'done' });
  await hand.call('GET', '/v1/accounts');
  return { sandbox, hand };
}

it('a bank that went back opens elsewhere with its bookmarks, its session and its state', async () => {
  const { sandbox, hand } = await rewoundBank();
  const { control } = sandbox;
  const taken = await control.snapshot();
  if (taken.outcome === 'refused') throw new Error(taken.reason);
  const { control: there } = await openSmallSandbox();
  const moment = { format: 'paddock-moment', version: 1, snapshot: taken.snapshot, session: hand.sessionId };
  expect(await there.openSnapshot(moment)).toMatchObject({ outcome: 'done', session: hand.sessionId });
  expect((await there.state()).stateHash).toBe((await control.state()).stateHash);
  expect(await there.bookmarks()).toEqual(await control.bookmarks());
  const withoutMs = async (of: typeof control) => (await of.journal()).map((entry) => ({ ...entry, ms: 0 }));
  expect(await withoutMs(there)).toEqual(await withoutMs(control));
});

it('a moment opened elsewhere goes back to its bookmarks there', async () => {
  const { sandbox } = await nellAtHome();
  await sandbox.control.bookmark('At home');
  const before = await sandbox.control.state();
  await sandbox.control.advanceClock('P1D');
  const taken = await sandbox.control.snapshot();
  if (taken.outcome === 'refused') throw new Error(taken.reason);
  const { control } = await openSmallSandbox();
  await control.openSnapshot(taken.snapshot);
  expect(await control.rewind('At home')).toMatchObject({ outcome: 'done' });
  expect(await control.state()).toMatchObject({ stateHash: before.stateHash, clock: before.clock });
  expect((await control.journal()).at(-1)).toMatchObject({ kind: 'control', act: { act: 'clock' } });
});

it('tells what a call changed in a bank that went back', async () => {
  const { sandbox, hand } = await rewoundBank();
  await hand.call('POST', '/v1/session/nonce');
  const { entries } = await sandbox.control.summary();
  expect(await sandbox.control.effect(entries)).toMatchObject({
    outcome: 'done',
    changes: [{ of: 'sessions', change: 'changed' }],
  });
});
