import { expect, it } from 'vitest';
import { saidOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { type TransferActions, transferActions } from '#sandbox/bank/testing/transfer-actions.fixture.ts';

const moneyOf = ({ balance }: TransferActions) => ({ from: balance('nell:current'), to: balance('nell:savings') });

it('moves the sum on both accounts on each of its days, and nothing before', async () => {
  const actions = await transferActions();
  const before = moneyOf(actions);
  expect(saidOf(await actions.instruct({ frequency: '30', startDate: '2026-03-04', minor: 10_00 }))).toBe(
    'instructions.set-up',
  );
  expect(moneyOf(actions)).toEqual(before);
  await actions.waitUntilLondon('2026-03-04', '05:59');
  expect(moneyOf(actions)).toEqual(before);
  await actions.waitUntilLondon('2026-03-04', '06:00');
  expect(moneyOf(actions)).toEqual({ from: before.from - 10_00, to: before.to + 10_00 });
  await actions.waitUntilLondon('2026-03-11', '06:00');
  expect(moneyOf(actions)).toEqual({ from: before.from - 20_00, to: before.to + 20_00 });
  expect(actions.bank.ledger.postings.slice(-2).map(({ code }) => code)).toEqual(['ITF', 'ITF']);
});

it('is no regular transfer without the permission for later payments, but a single one', async () => {
  const actions = await transferActions({ user: { permittedFunctions: ['transfer'] } });
  const before = moneyOf(actions);
  expect(saidOf(await actions.instruct({ frequency: '30', startDate: '2026-03-04' }))).toBe('function-missing');
  expect(saidOf(await actions.instruct({ type: 'NONREC', frequency: '10', startDate: '2026-03-09' }))).toBe(
    'instructions.set-up',
  );
  await actions.waitUntilLondon('2026-03-04', '06:00');
  expect(moneyOf(actions)).toEqual(before);
});

it('waits for the next working day', async () => {
  const actions = await transferActions();
  const before = moneyOf(actions);
  await actions.instruct({ type: 'NONREC', frequency: '10', startDate: '2026-03-07', minor: 10_00 });
  await actions.waitUntilLondon('2026-03-09', '05:59');
  expect(moneyOf(actions)).toEqual(before);
  await actions.waitUntilLondon('2026-03-09', '06:00');
  expect(moneyOf(actions)).toEqual({ from: before.from - 10_00, to: before.to + 10_00 });
  await actions.waitUntilLondon('2026-06-09', '06:00');
  expect(moneyOf(actions)).toEqual({ from: before.from - 10_00, to: before.to + 10_00 });
});

it('misses a run without funds, and moves nothing', async () => {
  const actions = await transferActions();
  await actions.instruct({ type: 'NONREC', frequency: '10', startDate: '2026-03-04', minor: 30_000_00 });
  await actions.transfer({ minor: 20_000_01 });
  const before = moneyOf(actions);
  await actions.waitUntilLondon('2026-03-04', '06:00');
  expect(moneyOf(actions)).toEqual(before);
  expect(actions.bank.records.all('instructions')).toMatchObject([{ state: 'closed', missedOn: ['2026-03-04'] }]);
});

it.each([
  ['today', { startDate: '2026-03-02' }, 'dates'],
  ['tomorrow', { startDate: '2026-03-03' }, 'instructions.set-up'],
  ['in ninety days', { startDate: '2026-05-31' }, 'instructions.set-up'],
  ['in ninety-one days', { startDate: '2026-06-01' }, 'dates'],
  ['a day after its end', { startDate: '2026-03-16', endDate: '2026-03-15' }, 'dates'],
  ['with more than is available', { minor: 50_000_01 }, 'not-enough-funds'],
] as const)('decides on one that starts %s', async (_, over, said) => {
  const actions = await transferActions();
  expect(saidOf(await actions.instruct(over))).toBe(said);
});

it('moves nothing while it needs authorisation', async () => {
  const actions = await transferActions();
  const before = moneyOf(actions);
  actions.bank.payments = 'needs-authoriser';
  expect(saidOf(await actions.instruct({ startDate: '2026-03-04' }))).toBe('instructions.awaits-authorisation');
  await actions.waitUntilLondon('2026-03-05', '06:00');
  expect(moneyOf(actions)).toEqual(before);
});
