import type { Account } from '#src/api/accounts/account.ts';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import { addDays, type CalendarDay, weekdayOf } from '#src/kernel/calendar.ts';
import type { AccountId, InstructionId } from '#src/kernel/ids.ts';
import { intervalLabel } from '#src/rules/intervals.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';

/** An instruction as a line of a list. */
export interface UpcomingRow {
  readonly instruction: Instruction;
  /** The customer's own name for the recipient, or else its name. */
  readonly name: string;
  /** The account that pays. */
  readonly account: Account | undefined;
  readonly accountTitle: string;
  /** Named only under All Accounts. */
  readonly entity: string | undefined;
  readonly frequency: string | undefined;
  /** It was stopped a moment ago, and keeps its place to say so. */
  readonly isStopped?: true;
}

/** A row that was stopped here, and when; the list may still have it as active. */
export interface StoppedRow {
  readonly row: UpcomingRow;
  readonly on: CalendarDay;
}

export type StoppedRows = ReadonlyMap<InstructionId, StoppedRow>;

export const noneStopped: StoppedRows = new Map();

export interface UpcomingSections {
  readonly open: readonly UpcomingRow[];
  readonly closed: readonly UpcomingRow[];
  readonly expired: readonly UpcomingRow[];
}

interface Around {
  readonly accounts: readonly Account[];
  readonly namesEntities: boolean;
  readonly stopped: StoppedRows;
}

export function toRow(listed: Instruction, { accounts, namesEntities, stopped }: Around): UpcomingRow {
  const account = accounts.find(({ id }) => id === listed.fromId);
  const own = accounts.find(({ id }) => id === listed.toOwnId);
  const { nickname, recipientName, fromNumber, interval } = listed;
  const stoppedOn = stopped.get(listed.id)?.on;
  return {
    instruction: stoppedOn === undefined ? listed : asCancelled(listed, stoppedOn),
    name: own?.title ?? nickname ?? recipientName,
    account,
    accountTitle: account?.title ?? fromNumber,
    entity: namesEntities ? account?.partyName : undefined,
    frequency: interval === undefined ? undefined : intervalLabel(interval),
  };
}

/** Upcoming ones by their next date, closed ones in the order of closing, the latest first. */
export function sectionsOf(rows: readonly UpcomingRow[]): UpcomingSections {
  const over = rows.filter(({ instruction }) => instruction.statusCode === 'C').sort(byClosing);
  return {
    open: rows.filter(({ instruction }) => instruction.statusCode !== 'C').sort(byNextDate),
    closed: over.filter((row) => !isExpired(row)),
    expired: over.filter(isExpired),
  };
}

/** Its end came before a cancellation. */
function isExpired({ instruction: { code, closedAs } }: UpcomingRow): boolean {
  return code === 'SI' && (closedAs === 'completed' || closedAs === 'expired');
}

export function matches(row: UpcomingRow, search: string, accountId: AccountId | undefined): boolean {
  const { instruction, name, accountTitle, entity = '', frequency = '' } = row;
  if (accountId !== undefined && instruction.fromId !== accountId && instruction.toOwnId !== accountId) return false;
  const sought = search.trim().toLowerCase();
  if (sought === '') return true;
  const { recipientName, reference, toAccountNumber, amount } = instruction;
  const texts = [name, recipientName, reference, toAccountNumber, accountTitle, entity, frequency];
  const sum = amount === undefined ? '' : moneyText(amount, 'list');
  return [...texts, sum, sum.replaceAll(/[£,]/g, '')].some((text) => text.toLowerCase().includes(sought));
}

/** The accounts that pay, for a choice among them. */
export function payingAccounts(rows: readonly UpcomingRow[]): readonly Account[] {
  return [...new Map(rows.flatMap(({ account }) => (account ? [[account.id, account] as const] : []))).values()];
}

/** With those that were stopped here, each at its place. */
export function withStopped(open: readonly UpcomingRow[], stopped: StoppedRows): readonly UpcomingRow[] {
  const rows = [...stopped.values()].map(({ row }): UpcomingRow => ({ ...row, isStopped: true }));
  return [...open, ...rows].sort(byNextDate);
}

/** The Monday of that day's week. */
export function weekOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** Whether a row is the first of its week. */
export function startsWeek(rows: readonly UpcomingRow[], index: number): boolean {
  return index === 0 || weekOfRow(rows[index - 1]) !== weekOfRow(rows[index]);
}

function weekOfRow(row: UpcomingRow | undefined): CalendarDay | undefined {
  const day = row?.instruction.nextPaymentDate;
  return day && weekOf(day);
}

/** Whether the rows are paid from more than one account, so that each must say from which. */
export function isFromSeveral(rows: readonly UpcomingRow[]): boolean {
  return new Set(rows.map(({ instruction }) => instruction.fromId)).size > 1;
}

function asCancelled({ nextPaymentDate: _, ...listed }: Instruction, on: CalendarDay): Instruction {
  return { ...listed, statusCode: 'C', closedAs: listed.closedAs ?? 'cancelled', closedOn: listed.closedOn ?? on };
}

function byNextDate({ instruction: left }: UpcomingRow, { instruction: right }: UpcomingRow): number {
  return (left.nextPaymentDate ?? '9').localeCompare(right.nextPaymentDate ?? '9');
}

/** On one day, by the moment. */
function byClosing({ instruction: left }: UpcomingRow, { instruction: right }: UpcomingRow): number {
  const byDay = (right.closedOn ?? '').localeCompare(left.closedOn ?? '');
  return byDay === 0 ? right.timeStamp.localeCompare(left.timeStamp) : byDay;
}
