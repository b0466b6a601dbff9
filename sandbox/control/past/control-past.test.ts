import { expect, it } from 'vitest';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import { nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';

it('goes to Christmas Eve and back: the same bank, its session, its journal and its clock', async () => {
  const { sandbox, hand } = await nellAtHome();
  const { control } = sandbox;
  expect(await control.bookmark('Before Christmas')).toMatchObject({ outcome: 'done' });
  const before = await control.state();
  await control.setClock('2026-12-24T16:45', 'left');
  await control.bookmark('Christmas Eve');
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 401 });
  expect(await control.rewind('Before Christmas')).toMatchObject({
    outcome: 'done',
    state: { clock: { now: '2026-03-02T10:00:00.000Z', frozen: true } },
  });
  const after = await control.state();
  // The clock's own entry, and the count of banks replaced, are the only differences.
  const moved = { entries: before.entries + 1, timeline: before.timeline + 1, stateHash: after.stateHash };
  expect(after).toEqual({ ...before, ...moved });
  expect(after.stateHash).toBe(before.stateHash);
  expect(await control.bookmarks()).toMatchObject({ bookmarks: [{ name: 'Before Christmas' }] });
  expect((await control.journal()).map(({ n }) => n)).toEqual(
    [...(after.entries ? Array(after.entries).keys() : [])].map((n) => n + 1),
  );
  expect(await control.invariants()).toMatchObject({ hold: true });
});

it('undoes a payment, and both accounts are as they were', async () => {
  const { sandbox } = await nellPaying();
  const { control } = sandbox;
  const before = await control.balances('nell');
  await control.bookmark('start');
  await control.doVerb({ verb: 'money-in', persona: 'nell', with: { amount: '10' } });
  expect(await control.balances('nell')).not.toEqual(before);
  const { entries } = await control.summary();
  await control.rewind(String(entries));
  expect(await control.balances('nell')).toEqual(before);
  expect(await control.rewind('start')).toMatchObject({ outcome: 'done' });
  expect(await control.balances('nell')).toEqual(before);
});

it('goes back to a London time, and a clock that ticked ticks on from there', async () => {
  let wallMs = Date.parse('2026-03-02T10:00:00Z');
  const { control } = await openSmallSandbox({ settings: {}, readWallMs: () => wallMs });
  await control.advanceClock('P2D');
  expect(await control.rewind('2026-03-03T12:00')).toMatchObject({
    state: { clock: { now: '2026-03-03T12:00:00.000Z', frozen: false } },
  });
  wallMs += 60_000;
  expect(await control.summary()).toMatchObject({ clock: { now: '2026-03-03T12:01:00.000Z' } });
});

it('says why it cannot go where it is asked to', async () => {
  const { control } = await openSmallSandbox();
  await control.bookmark('here');
  const before = await control.state();
  expect(await control.rewind('nowhere')).toMatchObject({ why: 'misread', allowed: expect.arrayContaining(['here']) });
  expect(await control.rewind('999')).toMatchObject({ why: 'not-now', reason: 'There is no call 999.' });
  expect(await control.rewind('2027-01-01T10:00')).toMatchObject({
    reason: expect.stringContaining('advance the clock'),
  });
  expect(await control.rewind('2020-01-01T10:00')).toMatchObject({ reason: expect.stringContaining('opened later') });
  expect(await control.rewind('weekend')).toMatchObject({ why: 'misread' });
  for (const name of ['', '12', '2026-03-02T10:00', 'a;b', 'x'.repeat(61)]) {
    expect(await control.bookmark(name)).toMatchObject({ outcome: 'refused', why: 'misread' });
  }
  expect(await control.state()).toEqual(before);
});

it('a store reopens the bank as it was gone back to, with its bookmarks', async () => {
  const store = createMemoryJournalStore();
  const { sandbox } = await nellAtHome({ store });
  const { control } = sandbox;
  await control.bookmark('Monday');
  await control.advanceClock('P3D', 'kept');
  await control.rewind('Monday');
  await control.bookmark('again');
  const left = await control.state();
  const again = await openSmallSandbox({ store, settings: {} });
  expect(await again.control.state()).toEqual(left);
  expect(await again.control.bookmarks()).toMatchObject({ bookmarks: [{ name: 'Monday' }, { name: 'again' }] });
  expect(await again.control.rewind('Monday')).toMatchObject({ outcome: 'done' });
});
