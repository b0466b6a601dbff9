import { expect, it } from 'vitest';
import type { Payee } from '#src/api/payees/payee.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { asId, type PartyId, type PayeeId } from '#src/kernel/ids.ts';
import { hubPeople } from './hub-people.ts';
import { payee } from './payee.fixture.ts';

const payers = [{ customerId: asId<PartyId>('party') }];
const one = (title: string, given: Partial<Payee> = {}) => payee({ id: asId<PayeeId>(title), title, ...given });
const titles = (payees: readonly Payee[], from = payers) => hubPeople(payees, from).map(({ title }) => title);

it('offers those paid last first, then others by name, five in all', () => {
  const payees = [
    ...['F', 'E', 'D', 'C'].map((title) => one(title)),
    one('Long ago', { lastPaidOn: calendarDay('2025-01-02') }),
    one('Lately', { lastPaidOn: calendarDay('2026-02-02') }),
  ];
  expect(titles(payees)).toEqual(['Lately', 'Long ago', 'C', 'D', 'E']);
});

it('offers nobody who cannot be paid from these accounts', () => {
  const payees = [one('Waiting', { isActive: false }), one('Of another', { customerId: asId<PartyId>('other') })];
  expect(titles(payees)).toEqual([]);
  expect(titles([one('Anyone')], [])).toEqual([]);
});
