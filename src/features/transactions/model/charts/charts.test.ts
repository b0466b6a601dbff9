import { describe, expect, it } from 'vitest';
import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import { transaction } from '#src/features/transactions/model/transactions.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { balanceOverTime, extremesOf, extremesText } from './balance-over-time.ts';
import { type Loaded, loadedOf, missingText } from './loaded.ts';
import { moneyByMonth } from './money-by-month.ts';
import { chooseSpending, chosenSpending, spendingByCategory } from './spending.ts';

const gbp = (minor: number) => money(minor, 'GBP');
const day = calendarDay;
const [from, to] = [day('2026-01-20'), day('2026-03-02')];
const noTags = new Set<never>();

function loaded(...rows: readonly ReturnType<typeof transaction>[]): Loaded {
  return { from, to, currency: 'GBP', lists: [rows] };
}

describe('the balance', () => {
  it('is the one after the last transaction of each day, oldest first', () => {
    const late = transaction({ day: day('2026-02-03'), balance: gbp(30_00) });
    const early = transaction({ day: day('2026-02-03'), balance: gbp(90_00) });
    const before = transaction({ day: day('2026-01-31'), balance: gbp(-5_00) });
    const { days, isByMonth } = balanceOverTime(loaded(late, early, before));
    expect([days.map(({ balance }) => balance.minor), isByMonth]).toEqual([[-5_00, 30_00], false]);
    expect(extremesOf(days)?.lowest.day).toBe('2026-01-31');
  });

  it('is left out for a day on which the bank gave none, and for another currency', () => {
    const { balance: _, ...silent } = transaction({ day: day('2026-02-03') });
    const early = transaction({ day: day('2026-02-03'), balance: gbp(90_00) });
    const euros = transaction({ day: day('2026-02-02'), balance: money(1, 'EUR') });
    expect(balanceOverTime(loaded(silent, early, euros)).days).toEqual([]);
    expect(extremesOf([])).toBeUndefined();
  });
});

describe('the lowest and the highest balance in words', () => {
  const text = (isDebt: boolean, ...balances: readonly number[]) => {
    const days = balances.map((minor, at) => ({ day: day(`2026-02-0${at + 1}`), balance: gbp(minor) }));
    const extremes = extremesOf(days);
    return extremes && extremesText(extremes, isDebt, ({ minor }) => `${minor / 100}`);
  };

  it('are most and least owed where money is owed', () => {
    expect(text(true, -900_00, -800_00)).toBe('Most owed 900 on 1 February 2026, least owed 800 on 2 February 2026.');
  });

  it('are lowest and highest elsewhere, and where a debt has been overpaid', () => {
    expect(text(false, -5_00, 30_00)).toBe('Lowest -5 on 1 February 2026, highest 30 on 2 February 2026.');
    expect(text(true, -5_00, 30_00)).toMatch(/^Lowest/);
  });
});

describe('money by month', () => {
  it('has every loaded month, and says which are loaded in part', () => {
    const rows = [
      transaction({ day: day('2026-03-01'), flag: 'C', amount: gbp(7_00) }),
      transaction({ day: day('2026-01-25'), flag: 'D', amount: gbp(2_00) }),
      transaction({ day: day('2026-01-25'), flag: 'D', amount: gbp(1_00) }),
    ];
    expect(moneyByMonth(loaded(...rows))).toEqual([
      { from, to: '2026-01-31', isWhole: false, moneyIn: gbp(0), moneyOut: gbp(3_00) },
      { from: '2026-02-01', to: '2026-02-28', isWhole: true, moneyIn: gbp(0), moneyOut: gbp(0) },
      { from: '2026-03-01', to, isWhole: false, moneyIn: gbp(7_00), moneyOut: gbp(0) },
    ]);
  });

  it('keeps to the latest twelve', () => {
    expect(moneyByMonth({ ...loaded(), from: day('2024-01-01') }).map((month) => month.from)[0]).toBe('2025-04-01');
  });
});

describe('spending', () => {
  const card = transaction({ category: 'cardTransactions', flag: 'D', amount: gbp(5_00) });
  const refund = transaction({ category: 'cardTransactions', flag: 'C', amount: gbp(5_00) });
  const vat = transaction({ category: 'vat', flag: 'D', amount: gbp(6_00) });

  it('counts debits only, the largest first', () => {
    expect(spendingByCategory(loaded(card, refund, vat)).map(({ category, count }) => [category, count])).toEqual([
      ['vat', 1],
      ['cardTransactions', 1],
    ]);
  });

  it('filters the list to a category’s debits, and back', () => {
    const first = chooseSpending({ tags: noTags }, 'vat');
    expect(first).toEqual({ tags: new Set(['vat']), flag: 'D' });
    const chosen = { tags: new Set(['vat'] as const), flag: 'D' } as const;
    expect(chooseSpending(chosen, 'vat')).toEqual({ tags: new Set(), flag: undefined });
    expect(chooseSpending(chosen, 'cash')).toEqual({ tags: new Set(['cash']), flag: 'D' });
    expect([chosenSpending(chosen).has('vat'), chosenSpending({ tags: chosen.tags }).size]).toEqual([true, 0]);
  });
});

describe('what is missing', () => {
  it.each([
    ['nothing, unless the bank was asked to search', { tags: noTags, dates: { from, to } }, 0, undefined],
    ['what a search leaves out', { tags: noTags, keyword: 'hay' }, 0, 'Only transactions found by your search.'],
    ['unreadable lines', { tags: noTags }, 2, '2 that could not be read are missing.'],
  ])('is %s', (_, filters, damaged, text) => {
    expect(missingText(filters, damaged)).toBe(text);
  });
});

it('spans all pages that have been loaded', () => {
  const page = (first: string, last: string): TransactionPage => ({
    from: day(first),
    to: day(last),
    transactions: [],
    damagedCount: 0,
  });
  expect(loadedOf([page('2026-02-01', '2026-03-02'), page('2026-01-01', '2026-01-31')], 'GBP')).toMatchObject({
    from: '2026-01-01',
    to: '2026-03-02',
  });
  expect(loadedOf([], 'GBP')).toBeUndefined();
});
