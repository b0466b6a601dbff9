import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { chanceAt, happens, oneOf, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import { type Bill, directDebits } from './bills.ts';
import { cheques } from './cash-and-cheques.ts';
import { monthlyPayers } from './funding.ts';
import type { Habit } from './life.ts';
import { feeWithVat, invoiceNumber, paidIn, paidOut } from './paying.ts';
import { monthlyOn, never, timeBetween, workingDaily } from './rhythm.ts';

const clients = [
  'Larkenhill Bloodstock',
  'Mrs A Quarrendale',
  'Netherbrook Partners',
  'Sir G Underwold',
  "D'Estrange Racing",
  'Ravenstoke Thoroughbreds',
  'Staplemead & Daughter',
  'Winterslade Syndicate',
] as const;

const staff = ['B Inglecombe', 'S Merriwick', 'J Cawthorpe', 'P Ellerdine'] as const;

const studBills: readonly Bill[] = [
  { payee: 'Gallagher & Moss Feeds', dayOfMonth: 10, from: 1250_00, to: 2600_00, variation: 15 },
  { payee: 'Millrace Energy', dayOfMonth: 4, from: 480_00, to: 960_00, variation: 25 },
  {
    payee: 'Furlongshire Business Rates',
    dayOfMonth: 1,
    from: 420_00,
    to: 780_00,
    months: [4, 5, 6, 7, 8, 9, 10, 11, 12, 1],
  },
  { payee: 'Ringbone Bloodstock Insurance', dayOfMonth: 15, from: 690_00, to: 1480_00 },
  { payee: 'Greywater Utilities', dayOfMonth: 6, from: 90_00, to: 210_00 },
  { payee: 'Longreach Fuel Card', dayOfMonth: 24, from: 310_00, to: 690_00, variation: 20 },
];

const suppliers = [
  'Harrowdale Hay & Straw',
  'Eastlingham Equine Vets',
  'Fetlock & Sons Farriers',
  'Postern Fencing',
  'Chalk Down Machinery',
] as const;

/** A stud company: mares' keep and covering fees in; wages, feed and tax out; foals sold before Christmas. */
export function studFarm(
  account: AccountRecord,
  streams: (label: string) => Stream,
  bills: readonly Bill[] = studBills,
): Habit[] {
  const stream = (label: string) => streams(`${account.id} ${label}`);
  const bornInMonth = Number(account.openedOn.slice(0, 4)) * 12 + Number(account.openedOn.slice(5, 7));
  return [
    ...monthlyPayers(account, clients, { fromMinor: 2050_00, toMinor: 2800_00, reference: 'MARES KEEP' }, streams),
    ...wages(account, stream),
    ...directDebits(account.id, bills, streams),
    ...cheques(
      account.id,
      wholeBetween(chanceAt(stream('cheque book'), 0), 1001, 4000),
      bornInMonth,
      stream('cheques'),
    ),
    supplies(account, stream('supplies')),
    coverings(account, stream('coverings')),
    ...taxAndFees(account, stream),
    monthlyOn(
      4,
      stream('foals'),
      (chance) => ({
        second: timeBetween(chance, 10, 12),
        legs: [
          paidIn('bacs', account.id, 100_00 * wholeBetween(chance, 160, 520), {
            description: 'Thursbridge Foal Sales',
            reference: `LOT ${wholeBetween(chance, 20, 800)}`,
          }),
        ],
      }),
      [12],
    ),
  ];
}

function wages(account: AccountRecord, stream: (label: string) => Stream): Habit[] {
  return staff.map((name) => {
    const net = 1_00 * wholeBetween(chanceAt(stream(`wages ${name}`), 0), 1780, 2640);
    return monthlyOn(27, stream(`wages ${name}`), () => ({
      second: 7 * 3600,
      legs: [paidOut('bacs', account.id, net, { description: name, reference: 'WAGES' })],
    }));
  });
}

function supplies(account: AccountRecord, stream: Stream): Habit {
  return workingDaily(stream, (chance, day) => {
    if (!happens(chance, 1, 4)) return never;
    const supplier = oneOf(chance, suppliers);
    return {
      second: timeBetween(chance, 9, 17),
      legs: [
        paidOut('faster', account.id, wholeBetween(chance, 85_00, 1240_00), {
          description: supplier,
          reference: invoiceNumber(supplier, day),
        }),
      ],
    };
  });
}

/** The covering season runs from mid-February to July. */
function coverings(account: AccountRecord, stream: Stream): Habit {
  return workingDaily(stream, (chance, { month }) =>
    month >= 2 && month <= 7 && happens(chance, 1, 9)
      ? {
          second: timeBetween(chance, 9, 16),
          legs: [
            paidIn('faster', account.id, 250_00 * wholeBetween(chance, 10, 26), {
              description: oneOf(chance, clients),
              reference: 'COVERING FEE',
            }),
          ],
        }
      : never,
  );
}

function taxAndFees(account: AccountRecord, stream: (label: string) => Stream): Habit[] {
  const openedDay = dayNumberOf(account.openedOn);
  return [
    monthlyOn(
      7,
      stream('vat'),
      (chance, { number }) =>
        number < openedDay + 90
          ? never
          : {
              second: 6 * 3600 + 480,
              legs: [
                paidOut('vat', account.id, wholeBetween(chance, 2900_00, 7400_00), {
                  description: 'VAT return',
                  reference: 'QUARTERLY RETURN',
                }),
              ],
            },
      [2, 5, 8, 11],
    ),
    monthlyOn(22, stream('payroll tax'), (chance) => ({
      second: 10 * 3600,
      legs: [
        paidOut('bacs', account.id, wholeBetween(chance, 2050_00, 2480_00), {
          description: 'Payroll tax and insurance',
          reference: 'PAYROLL',
        }),
      ],
    })),
    monthlyOn(
      18,
      stream('fee'),
      () => ({ second: 6 * 3600 + 900, legs: feeWithVat(account.id, 60_00, 'Business account fee', 'QUARTERLY FEE') }),
      [3, 6, 9, 12],
    ),
  ];
}
