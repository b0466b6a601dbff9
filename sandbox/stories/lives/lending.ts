import type { AccountRecord } from '#sandbox/bank/records.ts';
import type { Stream } from '../chance.ts';
import { dayNumberOf } from '../time/story-day.ts';
import { clearing, type Habit, type Leg } from './life.ts';
import { paidOut, type Words } from './paying.ts';
import { monthlyOn, onceOn } from './rhythm.ts';

const hour = 3600;

interface Lent {
  readonly account: AccountRecord;
  readonly principalMinor: number;
  readonly openedDay: number;
  readonly endDay: number;
}

/** A mortgage: the advance goes straight to the seller's solicitors, and instalments come from the payer's account. */
export function mortgage(account: AccountRecord, payer: AccountRecord, property: string, stream: Stream): Habit[] {
  const lent = lentOn(account);
  return [
    onceOn(lent.openedDay, stream, () => ({
      second: 11 * hour,
      legs: [drawn(lent, clearing('lending'), { description: `Advance for ${property}`, reference: 'ADVANCE' })],
    })),
    ...instalments(lent, payer, 'Mortgage instalment', stream),
  ];
}

/** A loan: drawn into the payer's account and spent there the same day on what it was for. */
export function loan(account: AccountRecord, payer: AccountRecord, purpose: Words, stream: Stream): Habit[] {
  const lent = lentOn(account);
  return [
    onceOn(lent.openedDay, stream, () => [
      { second: 10 * hour, legs: [drawn(lent, payer.id, { description: 'Loan drawn', reference: 'DRAWDOWN' })] },
      // Before anything that looks at the balance could take the loan for savings.
      { second: 10 * hour + 1500, legs: [paidOut('chaps', payer.id, lent.principalMinor, purpose)] },
    ]),
    ...instalments(lent, payer, 'Loan instalment', stream),
  ];
}

function lentOn(account: AccountRecord): Lent {
  const { principalMinor, maturesOn, openedOn } = account;
  if (principalMinor === null || maturesOn === null) throw new TypeError(`${account.id} is no loan: no sum or no end`);
  return { account, principalMinor, openedDay: dayNumberOf(openedOn), endDay: dayNumberOf(maturesOn) };
}

function drawn({ account, principalMinor }: Lent, to: string, words: Words): Leg {
  return { from: account.id, to, minor: principalMinor, currency: account.currency, code: 'LDN', ...words };
}

/**
 * Every month on the loan's day interest is added to what is owed and a level instalment taken off it; the last one,
 * at the end, takes whatever is left.
 */
function instalments(lent: Lent, payer: AccountRecord, description: string, stream: Stream): Habit[] {
  const { account, openedDay, endDay } = lent;
  const level = levelInstalment(lent.principalMinor, account.interestBasisPoints, monthsOf(account));
  const dayOfMonth = Number(account.openedOn.slice(8, 10));
  const interest: Leg = {
    from: account.id,
    to: clearing('interest'),
    minor: (books) => books.interestOn(account.id),
    currency: account.currency,
    code: 'INT',
    description: 'Interest charged',
    reference: 'INTEREST',
    settlesInterestOf: account.id,
  };
  const instalment = (day: number): Leg => ({
    from: payer.id,
    to: account.id,
    minor: ({ balanceOf }) => {
      const owed = Math.max(0, -balanceOf(account.id));
      return day >= endDay ? owed : Math.min(level, owed);
    },
    currency: account.currency,
    code: 'LRP',
    description,
    reference: account.number,
  });
  return [
    monthlyOn(dayOfMonth, stream, (_, { number }) =>
      number > openedDay
        ? [
            { second: 6 * hour + 600, legs: [interest] },
            { second: 6 * hour + 900, legs: [instalment(number)] },
          ]
        : [],
    ),
  ];
}

function monthsOf({ openedOn, maturesOn }: AccountRecord): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(maturesOn ?? openedOn) - monthOf(openedOn);
}

/**
 * The instalment that pays off a sum in so many months at a twelfth of the yearly rate each, up to the next whole
 * penny, so that the last one is the smallest. Whole numbers throughout: growth is kept to 18 decimals.
 */
export function levelInstalment(principalMinor: number, basisPoints: number, months: number): number {
  const one = 10n ** 18n;
  const monthly = (BigInt(basisPoints) * one) / 120_000n;
  if (monthly === 0n) return Math.ceil(principalMinor / months);
  let growth = one;
  for (let month = 0; month < months; month += 1) growth = (growth * (one + monthly)) / one;
  const dividend = BigInt(principalMinor) * monthly * growth;
  const divisor = (growth - one) * one;
  return Number((dividend + divisor - 1n) / divisor);
}
