import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { mailsIn, markRead } from './mail.ts';

it('lists each box, newest first', async () => {
  const bank = await smallBank();
  const customer = await signIn(bank);
  const idsIn = (box: 'inbox' | 'outbox' | 'bulletins') => mailsIn(bank, customer, box).map(({ id }) => id);
  expect([idsIn('inbox'), idsIn('outbox'), idsIn('bulletins')]).toEqual([
    ['rates', 'cards'],
    ['address'],
    ['holidays'],
  ]);
});

it('marks one mail as read by its token', async () => {
  const bank = await smallBank();
  const customer = await signIn(bank);
  const [rates] = mailsIn(bank, customer, 'inbox');
  await commit(bank, markRead(bank, customer, ['inbox'], rates?.token ?? '') ?? []);
  expect(bank.records.all('mails').map(({ id, read }) => [id, read])).toEqual([
    ['cards', true],
    ['rates', true],
    ['address', true],
    ['holidays', false],
  ]);
  expect(markRead(bank, customer, ['inbox'], rates?.token ?? '')).toEqual([]);
});

it('accepts no token of another session, customer or box, and no bare id', async () => {
  const bank = await smallBank();
  const earlier = await signIn(bank);
  const token = mailsIn(bank, earlier, 'inbox')[0]?.token ?? '';
  expect(markRead(bank, earlier, ['bulletins'], token)).toBeUndefined();
  expect(markRead(bank, await signIn(bank, 'barred'), ['inbox'], token)).toBeUndefined();
  expect(markRead(bank, await signIn(bank), ['inbox'], token)).toBeUndefined();
  expect(markRead(bank, earlier, ['inbox'], 'rates')).toBeUndefined();
});
