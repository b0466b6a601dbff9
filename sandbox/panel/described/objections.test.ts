import { beforeAll, expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { emptyDescribedBank } from '#sandbox/personas/described/described-bank.fixture.ts';
import { describer } from '#sandbox/personas/described/describer.ts';
import { reasonAt, reasonsIn, takenIdIn } from './objections.ts';
import { madeAlready } from './open-customer.ts';

let bank: Bank;

beforeAll(async () => {
  bank = await emptyDescribedBank();
  await describer.load();
});

function refusal(...descriptions: unknown[]): string {
  try {
    describer.recordsOf(bank, descriptions);
    return '';
  } catch (failure) {
    return (failure as Error).message;
  }
}

it('takes the bank’s refusal apart, place by place', () => {
  const text = refusal({ years: 'two', accounts: [{ product: 'gold' }, { balance: '12,5' }], coins: 3 });
  const reasons = reasonsIn(text);
  expect(reasons.map(({ where }) => where)).toEqual(['years', 'accounts[0].product', 'accounts[1].balance', '']);
  expect(reasons.at(-1)?.reason).toBe('There is no “coins” here.');
  expect(reasonAt(reasons, ['years'])).toBe('This has to be a number.');
  expect(reasonAt(reasons, ['accounts', 0, 'product'])).toMatch(/^This is not one of the values\. Allowed: current, /);
  expect(reasonAt(reasons, ['accounts', 1, 'balance'])).toMatch(/^A balance is text such as/);
  expect(reasonAt(reasons, ['accounts', 1, 'overdraft'])).toBeUndefined();
});

it('finds what is wrong inside of a part, but not of another whose name begins alike', () => {
  const reasons = [{ where: 'people[0].limits', reason: 'No.' }];
  expect(reasonAt(reasons, ['people'])).toBe('No.');
  expect(reasonAt(reasons, ['people', 0, 'lim'])).toBeUndefined();
});

it('keeps what is allowed with its reason', () => {
  const [only, ...others] = reasonsIn(refusal({ accounts: [{ balance: '-500.00', overdraft: '100.00' }] }));
  expect(others).toEqual([]);
  expect(only).toEqual({
    where: 'accounts[0].balance',
    reason: 'This is beyond the overdraft. Allowed: -100.00 or more, an overdraft of 500.00.',
  });
});

it('knows the customer who is there already, and no other of the same id', () => {
  const again = refusal({ years: 3 }, { years: 3 }).replace('[1].', '');
  expect(madeAlready({ years: 3 }, again)).toBe(takenIdIn(again));
  expect(takenIdIn(again)).toMatch(/^c[0-9a-f]{8}$/);
  const other = refusal({ id: 'ada' }, { id: 'ada' }).replace('[1].', '');
  expect(takenIdIn(other)).toBe('ada');
  expect(madeAlready({ id: 'ada' }, other)).toBeUndefined();
  expect(takenIdIn(refusal({ years: 'two' }))).toBeUndefined();
});
