import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { bessBank, bessBond, bessLoan } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { account, mortgage } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { agreedInstalment, loanScheduleOf } from './lending.ts';
import { changeRate, whyNotRate } from './rate-testing.ts';

it('keeps the instalment of a loan, so that nothing is in arrears after the fact', async () => {
  const bank = await bessBank();
  const before = loanScheduleOf(bank, bessLoan);
  await commit(bank, changeRate(bessLoan, 990));
  const changed = bank.records.find('accounts', bessLoan.id) ?? bessLoan;
  expect(changed.interestBasisPoints).toBe(990);
  expect(loanScheduleOf(bank, changed)).toEqual(before);
});

it('keeps an instalment that follows from the first rate', async () => {
  expect(mortgage.instalmentMinor).toBeNull();
  const [change] = changeRate(mortgage, 990);
  const instalmentMinor = agreedInstalment(mortgage).minor;
  expect(instalmentMinor).toBeGreaterThan(1_000_00);
  expect(change).toMatchObject({ record: { instalmentMinor, interestBasisPoints: 990 } });
});

it.each([
  ['a savings account', account({ kind: 'IA', interestBasisPoints: 265 }), undefined],
  ['a mortgage', mortgage, undefined],
  ['an account without interest', account(), 'It bears no interest.'],
  ['a bond', bessBond, 'It is a fixed rate bond, whose rate does not change.'],
])('says whether the rate of %s may change', (_, of, why) => {
  expect(whyNotRate(of)).toBe(why);
});
