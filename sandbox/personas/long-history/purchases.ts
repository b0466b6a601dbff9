import { chanceAt, happens, oneOf, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { cardsOf, paidByCard } from '#sandbox/personas/lives/cards.ts';
import { clearing, type PlannedEvent } from '#sandbox/personas/lives/life.ts';
import { timeBetween } from '#sandbox/personas/lives/rhythm.ts';
import type { Shops } from '#sandbox/personas/lives/shops.ts';
import { dayNumberOf, type PersonaDay } from '#sandbox/personas/time/persona-day.ts';
import { openedOn, type Purchases } from './line-count.ts';
import { chequeWriters } from './partners.ts';

const counters: Shops = [
  { name: 'Longreach Fuels Harrowdale', from: 42_00, to: 118_00, opens: 7, shuts: 20 },
  { name: 'Longreach Fuels Wexcombe', from: 42_00, to: 126_00, opens: 7, shuts: 20 },
  { name: 'Postern Builders Merchants', from: 6_40, to: 240_00, opens: 7, shuts: 17 },
  { name: 'Inkwell Office Supplies', from: 5_00, to: 96_00, step: 50, less: 1 },
  { name: 'Swiftwing Couriers', from: 7_95, to: 64_00, step: 5, opens: 8, shuts: 19 },
  { name: 'Swiftwing Couriers', from: 7_95, to: 38_00, step: 5, opens: 8, shuts: 19 },
  { name: 'Crumb & Kettle Tea Rooms', from: 4_20, to: 26_00, step: 5, opens: 8, shuts: 17 },
  { name: 'Harrowdale Car Park', from: 1_20, to: 8_40, step: 20, opens: 8, shuts: 18 },
  { name: 'Marlbeck Motor Factors', from: 8_50, to: 185_00 },
  { name: 'Fernleigh Food Hall', from: 6_20, to: 48_00, opens: 8, shuts: 20 },
  { name: 'Larkspur Online', from: 8_00, to: 140_00, step: 50, less: 1, opens: 7, shuts: 22, isOnline: true },
  { name: 'Thursbridge Sales Hotel', from: 95_00, to: 240_00, step: 1_00 },
];

/** Fuel, counter supplies and occasional nights away; a cheque from a regular customer two days in three. */
export function tradePurchases(accountId: string, streams: (label: string) => Stream): Purchases {
  const [counts, stream] = [streams('purchase counts'), streams('purchases')];
  const cards = cardsOf(stream);
  const firstDay = dayNumberOf(openedOn);
  const drawnOn = ({ number, isWorkingDay, weekday }: PersonaDay) => {
    if (number <= firstDay) return { cards: 0, cheques: 0 };
    const chance = chanceAt(counts, number);
    const byCard = isWorkingDay ? wholeBetween(chance, 3, 7) : wholeBetween(chance, 0, weekday === 6 ? 4 : 1);
    return { cards: byCard, cheques: isWorkingDay && happens(chance, 2, 3) ? 1 : 0 };
  };
  return {
    countOn(day) {
      const drawn = drawnOn(day);
      return drawn.cards + drawn.cheques;
    },
    habit(day) {
      const drawn = drawnOn(day);
      const chance = chanceAt(stream, day.number);
      const made: PlannedEvent[] = [];
      for (let left = drawn.cards; left > 0; left -= 1) {
        made.push(paidByCard(accountId, oneOf(chance, counters), chance, cards, oneOf(chance, [1, 1, 2, 2, 3])));
      }
      if (drawn.cheques > 0) made.push(chequePaidIn(accountId, chance));
      return made;
    },
  };
}

function chequePaidIn(accountId: string, chance: Parameters<typeof oneOf>[0]): PlannedEvent {
  return {
    second: timeBetween(chance, 10, 16),
    clearsIn: 2,
    legs: [
      {
        from: clearing('cheques'),
        to: accountId,
        minor: Math.min(wholeBetween(chance, 24_00, 640_00), wholeBetween(chance, 24_00, 640_00)),
        currency: 'GBP',
        code: 'CHI',
        description: `Cheque paid in ${oneOf(chance, chequeWriters)}`,
        reference: String(wholeBetween(chance, 100_001, 999_999)),
      },
    ],
  };
}
