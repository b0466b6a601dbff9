import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { emptyBank, smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { bankWith } from '#sandbox/personas/lived-bank.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { findOwnAccount } from './own-accounts.ts';

const openingDay = calendarDay('2026-06-17');

it('finds an account of an open persona and opens nothing', async () => {
  const bank = await smallBank();
  const found = findOwnAccount(bank, '31926819');
  expect([found?.account.id, found?.party.id, found?.opening]).toEqual(['nell:current', 'party-nell', []]);
});

it('finds an account of an unopened persona and opens it', async () => {
  const bank = await bankWith('joint-holder', 1, openingDay);
  const other = await bankWith('private-customer', 1, openingDay);
  const number = other.records.find('accounts', 'private-customer:current')?.number ?? '';
  const found = findOwnAccount(bank, number);
  expect(found?.account).toEqual(other.records.find('accounts', 'private-customer:current'));
  expect(bank.records.find('users', 'private-customer')).toBeUndefined();
  await commit(bank, found?.opening ?? []);
  expect(findOwnAccount(bank, number)).toMatchObject({ account: { id: 'private-customer:current' }, opening: [] });
});

it('finds nothing under an unused number', async () => {
  const bank = await bankWith('private-customer', 1, openingDay);
  for (const number of ['20000000', '31000000', '99999999', '']) expect(findOwnAccount(bank, number)).toBeUndefined();
  expect(findOwnAccount(emptyBank(), '31926819')).toBeUndefined();
});
