import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { mondayAtTen, smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { messagesOf, messageTo, switchPhoneOff, switchPhoneOn } from './phone.ts';
import { waitMs } from './second-factor.fixture.ts';

function nell(bank: Bank) {
  const user = bank.records.find('users', 'nell');
  if (user === undefined) throw new Error('No Nell.');
  return user;
}

async function send(bank: Bank, id: string): Promise<void> {
  await commit(bank, [messageTo(bank, nell(bank), { id, text: id, code: null })]);
}

it('delivers a message at once to a phone that is on', async () => {
  const bank = await smallBank();
  await send(bank, 'hello');
  expect(messagesOf(bank, 'nell')).toMatchObject([{ text: 'hello', sentAt: mondayAtTen, arrivedAt: mondayAtTen }]);
});

it('keeps messages for a phone that is off and delivers them in order when it is switched on', async () => {
  const bank = await smallBank();
  await send(bank, 'before');
  await commit(bank, switchPhoneOff(nell(bank)));
  await send(bank, 'one');
  waitMs(bank, 60_000);
  await send(bank, 'two');
  expect(messagesOf(bank).map(({ text }) => text)).toEqual(['before']);
  expect(sweep(bank)).toEqual([]);

  waitMs(bank, 60_000);
  await commit(bank, switchPhoneOn(bank, nell(bank)));
  expect(messagesOf(bank).map(({ text, sentAt, arrivedAt }) => [text, sentAt, arrivedAt])).toEqual([
    ['before', mondayAtTen, mondayAtTen],
    ['one', mondayAtTen, '2026-03-02T10:02:00.000Z'],
    ['two', '2026-03-02T10:01:00.000Z', '2026-03-02T10:02:00.000Z'],
  ]);
});

it('shows each customer only their own messages', async () => {
  const bank = await smallBank();
  await send(bank, 'hello');
  expect(messagesOf(bank, 'barred')).toEqual([]);
});

it('does nothing when the phone is already in that state', async () => {
  const bank = await smallBank();
  expect(switchPhoneOn(bank, nell(bank))).toEqual([]);
  await commit(bank, switchPhoneOff(nell(bank)));
  expect(switchPhoneOff(nell(bank))).toEqual([]);
});
