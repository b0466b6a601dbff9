import { expect, it } from 'vitest';
import { instructions, nellPaying } from '#sandbox/control/paying.fixture.ts';
import { nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';

it('lists nothing in an untouched bank', async () => {
  const { control } = await openSmallSandbox();
  expect(await control.due()).toEqual({ outcome: 'done', now: '2026-03-02T10:00:00.000Z', due: [] });
});

it('lists jobs earliest first, and changes nothing', async () => {
  const { sandbox } = await nellAtHome();
  const before = await sandbox.control.state();
  const told = await sandbox.control.due();
  expect(told).toMatchObject({
    due: [
      {
        at: '2026-03-02T10:10:00.000Z',
        kind: 'session.watch',
        what: 'The session of nell expires if it stays idle',
        books: false,
      },
      { at: '2026-03-03T06:00:00.000Z', kind: 'pound-a-day', what: 'pound-a-day', books: false },
    ],
  });
  expect(await sandbox.control.state()).toEqual(before);
});

it('gives the time when a session expires after its last request, and drops ended ones', async () => {
  const { sandbox, hand } = await nellAtHome();
  await sandbox.control.advanceClock('PT5M');
  await hand.call('GET', '/v1/me');
  expect(await sandbox.control.due('2026-03-02T11:00')).toMatchObject({ due: [{ at: '2026-03-02T10:15:00.000Z' }] });
  await sandbox.control.advanceClock('PT11M');
  expect(await sandbox.control.due('2026-03-02T11:00')).toMatchObject({ due: [] });
});

it('names the payee of an instruction, and when a pending payment is resolved and booked', async () => {
  const { sandbox, hand, desk } = await nellPaying();
  await sandbox.control.setSwitches({ payments: 'under-processing' });
  const order = await desk.order();
  const { paymentId } = (await desk.post(order)).body as { paymentId: string };
  await desk.put(paymentId, order);
  const later = { ...order, type: 'NONREC', frequency: '10', startDate: '2026-03-14', endDate: null, later: true };
  const { instructionId } = (await desk.post(later, instructions)).body as { instructionId: string };
  await desk.put(instructionId, later, { path: instructions });
  await hand.call('DELETE', '/v1/session');
  expect(await sandbox.control.due()).toMatchObject({
    due: [
      { at: '2026-03-02T10:03:00.000Z', what: 'The payment to “Ashdown Feed & Forage” is resolved', books: false },
      { at: '2026-03-02T10:03:00.000Z', what: '“Ashdown Feed & Forage” on nell:current is booked', books: true },
      { at: '2026-03-16T06:00:00.000Z', what: '“Ashdown Feed & Forage” is paid from nell:current', books: false },
    ],
  });
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

it('refuses an unknown moment', async () => {
  const { control } = await openSmallSandbox();
  expect(await control.due('soon')).toMatchObject({ outcome: 'refused', why: 'misread', where: 'until' });
});
