import { chanceAt, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { type Arranged, clearing, type Habit } from './life.ts';
import { monthlyOn, timeBetween, withArranged } from './rhythm.ts';

/** A regular bill: payee, date, range of the usual amount, and monthly variation. */
export interface Bill {
  readonly payee: string;
  readonly dayOfMonth: number;
  readonly from: number;
  readonly to: number;
  /** The usual amount is a multiple of so many pence, such as whole pounds for a donation. */
  readonly step?: number;
  /** In per cent of the usual amount, up or down. */
  readonly variation?: number;
  /** With which it is collected; drawn unless given. */
  readonly reference?: string;
  /** Every month by default. */
  readonly months?: readonly number[];
}

export const householdBills: readonly Bill[] = [
  {
    payee: 'Furlongshire Council Tax',
    dayOfMonth: 1,
    from: 240_00,
    to: 390_00,
    step: 1_00,
    months: [1, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  },
  { payee: 'Millrace Energy', dayOfMonth: 4, from: 180_00, to: 460_00, variation: 25 },
  { payee: 'Greywater Utilities', dayOfMonth: 6, from: 38_00, to: 92_00, step: 50 },
  { payee: 'Larkspur Broadband', dayOfMonth: 9, from: 34_00, to: 58_00, step: 50 },
  { payee: 'Tallow Mobile', dayOfMonth: 12, from: 28_00, to: 96_00, variation: 8 },
  { payee: 'Fetlock & Shaw Insurance', dayOfMonth: 14, from: 145_00, to: 380_00 },
  { payee: 'Hearthstone Pensions', dayOfMonth: 17, from: 400_00, to: 1200_00, step: 50_00 },
  { payee: 'Copperfield Health Cover', dayOfMonth: 20, from: 130_00, to: 310_00 },
  { payee: "Retired Racehorses' Trust", dayOfMonth: 22, from: 20_00, to: 75_00, step: 5_00 },
  { payee: 'Riverbend Club Subscription', dayOfMonth: 25, from: 45_00, to: 160_00, step: 5_00, months: [1, 4, 7, 10] },
];

/** Direct debits, collected early on their due day. */
export function directDebits(account: string, bills: readonly Bill[], streams: (label: string) => Stream): Habit[] {
  return bills.map((bill) => {
    const stream = streams(`${account} direct debit ${bill.payee}`);
    const drawn = wholeBetween(chanceAt(stream, 0), bill.from, bill.to);
    const usual = drawn - (drawn % (bill.step ?? 1));
    const mandate = wholeBetween(chanceAt(stream, 1), 1_000_000, 9_999_999);
    const arranged: Arranged = {
      kind: 'direct-debit',
      id: `${account}:direct-debit:${slugOf(bill.payee)}-${bill.dayOfMonth}`,
      accountId: account,
      name: bill.payee,
      reference: bill.reference ?? `DD${mandate}`,
      repeats: { dayOfMonth: bill.dayOfMonth, ...(bill.months === undefined ? {} : { months: bill.months }) },
    };
    const collected = monthlyOn(
      bill.dayOfMonth,
      stream,
      (chance) => ({
        second: timeBetween(chance, 6, 7),
        arrangedAs: arranged,
        legs: [
          {
            from: account,
            to: clearing('direct-debits'),
            minor: varied(usual, wholeBetween(chance, -(bill.variation ?? 0), bill.variation ?? 0)),
            currency: 'GBP',
            code: 'DDX',
            description: bill.payee,
            reference: arranged.reference,
          },
        ],
      }),
      bill.months,
    );
    return withArranged(collected, arranged);
  });
}

/** A standing order: the same amount each time. */
export function standingOrder(
  account: string,
  order: { readonly payee: string; readonly reference: string; readonly dayOfMonth: number; readonly minor: number },
  stream: Stream,
): Habit {
  const { payee: name, reference, dayOfMonth, minor } = order;
  const arranged: Arranged = {
    kind: 'standing-order',
    id: `${account}:instruction:${slugOf(`${name} ${reference}`)}`,
    accountId: account,
    name,
    reference,
    repeats: { dayOfMonth },
    minor,
    accountNumber: String(wholeBetween(chanceAt(stream, 1), 10_000_000, 89_999_999)),
  };
  const paid = monthlyOn(dayOfMonth, stream, (chance) => ({
    second: timeBetween(chance, 7, 8),
    arrangedAs: arranged,
    legs: [
      {
        from: account,
        to: clearing('standing-orders'),
        minor,
        currency: 'GBP',
        code: 'SOX',
        description: name,
        reference,
      },
    ],
  }));
  return withArranged(paid, arranged);
}

/** For ids. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** An amount changed by a percentage, rounded to the penny, half a penny away from zero. */
export function varied(usualMinor: number, hundredths: number): number {
  return usualMinor + Math.trunc((usualMinor * hundredths) / 100);
}
