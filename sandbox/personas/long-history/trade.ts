import { type Chance, chanceAt, oneOf, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { cash } from '#sandbox/personas/lives/cash-and-cheques.ts';
import { clearing, type Habit, type Leg, type PlannedEvent } from '#sandbox/personas/lives/life.ts';
import { paidIn, paidOut } from '#sandbox/personas/lives/paying.ts';
import { timeBetween } from '#sandbox/personas/lives/rhythm.ts';
import type { PersonaDay } from '#sandbox/personas/time/persona-day.ts';
import { people, suppliers, yards } from './partners.ts';

/** Customers' payments, suppliers' invoices and till takings, with `linesOn` lines a day. */
export function trade(accountId: string, linesOn: (day: PersonaDay) => number, stream: Stream): Habit {
  return (day) => {
    const chance = chanceAt(stream, day.number);
    const made: PlannedEvent[] = [];
    const errands = { till: 0, cheques: 0, change: 0 };
    for (let line = linesOn(day); line > 0; line -= 1) made.push(tradeLine(accountId, day, chance, line, errands));
    return made;
  };
}

/** A day's weight, about 100 on a usual day: half on Saturdays, little on Sundays and holidays, more in December. */
export function busyness(stream: Stream): (day: PersonaDay) => number {
  return (day) => {
    const usual = day.isWorkingDay ? 100 : day.weekday === 6 ? 45 : 22;
    const season = [92, 95, 108, 110, 106, 100, 94, 90, 102, 104, 106, 112][day.month - 1] ?? 100;
    return Math.round((usual * season * wholeBetween(chanceAt(stream, day.number), 78, 122)) / 10_000);
  };
}

/** Payments made at most once or twice a day, and how many were made today. */
interface Errands {
  till: number;
  cheques: number;
  change: number;
}

/** One of a working day's hundred or so lines. A finished errand is replaced by another order. */
function tradeLine(accountId: string, day: PersonaDay, chance: Chance, line: number, errands: Errands): PlannedEvent {
  const kind = wholeBetween(chance, 1, 100);
  if (kind <= 34) return { second: timeBetween(chance, 7, 19), legs: [accountPaid(accountId, day, chance)] };
  if (day.isWorkingDay) {
    if (kind <= 66) return { second: timeBetween(chance, 9, 18), legs: [supplierPaid(accountId, day, chance, line)] };
    if (kind <= 72 && errands.till < 1) {
      errands.till += 1;
      return { second: timeBetween(chance, 10, 16), legs: [tillPaidIn(accountId, day, chance)] };
    }
    if (kind <= 76 && errands.cheques < 2) {
      errands.cheques += 1;
      return { second: 6 * 3600 + 1200, legs: [chequeWritten(accountId, day, chance, errands.cheques)] };
    }
  }
  if (kind === 77 && errands.change < 1) {
    errands.change += 1;
    return { second: timeBetween(chance, 9, 18), legs: [changeDrawn(accountId, chance)] };
  }
  if (kind <= 79) return { second: timeBetween(chance, 9, 18), legs: [orderRefunded(accountId, day, chance, line)] };
  return { second: timeBetween(chance, 7, 22), legs: [orderPaid(accountId, day, chance, line)] };
}

/** A yard pays a recent invoice; feed prices rise every year. */
function accountPaid(accountId: string, day: PersonaDay, chance: Chance): Leg {
  const minor = atPricesOf(day, smaller(chance, 28_00, 640_00));
  const reference = `INV ${invoicesBefore(day) - wholeBetween(chance, 120, 1400)}`;
  return paidIn('faster', accountId, minor, { description: oneOf(chance, yards), reference });
}

function orderPaid(accountId: string, day: PersonaDay, chance: Chance, line: number): Leg {
  const minor = atPricesOf(day, smaller(chance, 6_50, 240_00));
  const reference = `ORDER ${invoicesBefore(day) + line}`;
  return paidIn('faster', accountId, minor, { description: oneOf(chance, people), reference });
}

/** Above any day's count, so that numbers made from day and line are unique. */
const mostLinesInADay = 50;

/** One in three by BACS. Each supplier's invoice numbers have their own start. */
function supplierPaid(accountId: string, day: PersonaDay, chance: Chance, line: number): Leg {
  const { name, from, to } = oneOf(chance, suppliers);
  const invoice = 20_000 + 900 * name.length + (day.number - 16_801) * mostLinesInADay + line;
  const words = { description: name, reference: `INV ${invoice}` };
  const way = oneOf(chance, ['bacs', 'faster', 'faster'] as const);
  return paidOut(way, accountId, atPricesOf(day, smaller(chance, from, to)), words);
}

function tillPaidIn(accountId: string, day: PersonaDay, chance: Chance) {
  const minor = 5_00 * Math.round(atPricesOf(day, smaller(chance, 60_00, 560_00)) / 5_00);
  return cash(accountId, 'in', minor, 'Cash paid in Harrowdale', `BAG ${wholeBetween(chance, 10_000, 99_999)}`);
}

function chequeWritten(accountId: string, { number }: PersonaDay, chance: Chance, nth: number): Leg {
  return {
    from: accountId,
    to: clearing('cheques'),
    minor: 5_00 * wholeBetween(chance, 4, 70),
    currency: 'GBP',
    code: 'CHQ',
    description: 'Cheque',
    reference: String(100_200 + 2 * (number - 16_801) + nth),
  };
}

function changeDrawn(accountId: string, chance: Chance): Leg {
  const minor = 10_00 * wholeBetween(chance, 5, 30);
  return cash(accountId, 'out', minor, 'Cash machine Harrowdale High Street', 'TILL FLOAT');
}

/** A refund of a recent order. */
function orderRefunded(accountId: string, day: PersonaDay, chance: Chance, line: number): Leg {
  const reference = `RETURN ${invoicesBefore(day) - mostLinesInADay * wholeBetween(chance, 2, 14) + line}`;
  const words = { description: `Refund ${oneOf(chance, people)}`, reference };
  return paidOut('faster', accountId, atPricesOf(day, smaller(chance, 6_50, 90_00)), words);
}

/** Invoice and order numbers keep counting up. */
function invoicesBefore({ number }: PersonaDay): number {
  return 10_000 + (number - 16_801) * mostLinesInADay;
}

/** The smaller of two draws: small amounts are common, large ones rare. */
function smaller(chance: Chance, from: number, to: number): number {
  return Math.min(wholeBetween(chance, from, to), wholeBetween(chance, from, to));
}

/** Three per cent more every year since 2016, to the penny. */
export function atPricesOf({ year }: PersonaDay, minor: number): number {
  return Math.round((minor * (100 + 3 * (year - 2016))) / 100);
}
