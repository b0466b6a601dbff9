import { expect, it } from 'vitest';
import { approversOf, ruleOf } from '#sandbox/bank/decisions/approvers.fixture.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { openingBalance } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { toldDayOf } from './bulk-days.ts';

const christmasEve = '2026-12-24';
const day = { text: 'Ashdown Feed,601122,20418836,FP,Hay,125.50', count: 1, minor: 125_50 };

async function fileOn(payOn: string, time: string, over: Parameters<typeof bulkActions>[0] = {}) {
  const bulk = await bulkActions({ at: instantInLondon(calendarDay(payOn), time), ...over });
  const { id } = await bulk.checked({ ...day, payOn });
  return { bulk, id, told: () => toldDayOf(bulk.bank, bulk.fileOf(id)), left: () => openingBalance - bulk.balance() };
}

it('tells the day on which a file is paid that is authorised after the cut-off, and pays it then', async () => {
  const { bulk, id, told, left } = await fileOn(christmasEve, '16:59');
  expect(told()).toBe(christmasEve);
  await bulk.waitUntilLondon(christmasEve, '17:30');
  expect(told()).toBe('2026-12-29');
  await bulk.authorise(id);
  expect(bulk.fileOf(id)).toMatchObject({ state: 'approved', payOn: christmasEve, processedOn: '2026-12-29' });
  await bulk.waitUntilLondon('2026-12-27', '12:00');
  expect([told(), left()]).toEqual(['2026-12-29', 0]);
  await bulk.waitUntilLondon('2026-12-29', '05:59');
  expect(left()).toBe(0);
  await bulk.waitUntilLondon('2026-12-29', '06:00');
  expect(left()).toBe(125_50);
  expect(bulk.fileOf(id).rows[0]?.valueOn).toBe('2026-12-29');
  expect(sweep(bulk.bank)).toEqual([]);
});

it.each([
  ['a second before the cut-off', christmasEve, '16:59:59', christmasEve],
  ['at the cut-off', christmasEve, '17:00:00', '2026-12-29'],
  ['on a bank holiday', '2026-12-25', '10:00:00', '2026-12-29'],
  ['on a Saturday', '2026-03-07', '10:00:00', '2026-03-09'],
])('pays a file authorised %s on the day that was told', async (_, payOn, time, paidOn) => {
  const { bulk, id, told, left } = await fileOn(payOn, '09:00');
  await bulk.waitUntil(`${payOn}T${time}.000Z` as never);
  expect(told()).toBe(paidOn);
  await bulk.authorise(id);
  expect(bulk.fileOf(id).processedOn).toBe(paidOn);
  await bulk.waitUntilLondon(paidOn, '18:00');
  expect(left()).toBe(125_50);
  expect(bulk.fileOf(id)).toMatchObject({ processedOn: paidOn, rows: [{ outcome: 'made', valueOn: paidOn }] });
});

it('tells an authoriser at the cut-off the later day, and its sender by mail', async () => {
  const { bulk, id, told, left } = await fileOn(christmasEve, '16:00', { mandate: 'one-other' });
  await bulk.authorise(id);
  expect(told()).toBe(christmasEve);
  await bulk.waitUntilLondon(christmasEve, '17:00');
  expect(told()).toBe('2026-12-29');
  expect(ruleOf(await approversOf(bulk).approve('tom'))).toBe('approvals.authorised');
  expect([told(), left()]).toEqual(['2026-12-29', 0]);
  const [mail] = bulk.bank.records.all('mails').filter(({ userId }) => userId === 'nell');
  expect(mail?.body).toContain('Its payments are made on 29/12/2026.');
  await bulk.waitUntilLondon('2026-12-29', '06:00');
  expect(left()).toBe(125_50);
});

it('lets an authoriser act until the day that its sender was told', async () => {
  const { bulk, id, told, left } = await fileOn(christmasEve, '17:30', { mandate: 'one-other' });
  await bulk.authorise(id);
  const { approve } = approversOf(bulk);
  await bulk.waitUntilLondon('2026-12-28', '12:00');
  expect(told()).toBe('2026-12-29');
  expect(ruleOf(await approve('tom'))).toBe('approvals.authorised');
  expect(left()).toBe(0);
  await bulk.waitUntilLondon('2026-12-29', '06:00');
  expect(left()).toBe(125_50);

  const late = await fileOn(christmasEve, '17:30', { mandate: 'one-other' });
  await late.bulk.authorise(late.id);
  const others = approversOf(late.bulk);
  await late.bulk.waitUntilLondon('2026-12-30', '09:00');
  expect(ruleOf(await others.approve('tom'))).toBe('dates');
  expect(late.told()).toBe('2026-12-29');
});
