import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { cardSpending } from './cards.ts';
import type { Habit } from './life.ts';
import { feeWithVat, paidIn, paidOut } from './paying.ts';
import { monthlyOn, timeBetween } from './rhythm.ts';
import { ownersShops, smallShops } from './shops.ts';

/** An owner's private account: drawings and rents in; tax and occasional large expenses out. */
export function estate(account: AccountRecord, drawingsMinor: number, streams: (label: string) => Stream): Habit[] {
  const stream = (label: string) => streams(`${account.id} ${label}`);
  return [
    cardSpending(account.id, { everyday: smallShops, other: ownersShops, most: [1, 2] }, stream('cards')),
    monthlyOn(25, stream('drawings'), () => ({
      second: 6 * 3600 + 60,
      legs: [
        paidIn('bacs', account.id, drawingsMinor, { description: 'Longacre Holdings drawings', reference: 'DRAWINGS' }),
      ],
    })),
    monthlyOn(
      14,
      stream('rents'),
      (chance) => ({
        second: timeBetween(chance, 8, 10),
        legs: [
          paidIn('faster', account.id, 50_00 * wholeBetween(chance, 110, 190), {
            description: 'Netherbrook Farm rents',
            reference: 'QUARTER RENT',
          }),
        ],
      }),
      [3, 6, 9, 12],
    ),
    monthlyOn(
      28,
      stream('tax'),
      (chance) => ({
        second: timeBetween(chance, 9, 12),
        legs: [
          paidOut('chaps', account.id, 100_00 * wholeBetween(chance, 140, 260), {
            description: 'Self assessment tax',
            reference: 'TAX ON ACCOUNT',
          }),
          paidOut('charge', account.id, 20_00, { description: 'CHAPS charge', reference: 'CHAPS' }),
        ],
      }),
      [1, 7],
    ),
    monthlyOn(
      18,
      stream('fee'),
      () => ({ second: 6 * 3600 + 900, legs: feeWithVat(account.id, 90_00, 'Safe custody fee', 'SAFE CUSTODY') }),
      [3, 9],
    ),
  ];
}
