import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { createRunningHash } from './canonical.ts';
import { type Entry, entrySchema, type Posting, postingSchema } from './records.ts';

/** One account's lines in the order booked, as columns: which posting, how much, and the balance after it. */
interface AccountColumns {
  readonly currency: CurrencyCode;
  readonly postings: number[];
  readonly minors: number[];
  readonly balances: number[];
}

/** A line of one account: the posting it comes from, what it moved there and the balance it left. */
export interface LedgerLine {
  readonly posting: Posting;
  readonly minor: number;
  readonly balanceMinor: number;
}

/** A posting's keys in order: given to `JSON.stringify` they make equal postings equal text. */
const hashedKeys = [...Object.keys(postingSchema.shape), ...Object.keys(entrySchema.shape)].sort();

/**
 * Where money is, and the only place it moves. Whole minor units, two sides to every posting, nothing ever changed or
 * taken back once booked: a correction is another posting. Balances are kept as postings arrive, never summed anew.
 */
export class Ledger {
  readonly #postings: Posting[] = [];
  readonly #ids = new Set<string>();
  readonly #accounts = new Map<string, AccountColumns>();
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

  /** Booked balance; nothing has been booked on an unknown account, so it holds nothing. */
  balanceOf(accountId: string): number {
    return this.#accounts.get(accountId)?.balances.at(-1) ?? 0;
  }

  currencyOf(accountId: string): CurrencyCode | undefined {
    return this.#accounts.get(accountId)?.currency;
  }

  /** What may leave the account: what is booked and the overdraft agreed for it. */
  availableOf(account: {
    readonly id: string;
    readonly currency: CurrencyCode;
    readonly overdraftMinor: number;
  }): Money {
    return money(this.balanceOf(account.id) + account.overdraftMinor, account.currency);
  }

  /** The account's lines, oldest first. */
  linesOf(accountId: string): LedgerLine[] {
    const columns = this.#accounts.get(accountId);
    if (columns === undefined) return [];
    return columns.postings.map((index, line) => ({
      posting: this.#postings[index] as Posting,
      minor: columns.minors[line] as number,
      balanceMinor: columns.balances[line] as number,
    }));
  }

  /**
   * Says why a posting may not be booked, or undefined when it may. `earlier` are postings that go in before it.
   * Whether its accounts exist is for the commit, which knows the records.
   */
  objectionTo(posting: Posting, earlier: ReadonlySet<string> = new Set()): string | undefined {
    if (this.#ids.has(posting.id) || earlier.has(posting.id)) return `posting ${posting.id} is booked already`;
    if (posting.entries.length < 2) return `posting ${posting.id} has only one side`;
    const seen = new Set<string>();
    for (const { accountId, minor } of posting.entries) {
      if (!Number.isSafeInteger(minor) || minor === 0) return `posting ${posting.id} moves ${minor}, not whole pence`;
      if (seen.has(accountId)) return `posting ${posting.id} names ${accountId} twice`;
      seen.add(accountId);
      const currency = this.currencyOf(accountId);
      if (currency !== undefined && currency !== posting.currency) {
        return `posting ${posting.id} books ${posting.currency} on ${accountId}, kept in ${currency}`;
      }
      if (!Number.isSafeInteger(this.balanceOf(accountId) + minor)) return `posting ${posting.id} is past counting`;
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
      const columns = this.#columnsOf(accountId, posting.currency);
      columns.balances.push(this.balanceOf(accountId) + minor);
      columns.postings.push(index);
      columns.minors.push(minor);
    }
  }

  /** Takes back what a failing commit had booked, newest first. Only a commit may: booked postings stay for ever. */
  unbookAfter(count: number): void {
    while (this.#postings.length > count) {
      const posting = this.#postings.pop() as Posting;
      this.#ids.delete(posting.id);
      for (const { accountId } of posting.entries) {
        const columns = this.#accounts.get(accountId) as AccountColumns;
        columns.postings.pop();
        columns.minors.pop();
        columns.balances.pop();
        if (columns.postings.length === 0) this.#accounts.delete(accountId);
      }
    }
  }

  /** Hash of every posting in order. Each posting is folded in once, so asking again costs only what is new. */
  hash(): string {
    for (; this.#hashed < this.#postings.length; this.#hashed += 1) {
      this.#hash.add(JSON.stringify(this.#postings[this.#hashed], hashedKeys));
    }
    return this.#hash.read();
  }

  #columnsOf(accountId: string, currency: CurrencyCode): AccountColumns {
    const known = this.#accounts.get(accountId);
    if (known !== undefined) return known;
    const opened: AccountColumns = { currency, postings: [], minors: [], balances: [] };
    this.#accounts.set(accountId, opened);
    return opened;
  }
}

export function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { minor }) => sum + minor, 0);
}
