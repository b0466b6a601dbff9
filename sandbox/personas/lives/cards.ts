import { type Chance, chanceAt, happens, oneOf, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import type { PersonaDay } from '#sandbox/personas/time/persona-day.ts';
import { clearing, type Habit, type PlannedEvent } from './life.ts';
import { daily, timeBetween } from './rhythm.ts';
import type { Shop, Shops } from './shops.ts';

/** Shops for small everyday purchases and for larger ones. */
export interface Wallet {
  readonly everyday: Shops;
  readonly other: Shops;
  /** Maximum larger purchases a day. */
  readonly most: readonly [weekday: number, weekend: number];
}

/**
 * Card payments: one small purchase every day, larger ones mostly at weekends, and an occasional refund. Each is
 * pending for one to three working days until the merchant's bank collects it.
 */
export function cardSpending(account: string, wallet: Wallet, stream: Stream): Habit {
  const cards = cardsOf(stream);
  return daily(stream, (chance, day) => {
    const isWeekend = day.weekday === 0 || day.weekday === 6;
    const payments = [paidByCard(account, shopOn(day, chance, wallet), chance, cards, oneOf(chance, [2, 2, 3]))];
    for (let more = wholeBetween(chance, 0, wallet.most[isWeekend ? 1 : 0]); more > 0; more -= 1) {
      payments.push(paidByCard(account, oneOf(chance, wallet.other), chance, cards, oneOf(chance, [1, 1, 2, 2, 3])));
    }
    if (happens(chance, 1, 60)) payments.push(refunded(account, oneOf(chance, wallet.other), chance, cards));
    return payments;
  });
}

/** The cards of an account by their last four digits; the first is used most. */
export function cardsOf(stream: Stream): readonly [string, ...string[]] {
  const chance = chanceAt(stream, -1);
  const digits = () => `CARD ENDING ${wholeBetween(chance, 1000, 9999)}`;
  const first = digits();
  return [first, first, digits()];
}

/** On Christmas Day only online shops are open. */
function shopOn({ month, dayOfMonth }: PersonaDay, chance: Chance, { everyday, other }: Wallet): Shop {
  if (month === 12 && dayOfMonth === 25) return other.find(({ isOnline }) => isOnline) ?? other[0];
  return oneOf(chance, everyday);
}

export function paidByCard(
  account: string,
  shop: Shop,
  chance: Chance,
  cards: readonly [string, ...string[]],
  clearsIn: 1 | 2 | 3,
): PlannedEvent {
  return {
    second: timeBetween(chance, shop.opens ?? 9, shop.shuts ?? 18),
    clearsIn,
    legs: [
      {
        from: account,
        to: clearing('cards'),
        minor: priceIn(shop, chance),
        currency: 'GBP',
        code: 'CRD',
        description: shop.name,
        reference: oneOf(chance, cards),
      },
    ],
  };
}

function refunded(account: string, shop: Shop, chance: Chance, cards: readonly [string, ...string[]]): PlannedEvent {
  return {
    second: timeBetween(chance, 9, 18),
    legs: [
      {
        from: clearing('cards'),
        to: account,
        minor: priceIn(shop, chance),
        currency: 'GBP',
        code: 'CRR',
        description: `Refund ${shop.name}`,
        reference: oneOf(chance, cards),
      },
    ],
  };
}

/**
 * The smaller of two draws, because small purchases are common and expensive ones rare; then rounded to the shop's
 * price points.
 */
function priceIn({ from, to, step = 1, less = 0 }: Shop, chance: Chance): number {
  const minor = Math.min(wholeBetween(chance, from, to), wholeBetween(chance, from, to));
  return Math.max(step, Math.round(minor / step) * step) - less;
}
