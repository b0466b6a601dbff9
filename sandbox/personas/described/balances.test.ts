import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { letLive } from '#sandbox/personas/lived-bank.fixture.ts';
import { addDays, addMonths } from '#src/kernel/calendar.ts';
import { balancesOf, describedIn, emptyDescribedBank, madeOn } from './described-bank.fixture.ts';
import type { WrittenDescription } from './description.ts';

const described: Readonly<Record<string, WrittenDescription>> = {
  nothing: {},
  overdrawn: { accounts: [{ balance: '-240.15', overdraft: '300.00' }] },
  'overdrawn to the last penny': { accounts: [{ balance: '-300.00', overdraft: '300.00' }] },
  'every amount nil': {
    accounts: [{ balance: '0.00' }, { product: 'instantAccess', balance: '0.00' }, { product: 'euro', balance: '0' }],
  },
  'a shop and a stud': {
    entities: [{ kind: 'company' }, { kind: 'racing' }],
    accounts: [
      { product: 'business', balance: '812.07' },
      { product: 'racing', entity: 2, balance: '40312.00', habits: 'stud-farm' },
      { product: 'dollar', balance: '12.50' },
      { product: 'prizeMoney', entity: 2, balance: '99999.99' },
    ],
  },
  'what is owed and what is set aside': {
    years: 6,
    accounts: [
      { balance: '5.00', habits: 'salary' },
      { product: 'mortgage', balance: '-201344.18' },
      { product: 'loan', principal: '20000.00', opened: '2025-02-10', arrears: 2, balance: '-15010.99' },
      { product: 'bond', balance: '25000.00' },
      { product: 'notice', balance: '41.01' },
      { product: 'instantAccess', balance: '100000.01' },
    ],
  },
  'busy for ten years': { years: 10, accounts: [{ balance: '77.77', transactionsAMonth: 40, habits: 'quiet' }] },
  'opened the day before yesterday': { accounts: [{ balance: '12.50', opened: addDays(madeOn, -2) }] },
};

const cases = Object.entries(described).map(([name, description]) => ({ name, description }));

it.each(cases)('$name: every balance is what it was said to be', async ({ description }) => {
  const bank = await emptyDescribedBank();
  const balances = balancesOf(bank, await describedIn(bank, description));
  const said = (description.accounts ?? []).map(({ balance }) =>
    balance === undefined ? undefined : Math.round(Number(balance) * 100),
  );
  if (said.length > 0) expect(Object.values(balances)).toEqual(said);
  expect(Object.keys(balances)).not.toHaveLength(0);
  expect(sweep(bank)).toEqual([]);
  await letLive(bank, addDays(madeOn, 1));
  expect(balancesOf(bank, bank.records.all('describedCustomers')[0] as never)).toEqual(balances);
});

it.each(cases)('$name: the books hold after thirteen months', async ({ description }) => {
  const bank = await emptyDescribedBank();
  await describedIn(bank, description);
  await letLive(bank, addMonths(madeOn, 13));
  expect(sweep(bank)).toEqual([]);
});
