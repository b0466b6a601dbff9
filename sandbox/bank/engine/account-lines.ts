import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';

export interface AccountLine {
  /** Counts from 1 in booking order, and never changes. */
  readonly number: number;
  readonly posting: number;
  readonly minor: number;
  readonly balanceMinor: number;
}

/** Lines as columns, so that reading a short window of a long account creates no other objects. */
interface Columns {
  readonly postings: readonly number[];
  readonly minors: readonly number[];
  readonly balances: readonly number[];
  readonly days: readonly CalendarDay[];
  /** By index into these columns; omitted where it equals booking order. */
  readonly numbers?: readonly number[];
}

/**
 * All lines of one account, by day. A persona opened late may book lines on earlier days; the lines are then sorted and
 * balances recomputed on the next read.
 */
export class AccountLines {
  readonly currency: CurrencyCode;
  readonly #postings: number[] = [];
  readonly #minors: number[] = [];
  readonly #balances: number[] = [];
  readonly #days: CalendarDay[] = [];
  #late = 0;
  #inOrderOfDays: Columns | undefined;

  constructor(currency: CurrencyCode) {
    this.currency = currency;
  }

  get count(): number {
    return this.#postings.length;
  }

  get balanceMinor(): number {
    return this.#balances.at(-1) ?? 0;
  }

  add(posting: number, minor: number, day: CalendarDay): void {
    if (this.#isLate(this.#days.at(-1), day)) this.#late += 1;
    this.#balances.push(this.balanceMinor + minor);
    this.#postings.push(posting);
    this.#minors.push(minor);
    this.#days.push(day);
    this.#inOrderOfDays = undefined;
  }

  removeLast(): void {
    this.#balances.pop();
    this.#postings.pop();
    this.#minors.pop();
    const day = this.#days.pop();
    if (day !== undefined && this.#isLate(this.#days.at(-1), day)) this.#late -= 1;
    this.#inOrderOfDays = undefined;
  }

  all(): AccountLine[] {
    return linesAt(this.#booked(), 0, this.count);
  }

  /** Lines of those days, both included, oldest first, filtered by posting. */
  between(from: CalendarDay, to: CalendarDay, keeps?: (posting: number) => boolean): AccountLine[] {
    const columns = this.#ordered();
    return linesAt(columns, placeOf(columns.days, from), placeAfter(columns.days, to), keeps);
  }

  latest(count: number): AccountLine[] {
    return linesAt(this.#ordered(), Math.max(0, this.count - count), this.count);
  }

  /** The closing balance of that day. */
  balanceOn(day: CalendarDay): number {
    const { days, balances } = this.#ordered();
    return balances[placeAfter(days, day) - 1] ?? 0;
  }

  #booked(): Columns {
    return { postings: this.#postings, minors: this.#minors, balances: this.#balances, days: this.#days };
  }

  #ordered(): Columns {
    if (this.#late === 0) return this.#booked();
    this.#inOrderOfDays ??= inOrderOfDays(this.#booked());
    return this.#inOrderOfDays;
  }

  #isLate(before: CalendarDay | undefined, day: CalendarDay): boolean {
    return before !== undefined && day < before;
  }
}

function linesAt(columns: Columns, from: number, until: number, keeps?: (posting: number) => boolean): AccountLine[] {
  const lines: AccountLine[] = [];
  for (let place = from; place < until; place += 1) {
    const posting = columns.postings[place] as number;
    if (keeps !== undefined && !keeps(posting)) continue;
    lines.push({
      number: columns.numbers?.[place] ?? place + 1,
      posting,
      minor: columns.minors[place] as number,
      balanceMinor: columns.balances[place] as number,
    });
  }
  return lines;
}

function placeOf(days: readonly CalendarDay[], day: CalendarDay): number {
  return firstPlaceNot(days, (there) => there < day);
}

function placeAfter(days: readonly CalendarDay[], day: CalendarDay): number {
  return firstPlaceNot(days, (there) => there <= day);
}

/** Binary search; `isBefore` must be true up to the result and false from there on. */
function firstPlaceNot(days: readonly CalendarDay[], isBefore: (there: CalendarDay) => boolean): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(days[middle] as CalendarDay)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function inOrderOfDays({ postings, minors, days }: Columns): Columns {
  const places = days.map((_, place) => place);
  places.sort((left, right) => {
    const [leftDay, rightDay] = [days[left] as CalendarDay, days[right] as CalendarDay];
    if (leftDay === rightDay) return left - right;
    return leftDay < rightDay ? -1 : 1;
  });
  let balance = 0;
  return {
    postings: places.map((place) => postings[place] as number),
    minors: places.map((place) => minors[place] as number),
    days: places.map((place) => days[place] as CalendarDay),
    balances: places.map((place) => {
      balance += minors[place] as number;
      return balance;
    }),
    numbers: places.map((place) => place + 1),
  };
}
