import type { Stream } from '../chance.ts';
import { type Chance, happens, oneOf, wholeBetween } from '../chance.ts';
import { clearing, type Habit, type Happening } from './life.ts';
import { daily, monthlyOn, never, timeBetween } from './rhythm.ts';

/** Where a private customer's card is used, and for how much, in pence. */
interface Shop {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const shops: readonly [Shop, ...Shop[]] = [
  { name: 'Fernleigh Food Hall', from: 18_50, to: 145_00 },
  { name: 'Fernleigh Food Hall', from: 22_00, to: 190_00 },
  { name: 'Marlbeck Market Grocer', from: 6_40, to: 68_00 },
  { name: 'Crumb & Kettle Tea Rooms', from: 7_20, to: 38_00 },
  { name: "The Jockey's Arms", from: 34_00, to: 180_00 },
  { name: "Tarrow's Fish Kitchen", from: 58_00, to: 310_00 },
  { name: 'Longreach Fuels Harrowdale', from: 48_00, to: 128_00 },
  { name: 'Longreach Fuels Wexcombe', from: 52_00, to: 134_00 },
  { name: 'Dovetail Books', from: 8_99, to: 74_00 },
  { name: 'Silverstream Rail', from: 24_60, to: 186_00 },
  { name: 'Halter & Hide Saddlery', from: 26_00, to: 640_00 },
  { name: 'Verdigris Garden Centre', from: 14_00, to: 230_00 },
  { name: 'Bellwether Wine Merchants', from: 62_00, to: 480_00 },
  { name: 'Pennywort Chemist', from: 4_25, to: 46_00 },
  { name: 'Larkspur Online', from: 9_99, to: 260_00 },
  { name: 'Tattershall Tailors', from: 85_00, to: 720_00 },
  { name: 'Harrowdale Car Park', from: 2_40, to: 18_00 },
  { name: 'Cartwheel Theatre', from: 44_00, to: 210_00 },
];

const cashMachines = ['Harrowdale High Street', 'Marlbeck Station', 'Wexcombe Market Place'] as const;

/** Card payments through the week, more at weekends, and now and then a refund. */
export function cardSpending(account: string, stream: Stream): Habit {
  return daily(stream, (chance, day) => {
    const isWeekend = day.weekday === 0 || day.weekday === 6;
    const busiest = isWeekend ? 3 : 2;
    const payments = Array.from({ length: wholeBetween(chance, 0, busiest) }, () => cardPayment(account, chance));
    return happens(chance, 1, 60) ? [...payments, cardRefund(account, chance)] : payments;
  });
}

function cardPayment(account: string, chance: Chance): Happening {
  const shop = oneOf(chance, shops);
  return {
    second: timeBetween(chance, 8, 22),
    legs: [
      {
        from: account,
        to: clearing('cards'),
        // Two draws of which the lesser counts: small purchases are common, the dearest rare.
        minor: Math.min(wholeBetween(chance, shop.from, shop.to), wholeBetween(chance, shop.from, shop.to)),
        currency: 'GBP',
        code: 'CRD',
        description: shop.name,
        reference: cardReference(chance),
      },
    ],
  };
}

function cardRefund(account: string, chance: Chance): Happening {
  const shop = oneOf(chance, shops);
  return {
    second: timeBetween(chance, 9, 18),
    legs: [
      {
        from: clearing('cards'),
        to: account,
        minor: wholeBetween(chance, shop.from, shop.to),
        currency: 'GBP',
        code: 'CRR',
        description: `Refund ${shop.name}`,
        reference: cardReference(chance),
      },
    ],
  };
}

/** Cash from a machine about twice a month, in tens; a little cash paid in at the counter twice a year. */
export function cashInHand(account: string, stream: Stream): Habit {
  return daily(stream, (chance, day) => {
    if (day.weekday !== 0 && happens(chance, 1, 180)) {
      return {
        second: timeBetween(chance, 10, 16),
        legs: [cash(account, 'in', 20_00 * wholeBetween(chance, 3, 40), 'Cash paid in', 'HARROWDALE')],
      };
    }
    if (!happens(chance, 1, 14)) return never;
    const machine = oneOf(chance, cashMachines);
    return {
      second: timeBetween(chance, 8, 21),
      legs: [cash(account, 'out', 10_00 * wholeBetween(chance, 3, 30), `Cash machine ${machine}`, 'CARD')],
    };
  });
}

function cash(account: string, way: 'in' | 'out', minor: number, description: string, reference: string) {
  const till = clearing('cash');
  const [from, to] = way === 'in' ? [till, account] : [account, till];
  return { from, to, minor, currency: 'GBP', code: way === 'in' ? 'CSH' : 'ATM', description, reference } as const;
}

/** A cheque or so a month, numbered one after another, and twice a year one paid in. */
export function cheques(account: string, firstNumber: number, bornInMonth: number, stream: Stream): Habit[] {
  const written = monthlyOn(11, stream, (chance, { year, month }) => ({
    second: 6 * 3600 + 1200,
    legs: [
      {
        from: account,
        to: clearing('cheques'),
        minor: 5_00 * wholeBetween(chance, 8, 130),
        currency: 'GBP',
        code: 'CHQ',
        description: 'Cheque',
        reference: String(firstNumber + year * 12 + month - bornInMonth).padStart(6, '0'),
      },
    ],
  }));
  const paidIn = monthlyOn(
    19,
    stream,
    (chance) => ({
      second: 14 * 3600,
      legs: [
        {
          from: clearing('cheques'),
          to: account,
          minor: 1_00 * wholeBetween(chance, 40, 900),
          currency: 'GBP',
          code: 'CHI',
          description: 'Cheque paid in',
          reference: String(wholeBetween(chance, 100_001, 999_999)),
        },
      ],
    }),
    [2, 9],
  );
  return [written, paidIn];
}

function cardReference(chance: Chance): string {
  return `CARD ${wholeBetween(chance, 100_000, 999_999)}`;
}
