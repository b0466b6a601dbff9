import { expect, it, vi } from 'vitest';
import type { Persona } from '#sandbox/bank/records/persona.ts';
import { emptyBank, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { commit } from './commit.ts';
import { knownUser } from './persona-opening.ts';

function bankWith() {
  const nell = smallPersonas.nell as Persona;
  const open = vi.fn(nell.open);
  return { open, bank: emptyBank({ personas: { nell: { ...nell, open } } }) };
}

it('makes a persona’s book once before the customer is committed', async () => {
  const { bank, open } = bankWith();
  expect(knownUser(bank, 'nell')).toEqual(knownUser(bank, 'nell'));
  await commit(bank, knownUser(bank, 'nell')?.opening ?? []);
  expect(knownUser(bank, 'nell')).toEqual({ user: bank.records.find('users', 'nell'), opening: [] });
  expect(open).toHaveBeenCalledOnce();
});

it('makes another book for another bank', () => {
  const { bank, open } = bankWith();
  knownUser(bank, 'nell');
  knownUser(emptyBank({ personas: bank.plan.personas, seed: 2 }), 'nell');
  expect(open.mock.calls.map(([seed]) => seed)).toEqual([1, 2]);
});

it.each(['nobody', 'constructor', '__proto__'])('finds no persona called %s', (userId) => {
  expect(knownUser(emptyBank(), userId)).toBeUndefined();
});
