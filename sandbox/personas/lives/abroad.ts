import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { chanceAt, happens, oneOf, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import type { PersonaDay } from '#sandbox/personas/time/persona-day.ts';
import { type Amount, clearing, type Habit, type Leg } from './life.ts';
import { paidIn, paidOut } from './paying.ts';
import { daily, monthlyOn, never, timeBetween } from './rhythm.ts';

/** Exchange rate ranges of the invented rates, per pound in ten thousandths. */
const rateRange = { EUR: [1_1350, 1_1980], USD: [1_2250, 1_3350] } as const;

type Foreign = keyof typeof rateRange;

/** The month's exchange rate for one pound, in ten thousandths. */
function rateIn(stream: Stream, currency: Foreign, { year, month }: PersonaDay): number {
  const [lowest, highest] = rateRange[currency];
  return wholeBetween(chanceAt(stream, year * 12 + month), lowest, highest);
}

/** Buys currency with pounds once a month while the currency account is below its target. */
export function bought(
  account: AccountRecord,
  payer: AccountRecord,
  terms: { readonly underMinor: number; readonly lotMinor: number; readonly dayOfMonth: number },
  stream: Stream,
): Habit {
  const currency = foreignOf(account);
  return monthlyOn(terms.dayOfMonth, stream, (_, day) => {
    const rate = rateIn(stream, currency, day);
    const lot = onlyIf((balanceOf) => balanceOf(account.id) < terms.underMinor);
    return {
      second: 12 * 3600,
      legs: exchanged(payer, account, lot(toPounds(terms.lotMinor, rate)), lot(terms.lotMinor), rate),
    };
  });
}

/** Sells currency for pounds once a month while the currency account is above its target. */
export function sold(
  account: AccountRecord,
  payee: AccountRecord,
  terms: { readonly overMinor: number; readonly lotMinor: number; readonly dayOfMonth: number },
  stream: Stream,
): Habit {
  const currency = foreignOf(account);
  return monthlyOn(terms.dayOfMonth, stream, (_, day) => {
    const rate = rateIn(stream, currency, day);
    const lot = onlyIf((balanceOf) => balanceOf(account.id) > terms.overMinor);
    return {
      second: 12 * 3600 + 900,
      legs: exchanged(account, payee, lot(terms.lotMinor), lot(toPounds(terms.lotMinor, rate)), rate),
    };
  });
}

/** Horses in training overseas: a monthly bill, and prize money about once a month. */
export function trainedAbroad(
  account: AccountRecord,
  terms: {
    readonly trainer: string;
    readonly horses: readonly [string, ...string[]];
    readonly courses: readonly [string, ...string[]];
  },
  streams: (label: string) => Stream,
): Habit[] {
  const { id, currency } = account;
  return [
    monthlyOn(9, streams(`${id} training`), (chance) => ({
      second: timeBetween(chance, 10, 14),
      legs: [
        paidOut(
          'abroad',
          id,
          1_00 * wholeBetween(chance, 1900, 2700),
          { description: terms.trainer, reference: 'TRAINING FEES' },
          currency,
        ),
        paidOut('charge', id, 12_00, { description: 'International payment charge', reference: 'STANDARD' }, currency),
      ],
    })),
    daily(streams(`${id} prize money`), (chance) =>
      happens(chance, 1, 34)
        ? {
            second: timeBetween(chance, 15, 18),
            legs: [
              paidIn(
                'abroad',
                id,
                Math.min(wholeBetween(chance, 450_00, 6_800_00), wholeBetween(chance, 450_00, 6_800_00)),
                { description: `Prize money ${oneOf(chance, terms.courses)}`, reference: oneOf(chance, terms.horses) },
                currency,
              ),
            ],
          }
        : never,
    ),
  ];
}

/** Yearlings sold overseas twice a year, and the mares' monthly keep there. */
export function bredAbroad(account: AccountRecord, streams: (label: string) => Stream): Habit[] {
  const { id, currency } = account;
  return [
    monthlyOn(
      17,
      streams(`${id} sales`),
      (chance) => ({
        second: timeBetween(chance, 15, 19),
        legs: [
          paidIn(
            'abroad',
            id,
            100_00 * wholeBetween(chance, 180, 640),
            { description: 'Silver Creek Yearling Sale', reference: `HIP ${wholeBetween(chance, 12, 940)}` },
            currency,
          ),
        ],
      }),
      [1, 9],
    ),
    monthlyOn(6, streams(`${id} keep`), (chance) => ({
      second: timeBetween(chance, 14, 18),
      legs: [
        paidOut(
          'abroad',
          id,
          1_00 * wholeBetween(chance, 2100, 3600),
          { description: 'Limestone Hollow Farm', reference: 'MARES KEEP' },
          currency,
        ),
      ],
    })),
  ];
}

/** Both sides of an exchange, each in its own currency; both are booked or neither. */
function exchanged(from: AccountRecord, to: AccountRecord, fromMinor: Amount, toMinor: Amount, rate: number): Leg[] {
  const words = {
    description: `Exchange ${from.currency} to ${to.currency}`,
    reference: `RATE ${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`,
    code: 'FXC',
  } as const;
  return [
    { ...words, from: from.id, to: clearing('exchange', from.currency), minor: fromMinor, currency: from.currency },
    { ...words, from: clearing('exchange', to.currency), to: to.id, minor: toMinor, currency: to.currency },
  ];
}

function onlyIf(condition: (balanceOf: (id: string) => number) => boolean): (minor: number) => Amount {
  return (minor) => (books) => (condition((id) => books.balanceOf(id)) ? minor : 0);
}

/** Rounded down to the penny; the bank keeps the fraction. */
function toPounds(minor: number, rate: number): number {
  return Math.floor((minor * 10_000) / rate);
}

function foreignOf({ id, currency }: AccountRecord): Foreign {
  if (currency === 'GBP') throw new TypeError(`${id} is kept in pounds`);
  return currency;
}
