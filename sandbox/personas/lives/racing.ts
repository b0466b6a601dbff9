import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { type Chance, chanceAt, happens, oneOf, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { type Bill, directDebits, standingOrder } from './bills.ts';
import type { Arranged, Habit, PlannedEvent } from './life.ts';
import { feeWithVat, paidIn, paidOut } from './paying.ts';
import { daily, monthlyOn, never, timeBetween, withArranged, workingDaily } from './rhythm.ts';

export interface Stable {
  /** The account that pays for the horses. */
  readonly account: AccountRecord;
  /** Receives prize money; often the same account. */
  readonly prizeMoneyTo: AccountRecord;
  readonly horses: readonly [string, ...string[]];
  readonly trainer: string;
}

const courses = ['Harrowdale', 'Wexcombe', 'Thursbridge', 'Eastlingham', 'Canterbourne', 'Marlbeck'] as const;

const racingBills: readonly Bill[] = [
  { payee: 'Turf Registry Colours & Licence', dayOfMonth: 13, from: 22_00, to: 48_00 },
  { payee: 'Ringbone Bloodstock Insurance', dayOfMonth: 5, from: 210_00, to: 640_00 },
];

/** Horses in training: training bills, vet, farrier and race entries; prize money and VAT refunds. */
export function stable(yard: Stable, streams: (label: string) => Stream): Habit[] {
  const { account, horses, trainer } = yard;
  const stream = (label: string) => streams(`${account.id} ${label}`);
  const feePerHorse = 10_00 * wholeBetween(chanceAt(stream('training fee'), 0), 168, 232);
  return [
    monthlyOn(8, stream('training'), (chance) => ({
      second: timeBetween(chance, 9, 12),
      legs: [
        paidOut('faster', account.id, feePerHorse * horses.length + 1_00 * wholeBetween(chance, 40, 320), {
          description: `${trainer} training fees`,
          reference: `${horses.length} HORSES`,
        }),
      ],
    })),
    standingOrder(
      account.id,
      {
        payee: 'Long Gallop Maintenance',
        reference: 'GALLOPS',
        dayOfMonth: 1,
        minor: 5_00 * wholeBetween(chanceAt(stream('gallops'), 0), 18, 44),
      },
      stream('gallops'),
    ),
    ...directDebits(account.id, racingBills, streams),
    upkeep(yard, stream('upkeep')),
    entries(yard, stream('entries')),
    raceDays(yard, stream('racing')),
    monthlyOn(
      21,
      stream('vat'),
      (chance) => ({
        second: 6 * 3600 + 420,
        legs: [
          paidIn('vat', account.id, wholeBetween(chance, 640_00, 2900_00), {
            description: 'VAT repayment',
            reference: 'QUARTERLY RETURN',
          }),
        ],
      }),
      [2, 5, 8, 11],
    ),
    monthlyOn(
      18,
      stream('accounts'),
      () => ({ second: 6 * 3600 + 900, legs: feeWithVat(account.id, 45_00, 'Racing account fee', 'QUARTERLY FEE') }),
      [3, 6, 9, 12],
    ),
  ];
}

interface Upkeep {
  readonly description: string;
  readonly from: number;
  readonly to: number;
}

/** Vet, farrier and horsebox, three or four times a month. */
function upkeep({ account, horses }: Stable, stream: Stream): Habit {
  const people: readonly [Upkeep, ...Upkeep[]] = [
    { description: 'Eastlingham Equine Vets', from: 65_00, to: 980_00 },
    { description: 'Fetlock & Sons Farriers', from: 90_00, to: 340_00 },
    { description: "Tarrow's Horse Transport", from: 120_00, to: 520_00 },
    { description: 'H Pellew Equine Dentist', from: 70_00, to: 210_00 },
  ];
  return workingDaily(stream, (chance) => {
    if (!happens(chance, 1, 6)) return never;
    const { description, from, to } = oneOf(chance, people);
    return {
      second: timeBetween(chance, 9, 18),
      legs: [
        paidOut('faster', account.id, wholeBetween(chance, from, to), {
          description,
          reference: oneOf(chance, horses),
        }),
      ],
    };
  });
}

/** Entries and declarations, collected every Thursday that is a working day. */
function entries({ account }: Stable, stream: Stream): Habit {
  const mandate = wholeBetween(chanceAt(stream, 0), 1_000_000, 9_999_999);
  const arranged: Arranged = {
    kind: 'direct-debit',
    id: `${account.id}:direct-debit:turf-registry-entries`,
    accountId: account.id,
    name: 'Turf Registry Entries',
    reference: `DD${mandate}`,
    repeats: { weekday: 4 },
  };
  const collected = workingDaily(stream, (chance, day) =>
    day.weekday !== 4
      ? never
      : {
          second: timeBetween(chance, 6, 7),
          arrangedAs: arranged,
          legs: [
            {
              ...paidOut('bacs', account.id, wholeBetween(chance, 32_00, 410_00), {
                description: arranged.name,
                reference: arranged.reference,
              }),
              to: 'clearing:direct-debits:GBP',
              code: 'DDX',
            },
          ],
        },
  );
  return withArranged(collected, arranged);
}

/** About three runners a month. Each costs the jockey's fee; two in five win prize money. */
function raceDays(yard: Stable, stream: Stream): Habit {
  return daily(stream, (chance) => {
    if (!happens(chance, 1, 10)) return never;
    const horse = oneOf(chance, yard.horses);
    const course = oneOf(chance, courses);
    const riding: PlannedEvent = {
      second: timeBetween(chance, 17, 19),
      legs: [
        paidOut('faster', yard.account.id, 1_00 * wholeBetween(chance, 145, 230), {
          description: `Riding fee ${course}`,
          reference: horse,
        }),
      ],
    };
    return happens(chance, 2, 5) ? [riding, prizeMoney(yard, chance, horse, course)] : riding;
  });
}

function prizeMoney({ prizeMoneyTo }: Stable, chance: Chance, horse: string, course: string): PlannedEvent {
  const place = oneOf(chance, ['1st', '2nd', '2nd', '3rd', '3rd', '4th'] as const);
  const most = { '1st': 16_500_00, '2nd': 6_200_00, '3rd': 3_100_00, '4th': 1_450_00 }[place];
  return {
    second: timeBetween(chance, 19, 21),
    legs: [
      paidIn(
        'bacs',
        prizeMoneyTo.id,
        Math.min(wholeBetween(chance, 380_00, most), wholeBetween(chance, 380_00, most)),
        {
          description: `Prize money ${place} ${course}`,
          reference: horse,
        },
      ),
    ],
  };
}
