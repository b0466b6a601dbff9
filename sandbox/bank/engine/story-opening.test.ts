import { expect, it, vi } from 'vitest';
import type { Story } from '#sandbox/bank/records/story.ts';
import { emptyBank, smallStories } from '#sandbox/bank/testing/small-story.fixture.ts';
import { commit } from './commit.ts';
import { knownUser } from './story-opening.ts';

function bankWith() {
  const nell = smallStories.nell as Story;
  const open = vi.fn(nell.open);
  return { open, bank: emptyBank({ stories: { nell: { ...nell, open } } }) };
}

it('makes a story’s book once, however often it is asked for before the customer is taken in', async () => {
  const { bank, open } = bankWith();
  expect(knownUser(bank, 'nell')).toEqual(knownUser(bank, 'nell'));
  await commit(bank, knownUser(bank, 'nell')?.opening ?? []);
  expect(knownUser(bank, 'nell')).toEqual({ user: bank.records.find('users', 'nell'), opening: [] });
  expect(open).toHaveBeenCalledOnce();
});

it('makes another for another bank', () => {
  const { bank, open } = bankWith();
  knownUser(bank, 'nell');
  knownUser(emptyBank({ stories: bank.plan.stories, seed: 2 }), 'nell');
  expect(open.mock.calls.map(([seed]) => seed)).toEqual([1, 2]);
});

it.each(['nobody', 'constructor', '__proto__'])('knows no story called %s', (userId) => {
  expect(knownUser(emptyBank(), userId)).toBeUndefined();
});
