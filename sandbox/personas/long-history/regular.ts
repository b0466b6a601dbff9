import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { chanceAt, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { type Bill, directDebits, standingOrder } from '#sandbox/personas/lives/bills.ts';
import { clearing, type Habit } from '#sandbox/personas/lives/life.ts';
import { feeWithVat, paidIn, paidOut } from '#sandbox/personas/lives/paying.ts';
import { monthlyOn, timeBetween, weeklyOn, workingDaily } from '#sandbox/personas/lives/rhythm.ts';
import { openedWith } from '#sandbox/personas/lives/savings.ts';
import { staff } from './partners.ts';
import { atPricesOf } from './trade.ts';

const hour = 3600;
const friday = 5;

const shopBills: readonly Bill[] = [
  { payee: 'Furlongshire Business Rates', dayOfMonth: 1, from: 310_00, to: 460_00, step: 1_00 },
  { payee: 'Fetlock & Shaw Insurance', dayOfMonth: 3, from: 210_00, to: 340_00 },
  { payee: 'Millrace Energy', dayOfMonth: 4, from: 260_00, to: 480_00, variation: 25 },
  { payee: 'Greywater Utilities', dayOfMonth: 6, from: 44_00, to: 90_00, variation: 10 },
  { payee: 'Larkspur Broadband', dayOfMonth: 9, from: 42_00, to: 64_00, step: 50 },
  { payee: 'Tallow Mobile', dayOfMonth: 12, from: 90_00, to: 150_00, variation: 8 },
  { payee: 'Tollgate Merchant Services', dayOfMonth: 13, from: 120_00, to: 210_00, variation: 20 },
  { payee: 'Longreach Fuel Card', dayOfMonth: 15, from: 240_00, to: 420_00, variation: 20 },
  { payee: 'Longreach Fuel Card', dayOfMonth: 28, from: 220_00, to: 390_00, variation: 20 },
  { payee: 'Hearthstone Pensions', dayOfMonth: 17, from: 340_00, to: 520_00 },
  { payee: 'Redbrick Alarm Monitoring', dayOfMonth: 18, from: 32_00, to: 58_00, step: 50 },
  { payee: 'Millrace Gas', dayOfMonth: 19, from: 80_00, to: 180_00, variation: 30 },
  { payee: 'Harrowdale Waste', dayOfMonth: 21, from: 64_00, to: 110_00, variation: 5 },
  { payee: 'Ledgerline Software', dayOfMonth: 23, from: 28_00, to: 46_00, step: 50 },
  { payee: 'Saddlers Guild', dayOfMonth: 26, from: 15_00, to: 30_00, step: 5_00 },
];

/** Regular items: takings, wages, bills, taxes, fees, and the lorry's hire purchase. */
export function regularTrade(account: AccountRecord, streams: (label: string) => Stream): Habit[] {
  const order = (payee: string, reference: string, dayOfMonth: number, minor: number) =>
    standingOrder(account.id, { payee, reference, dayOfMonth, minor }, streams(`order ${payee}`));
  return [
    openedWith(account, 60_000_00, streams('opening')),
    takings(account, streams('takings')),
    ...wages(account, streams),
    ...directDebits(account.id, shopBills, streams),
    order('Great Hurdlow Estate', 'SHOP RENT', 1, 1850_00),
    order('Great Hurdlow Estate', 'BARN RENT', 1, 620_00),
    order('Saddlecombe Pony Club', 'SPONSORSHIP', 10, 75_00),
    order('Mrs D Potts Cleaning', 'CLEANING', 28, 260_00),
    ...taxes(account, streams),
    ...fees(account, streams),
    ...abroad(account, streams),
    monthlyOn(14, streams('lorry'), () => ({
      second: 6 * hour + 900,
      legs: [
        {
          from: account.id,
          to: clearing('lending'),
          minor: 486_20,
          currency: 'GBP',
          code: 'LRP',
          description: 'Hire purchase instalment',
          reference: 'DELIVERY LORRY',
        },
      ],
    })),
  ];
}

/** The two tills' card takings, credited the next working day. */
function takings(account: AccountRecord, stream: Stream): Habit {
  return workingDaily(stream, (chance, day) =>
    ['TILL 1', 'TILL 2'].map((till) => ({
      second: 6 * hour + 60,
      legs: [
        paidIn('bacs', account.id, atPricesOf(day, wholeBetween(chance, 580_00, 1560_00)), {
          description: 'Tollgate Merchant Services',
          reference: `${till} ${day.text.slice(8, 10)}${day.text.slice(5, 7)}`,
        }),
      ],
    })),
  );
}

function wages(account: AccountRecord, streams: (label: string) => Stream): Habit[] {
  return staff.map((name) => {
    const stream = streams(`wages ${name}`);
    const weekly = 1_00 * wholeBetween(chanceAt(stream, 0), 280, 430);
    return weeklyOn(friday, stream, (chance, day) => ({
      second: 7 * hour,
      legs: [
        paidOut('bacs', account.id, atPricesOf(day, weekly + 5_25 * wholeBetween(chance, -2, 4)), {
          description: name,
          reference: 'WAGES',
        }),
      ],
    }));
  });
}

function taxes(account: AccountRecord, streams: (label: string) => Stream): Habit[] {
  return [
    monthlyOn(
      7,
      streams('vat'),
      (chance, day) => ({
        second: 6 * hour + 480,
        legs: [
          paidOut('vat', account.id, atPricesOf(day, wholeBetween(chance, 6400_00, 9800_00)), {
            description: 'VAT return',
            reference: 'QUARTERLY RETURN',
          }),
        ],
      }),
      [2, 5, 8, 11],
    ),
    monthlyOn(22, streams('payroll tax'), (chance, day) => ({
      second: 10 * hour,
      legs: [
        paidOut('bacs', account.id, atPricesOf(day, wholeBetween(chance, 1950_00, 2480_00)), {
          description: 'Payroll tax and insurance',
          reference: 'PAYROLL',
        }),
      ],
    })),
  ];
}

function fees(account: AccountRecord, streams: (label: string) => Stream): Habit[] {
  return [
    monthlyOn(2, streams('charges'), (chance) => ({
      second: 6 * hour + 600,
      legs: [
        paidOut('charge', account.id, wholeBetween(chance, 38_00, 84_00), {
          description: 'Account and counter charges',
          reference: 'CHARGES',
        }),
      ],
    })),
    monthlyOn(
      18,
      streams('fee'),
      () => ({ second: 6 * hour + 900, legs: feeWithVat(account.id, 60_00, 'Business account fee', 'QUARTERLY FEE') }),
      [3, 6, 9, 12],
    ),
    monthlyOn(
      23,
      streams('goodwill'),
      (chance) => ({
        second: timeBetween(chance, 11, 16),
        legs: [
          paidIn('goodwill', account.id, 5_00 * wholeBetween(chance, 3, 9), {
            description: 'Correction of counter charges',
            reference: 'CORRECTION',
          }),
        ],
      }),
      [6, 11],
    ),
  ];
}

/** Imported tack, an overseas customer, and euros for the spring fair. */
function abroad(account: AccountRecord, streams: (label: string) => Stream): Habit[] {
  return [
    monthlyOn(16, streams('saddler'), (chance, day) => ({
      second: timeBetween(chance, 10, 15),
      legs: [
        paidOut('abroad', account.id, atPricesOf(day, wholeBetween(chance, 640_00, 2900_00)), {
          description: 'Sattlerei Hohenwald',
          reference: `RE ${day.text.slice(0, 7)}`,
        }),
        paidOut('charge', account.id, 12_00, { description: 'International payment charge', reference: 'STANDARD' }),
      ],
    })),
    monthlyOn(20, streams('ballycarrow'), (chance, day) => ({
      second: timeBetween(chance, 9, 16),
      legs: [
        paidIn('abroad', account.id, atPricesOf(day, wholeBetween(chance, 420_00, 1650_00)), {
          description: 'Ballycarrow Stables',
          reference: 'TACK',
        }),
      ],
    })),
    monthlyOn(
      5,
      streams('euros'),
      (chance) => ({
        second: 12 * hour,
        legs: [
          {
            from: account.id,
            to: clearing('exchange'),
            minor: 50_00 * wholeBetween(chance, 12, 40),
            currency: 'GBP',
            code: 'FXC',
            description: 'Euros bought',
            reference: 'SPRING FAIR',
          },
        ],
      }),
      [3, 9],
    ),
  ];
}
