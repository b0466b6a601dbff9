import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Stream } from '#sandbox/personas/chance.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import { clearing, type Habit, type Leg } from './life.ts';
import { paidOut, type Words } from './paying.ts';
import { monthlyOn, onceOn } from './rhythm.ts';

const hour = 3600;

interface Lent {
  readonly account: AccountRecord;
  readonly principalMinor: number;
  readonly openedDay: number;
  readonly endDay: number;
  readonly levelMinor: number;
  readonly repaymentDay: number;
}

/** A mortgage: the advance goes to the seller's solicitors, and instalments come from the payer's account. */
export function mortgage(account: AccountRecord, payer: Payer, property: string, stream: Stream): Habit[] {
  const lent = lentOn(account);
  return [
    onceOn(lent.openedDay, stream, () => ({
      second: 11 * hour,
      legs: [drawn(lent, clearing('lending'), { description: `Advance for ${property}`, reference: 'ADVANCE' })],
    })),
    ...instalments(lent, payer, 'Mortgage instalment', stream),
  ];
}

/** A loan: paid into the payer's account and spent the same day on its purpose. */
export function loan(account: AccountRecord, payer: Payer, purpose: Words, stream: Stream): Habit[] {
  const lent = lentOn(account);
  return [
    onceOn(lent.openedDay, stream, () => [
      { second: 10 * hour, legs: [drawn(lent, payer.id, { description: 'Loan drawn', reference: 'DRAWDOWN' })] },
      // Early in the day, before the advance could be swept into savings.
      { second: 10 * hour + 1500, legs: [paidOut('chaps', payer.id, lent.principalMinor, purpose)] },
    ]),
    ...instalments(lent, payer, 'Loan instalment', stream),
  ];
}

/** What instalments are taken from: an account, or the outside world. */
type Payer = Pick<AccountRecord, 'id'>;

function lentOn(account: AccountRecord): Lent {
  const { principalMinor, maturesOn, openedOn, instalmentMinor: levelMinor, repaymentDay } = account;
  if (principalMinor === null || maturesOn === null || levelMinor === null || repaymentDay === null) {
    throw new TypeError(`${account.id} is no loan: no sum, no end or no instalment`);
  }
  const [openedDay, endDay] = [dayNumberOf(openedOn), dayNumberOf(maturesOn)];
  return { account, principalMinor, openedDay, endDay, levelMinor, repaymentDay };
}

function drawn({ account, principalMinor }: Lent, to: string, words: Words): Leg {
  return { from: account.id, to, minor: principalMinor, currency: account.currency, code: 'LDN', ...words };
}

/**
 * Each month on the loan's day, interest is added and a level instalment taken; the last one repays the rest. An
 * instalment that the payer's account cannot pay is in arrears and incurs a charge.
 */
function instalments(lent: Lent, payer: Payer, description: string, stream: Stream): Habit[] {
  const { account, openedDay, endDay, levelMinor, repaymentDay } = lent;
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
      return day >= endDay ? owed : Math.min(levelMinor, owed);
    },
    currency: account.currency,
    code: 'LRP',
    description,
    reference: account.number,
  });
  return [
    monthlyOn(repaymentDay, stream, (_, { number, settles }) =>
      settles.some((due) => due.dayOfMonth === repaymentDay && due.number > openedDay)
        ? [
            { second: 6 * hour + 600, legs: [interest] },
            { second: 6 * hour + 900, legs: [instalment(number)], otherwise: [lateCharge(account)] },
          ]
        : [],
    ),
  ];
}

/** For an unpaid instalment (assumed). */
const lateChargeMinor = 25_00;

function lateCharge({ id, currency }: AccountRecord): Leg {
  return paidOut(
    'charge',
    id,
    lateChargeMinor,
    { description: 'Late payment charge', reference: 'LATE PAYMENT' },
    currency,
  );
}
