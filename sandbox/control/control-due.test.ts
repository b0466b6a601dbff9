import { expect, it } from 'vitest';
import { nellAtHome, openSmallSandbox } from './small-sandbox.fixture.ts';

it('knows of nothing in a bank nobody has come to', async () => {
  const { control } = await openSmallSandbox();
  expect(await control.due()).toEqual({ outcome: 'done', now: '2026-03-02T10:00:00.000Z', due: [] });
});

it('tells what waits, first due first, and changes nothing by telling', async () => {
  const { sandbox } = await nellAtHome();
  const before = await sandbox.control.state();
  const told = await sandbox.control.due();
  expect(told).toMatchObject({
    due: [
      {
        at: '2026-03-02T10:10:00.000Z',
        kind: 'session.watch',
        what: 'The session of nell runs out if nothing is asked',
        books: false,
      },
      { at: '2026-03-03T06:00:00.000Z', kind: 'pound-a-day', what: 'pound-a-day', books: false },
    ],
  });
  expect(await sandbox.control.state()).toEqual(before);
});

it('says when a session runs out as its requests have it, and forgets one that is over', async () => {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.advanceClock('PT5M');
  await hand.call('GET', '/v1/me');
  expect(await sandbox.control.due('2026-03-02T11:00')).toMatchObject({ due: [{ at: '2026-03-02T10:15:00.000Z' }] });
  await sandbox.control.advanceClock('PT11M');
  expect(await sandbox.control.due('2026-03-02T11:00')).toMatchObject({ due: [] });
});

it.each([
  ['2026-03-03T05:59', 1],
  ['2026-03-03T06:00', 2],
  ['month-end', 2],
])('counts what falls due by %s: %i', async (until, count) => {
  const { sandbox } = await nellAtHome();
  const told = await sandbox.control.due(until);
  expect(told.outcome === 'done' && told.due.length).toBe(count);
});

it('refuses a moment there is not', async () => {
  const { control } = await openSmallSandbox();
  expect(await control.due('soon')).toMatchObject({ outcome: 'refused', why: 'misread', where: 'until' });
});
