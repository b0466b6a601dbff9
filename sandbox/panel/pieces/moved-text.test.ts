import { expect, it } from 'vitest';
import { movedText } from './moved-text.ts';

const account = (alias: string, balanceMinor: number, availableMinor = balanceMinor) =>
  ({ alias, currency: 'GBP', balanceMinor, availableMinor }) as const;

it('names what each account has gained or lost', () => {
  const before = [account('current', 100_00), account('savings', 5_00), account('mortgage', -900_00)];
  const after = [account('current', 350_00), account('savings', 5_00), account('mortgage', -902_50)];
  expect(movedText(before, after)).toBe('current £350.00 (up £250.00), mortgage −£902.50 (down £2.50)');
});

it('names what is held, and counts accounts beyond the third', () => {
  const names = ['one', 'two', 'three', 'four', 'five'];
  const before = names.map((name) => account(name, 100));
  const after = names.map((name) => account(name, 100, 60));
  expect(movedText(before, after)).toBe(
    'one £0.60 (down £0.40) available, two £0.60 (down £0.40) available, three £0.60 (down £0.40) available, and 2 more accounts',
  );
  expect(movedText(before.slice(0, 4), after.slice(0, 4))).toMatch(/, and 1 more account$/);
});

it('is empty where nothing moved, and for accounts that are new', () => {
  expect(movedText([account('current', 1)], [account('current', 1), account('new', 7)])).toBe('');
});
