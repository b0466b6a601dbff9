import type { BankState } from '#sandbox/bank/engine/bank-state.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Entry, Posting } from '#sandbox/bank/records/posting.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { type Told, tellRecords } from './record-tellers.ts';

/** One thing that happened at the bank, as a customer or a teller would say it. */
export interface Happening {
  readonly on: CalendarDay;
  /** `Standing order to Mrs D Potts Housekeeping, £550.00, paid` */
  readonly what: string;
  /** Those it is about; none for a message or a session. */
  readonly accounts: readonly AccountNamed[];
}

interface AccountNamed {
  readonly id: string;
  readonly name: string;
  /** The last four digits of its number. */
  readonly ending: string;
}

/** What happened between two states, by day. What no words are for is in the records alone. */
export function happeningsBetween(before: BankState, after: BankState): Happening[] {
  const accounts = new Map(after.records.accounts.map((account) => [account.id, account]));
  const toHappening = ({ on, what, accountIds }: Told): Happening => ({
    on,
    what,
    accounts: accountIds.flatMap((id) => accounts.get(id) ?? []).map(namedAccount),
  });
  const told = [...booked(before, after, accounts), ...tellRecords(before, after)];
  return told.map(toHappening).sort((left, right) => (left.on < right.on ? -1 : left.on > right.on ? 1 : 0));
}

function namedAccount({ id, nickname, displayName, number }: AccountRecord): AccountNamed {
  return { id, name: nickname ?? displayName, ending: number.slice(-4) };
}

/** `Current Account (ending 4811)` */
export function accountText({ name, ending }: AccountNamed): string {
  return `${name} (ending ${ending})`;
}

type Accounts = ReadonlyMap<string, AccountRecord>;

function booked(before: BankState, after: BankState, accounts: Accounts): Told[] {
  const earlier = new Set(before.postings.map(({ id }) => id));
  return after.postings.filter(({ id }) => !earlier.has(id)).flatMap((posting) => bookedWords(posting, accounts));
}

function bookedWords(posting: Posting, accounts: Accounts): Told[] {
  const { bookedOn: on, currency } = posting;
  const ours = posting.entries.filter(({ accountId, minor }) => minor !== 0 && accounts.has(accountId));
  const sum = ({ minor }: Entry) => sumText(money(Math.abs(minor), currency));
  const [from, to] = ours.toSorted((left, right) => left.minor - right.minor);
  if (from !== undefined && to !== undefined) {
    const side = ({ accountId }: Entry) => accountText(namedAccount(accounts.get(accountId) as AccountRecord));
    const what = `Transfer from ${side(from)} to ${side(to)}, ${sum(to)}`;
    return [{ on, what, accountIds: [from.accountId, to.accountId] }];
  }
  return ours.map((entry) => ({
    on,
    what: `${subjectOf(posting, entry)}, ${sum(entry)}${outcomeOf(posting, entry)}`,
    accountIds: [entry.accountId],
  }));
}

/** By transaction code, out of the account; money that comes in under one of these is a return. */
const paidTo: Readonly<Record<string, string>> = {
  SOX: 'Standing order',
  DDX: 'Direct debit',
  FPO: 'Payment',
  BPO: 'BACS payment',
  CHP: 'CHAPS payment',
  CRD: 'Card payment',
};

function subjectOf({ code, description }: Posting, { minor }: Entry): string {
  const kind = paidTo[code];
  if (kind === undefined) return description;
  return minor < 0 ? `${kind} to ${description}` : `${kind} returned by ${description}`;
}

/** The description of these says already what became of the money. */
const saysItself: readonly string[] = ['INT', 'CHG', 'VAT', 'CHI'];

function outcomeOf({ code }: Posting, { minor }: Entry): string {
  if (saysItself.includes(code)) return '';
  return minor < 0 ? ', paid' : ', paid in';
}
