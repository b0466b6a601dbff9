import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { chanceAt, happens, oneOf, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import { directDebits, householdBills, standingOrder, varied } from './bills.ts';
import { cardSpending, cardsOf } from './cards.ts';
import { cashHabit, cheques } from './cash-and-cheques.ts';
import type { Habit } from './life.ts';
import { feeWithVat, invoiceNumber, paidIn, paidOut } from './paying.ts';
import { monthlyOn, never, onceOn, timeBetween, workingDaily } from './rhythm.ts';
import { householdShops, smallShops } from './shops.ts';

export interface Household {
  readonly account: AccountRecord;
  readonly surname: string;
  /** Transferred from the previous bank on the opening day. */
  readonly openingMinor: number;
  /** Monthly income after tax. */
  readonly monthlyIncomeMinor: number;
  readonly paysSchoolFees: boolean;
  /** Saved payees that are paid as tradespeople are. */
  readonly payees?: readonly SavedPayee[];
}

interface SavedPayee {
  readonly description: string;
  readonly reference: string;
}

const firms = [
  'Halcyon Surveyors LLP',
  'Brightling & Rowe Partners',
  'Meridian Orchard Group',
  'Castlefield Chambers',
] as const;
const tradesmen = [
  'Harrowdale Roofing',
  'Pellow Tree Surgeons',
  'M Tandy Electrical',
  "Gower's Garage",
  'Quill & Ledger Accountants',
  'Wisteria Interiors',
  'Eastlingham Vets',
  'Stonecrop Landscapes',
] as const;

/** A family's current account: pay and dividends in; bills, cards, cash and cheques out. */
export function household(home: Household, streams: (label: string) => Stream): Habit[] {
  const { account, surname } = home;
  const stream = (label: string) => streams(`${account.id} ${label}`);
  const opened = dayNumberOf(account.openedOn);
  const firstCheque = wholeBetween(chanceAt(stream('cheque book'), 0), 101, 800);
  const openedInMonth = Number(account.openedOn.slice(0, 4)) * 12 + Number(account.openedOn.slice(5, 7));
  return [
    onceOn(opened, stream('opening'), () => ({
      second: 9 * 3600 + 1800,
      legs: [
        paidIn('faster', account.id, home.openingMinor, {
          description: `${surname} from former bank`,
          reference: 'OPENING',
        }),
      ],
    })),
    ...income(home, stream),
    ...directDebits(account.id, householdBills, streams),
    standingOrder(
      account.id,
      {
        payee: `Miss T ${surname}`,
        reference: 'ALLOWANCE',
        dayOfMonth: 2,
        minor: 50_00 * wholeBetween(chanceAt(stream('allowance'), 0), 4, 12),
      },
      stream('allowance'),
    ),
    standingOrder(
      account.id,
      {
        payee: 'Mrs D Potts Housekeeping',
        reference: 'WAGES',
        dayOfMonth: 26,
        minor: 25_00 * wholeBetween(chanceAt(stream('wages'), 0), 14, 26),
      },
      stream('wages'),
    ),
    cardSpending(account.id, { everyday: smallShops, other: householdShops, most: [2, 3] }, stream('cards')),
    cashHabit(account.id, cardsOf(stream('cards'))[0], stream('cash')),
    ...cheques(account.id, firstCheque, openedInMonth, stream('cheques')),
    payments(home, stream('payments')),
    ...occasions(home, stream),
  ];
}

function income({ account, monthlyIncomeMinor }: Household, stream: (label: string) => Stream): Habit[] {
  const employer = oneOf(chanceAt(stream('employer'), 0), firms);
  return [
    monthlyOn(28, stream('salary'), (_, { year }) => ({
      second: 6 * 3600 + 60,
      // Pay rises a little every January. It is counted from 2015, before any persona begins.
      legs: [
        paidIn('bacs', account.id, varied(monthlyIncomeMinor, Math.min(30, Math.max(0, year - 2015))), {
          description: employer,
          reference: 'SALARY',
        }),
      ],
    })),
    monthlyOn(
      15,
      stream('dividends'),
      (chance) => ({
        second: timeBetween(chance, 9, 11),
        legs: [
          paidIn('faster', account.id, wholeBetween(chance, 1800_00, 5200_00), {
            description: 'Longacre Holdings dividend',
            reference: `DIV ${wholeBetween(chance, 1000, 9999)}`,
          }),
        ],
      }),
      [1, 4, 7, 10],
    ),
  ];
}

/** Two or three payments a month to tradespeople. */
function payments({ account: { id: account }, payees = [] }: Household, stream: Stream): Habit {
  return workingDaily(stream, (chance, day) => {
    if (!happens(chance, 1, 8)) return never;
    // Saved payees are paid twice as often.
    const paid = oneOf<(typeof tradesmen)[number] | SavedPayee>(chance, [...tradesmen, ...payees, ...payees]);
    const description = typeof paid === 'string' ? paid : paid.description;
    return {
      second: timeBetween(chance, 9, 20),
      legs: [
        paidOut('faster', account, 5_00 * wholeBetween(chance, 9, 190), {
          description,
          reference: typeof paid === 'string' ? invoiceNumber(paid, day) : paid.reference,
        }),
      ],
    };
  });
}

function occasions({ account, paysSchoolFees }: Household, stream: (label: string) => Stream): Habit[] {
  const schoolFees = monthlyOn(
    7,
    stream('school'),
    (chance) => ({
      second: timeBetween(chance, 10, 12),
      legs: [
        paidOut('bacs', account.id, 10_00 * wholeBetween(chance, 480, 620), {
          description: 'Saddlecombe College fees',
          reference: 'TERM FEES',
        }),
      ],
    }),
    [1, 4, 9],
  );
  const holiday = monthlyOn(
    16,
    stream('holiday'),
    (chance) => ({
      second: timeBetween(chance, 10, 15),
      legs: [
        paidOut('abroad', account.id, 10_00 * wholeBetween(chance, 140, 380), {
          description: 'Villa Orsola, Lake Maggiore',
          reference: 'SUMMER LET',
        }),
        paidOut('charge', account.id, 30_00, { description: 'International payment charge', reference: 'URGENT' }),
      ],
    }),
    [5],
  );
  const safeCustody = monthlyOn(
    18,
    stream('safe custody'),
    () => ({ second: 6 * 3600 + 900, legs: feeWithVat(account.id, 120_00, 'Safe custody fee', 'SAFE CUSTODY') }),
    [3],
  );
  const goodwill = monthlyOn(
    23,
    stream('goodwill'),
    (chance) => ({
      second: timeBetween(chance, 11, 16),
      legs: [
        paidIn('goodwill', account.id, 5_00 * wholeBetween(chance, 3, 15), {
          description: 'Goodwill payment, with our apologies',
          reference: 'GOODWILL',
        }),
      ],
    }),
    [11],
  );
  return paysSchoolFees ? [schoolFees, holiday, safeCustody, goodwill] : [holiday, safeCustody, goodwill];
}
