import type { Entry, Posting } from '#sandbox/bank/records/posting.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type AccountLine, AccountLines } from './account-lines.ts';
import { createRunningHash } from './canonical.ts';

export interface LedgerLine {
  readonly number: number;
  readonly posting: Posting;
  readonly minor: number;
  readonly balanceMinor: number;
}

/** Double entry in whole minor units. Postings are never changed or removed; a correction is another posting. */
export class Ledger {
  readonly #postings: Posting[] = [];
  readonly #ids = new Set<string>();
  readonly #accounts = new Map<string, AccountLines>();
  readonly #hash = createRunningHash();
  #hashed = 0;

  get postings(): readonly Posting[] {
    return this.#postings;
  }

  get accountIds(): Iterable<string> {
    return this.#accounts.keys();
  }

  has(postingId: string): boolean {
    return this.#ids.has(postingId);
  }

  /** Booked balance; zero for an unknown account. */
  balanceOf(accountId: string): number {
    return this.#accounts.get(accountId)?.balanceMinor ?? 0;
  }

  balanceOn(accountId: string, day: CalendarDay): number {
    return this.#accounts.get(accountId)?.balanceOn(day) ?? 0;
  }

  currencyOf(accountId: string): CurrencyCode | undefined {
    return this.#accounts.get(accountId)?.currency;
  }

  linesOf(accountId: string): LedgerLine[] {
    return this.#withPostings(this.#accounts.get(accountId)?.all());
  }

  /** Lines of those days, both included, oldest first; with `keeps`, only those whose posting it accepts. */
  linesBetween(
    accountId: string,
    from: CalendarDay,
    to: CalendarDay,
    keeps?: (posting: Posting) => boolean,
  ): LedgerLine[] {
    const keepsAt = keeps && ((index: number) => keeps(this.#postings[index] as Posting));
    return this.#withPostings(this.#accounts.get(accountId)?.between(from, to, keepsAt));
  }

  latestLinesOf(accountId: string, count: number): LedgerLine[] {
    return this.#withPostings(this.#accounts.get(accountId)?.latest(count));
  }

  /** Why a posting may not be booked after the `earlier` ones. The commit checks whether its accounts exist. */
  objectionTo(posting: Posting, earlier: ReadonlySet<string> = new Set()): string | undefined {
    if (this.#ids.has(posting.id) || earlier.has(posting.id)) return `posting ${posting.id} is booked already`;
    if (posting.reference === '') return `posting ${posting.id} has no reference`;
    if (posting.entries.length < 2) return `posting ${posting.id} has only one side`;
    const seen: string[] = [];
    for (const { accountId, minor } of posting.entries) {
      if (!Number.isSafeInteger(minor) || minor === 0) return `posting ${posting.id} moves ${minor}, not whole pence`;
      if (seen.includes(accountId)) return `posting ${posting.id} names ${accountId} twice`;
      seen.push(accountId);
      const lines = this.#accounts.get(accountId);
      if (lines === undefined) continue;
      if (lines.currency !== posting.currency) {
        return `posting ${posting.id} books ${posting.currency} on ${accountId}, kept in ${lines.currency}`;
      }
      if (!Number.isSafeInteger(lines.balanceMinor + minor)) return `posting ${posting.id} is past counting`;
    }
    const sum = sumOf(posting.entries);
    return sum === 0 ? undefined : `posting ${posting.id} is unbalanced by ${sum}`;
  }

  /** @throws Error when the posting may not be booked; nothing has changed then. */
  book(posting: Posting): void {
    const objection = this.objectionTo(posting);
    if (objection !== undefined) throw new Error(objection);
    for (const entry of posting.entries) Object.freeze(entry);
    Object.freeze(posting.entries);
    const index = this.#postings.push(Object.freeze(posting)) - 1;
    this.#ids.add(posting.id);
    for (const { accountId, minor } of posting.entries) {
      this.#linesToAddTo(accountId, posting.currency).add(index, minor, posting.bookedOn);
    }
  }

  /** Removes what a failing commit has booked, newest first. Only for commits. */
  unbookAfter(count: number): void {
    while (this.#postings.length > count) {
      const posting = this.#postings.pop() as Posting;
      this.#ids.delete(posting.id);
      for (const { accountId } of posting.entries) {
        const lines = this.#accounts.get(accountId) as AccountLines;
        lines.removeLast();
        if (lines.count === 0) this.#accounts.delete(accountId);
      }
    }
  }

  /** Hash of every posting in order. Each is hashed once, so a repeated call only costs what is new. */
  hash(): string {
    for (; this.#hashed < this.#postings.length; this.#hashed += 1) {
      this.#hash.add(hashedText(this.#postings[this.#hashed] as Posting));
    }
    return this.#hash.read();
  }

  #withPostings(lines: readonly AccountLine[] = []): LedgerLine[] {
    return lines.map(({ number, posting, minor, balanceMinor }) => ({
      number,
      posting: this.#postings[posting] as Posting,
      minor,
      balanceMinor,
    }));
  }

  #linesToAddTo(accountId: string, currency: CurrencyCode): AccountLines {
    const known = this.#accounts.get(accountId);
    if (known !== undefined) return known;
    const opened = new AccountLines(currency);
    this.#accounts.set(accountId, opened);
    return opened;
  }
}

export function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { minor }) => sum + minor, 0);
}

function hashedText({ at, bookedOn, code, currency, description, entries, id, reference }: Posting): string {
  const sides = entries.map(({ accountId, minor }) => ({ accountId, minor }) satisfies Entry);
  return JSON.stringify({
    at,
    bookedOn,
    code,
    currency,
    description,
    entries: sides,
    id,
    reference,
  } satisfies Required<Posting>);
}
