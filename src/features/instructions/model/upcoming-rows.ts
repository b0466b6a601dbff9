import type { Account } from '#src/api/accounts/account.ts';
import type { Instruction } from '#src/api/instructions/instruction.ts';
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
}

export interface UpcomingSections {
  readonly future: readonly UpcomingRow[];
  readonly orders: readonly UpcomingRow[];
  readonly debits: readonly UpcomingRow[];
  readonly closed: readonly UpcomingRow[];
  readonly expired: readonly UpcomingRow[];
}

interface Around {
  readonly accounts: readonly Account[];
  readonly namesEntities: boolean;
  /** Just cancelled here; the list may still have them as active. */
  readonly cancelled: ReadonlySet<InstructionId>;
}

export function toRow(listed: Instruction, { accounts, namesEntities, cancelled }: Around): UpcomingRow {
  const account = accounts.find(({ id }) => id === listed.fromId);
  const own = accounts.find(({ id }) => id === listed.toOwnId);
  const { nickname, recipientName, fromNumber, interval } = listed;
  return {
    instruction: cancelled.has(listed.id) ? asCancelled(listed) : listed,
    name: own?.title ?? nickname ?? recipientName,
    account,
    accountTitle: account?.title ?? fromNumber,
    entity: namesEntities ? account?.partyName : undefined,
    frequency: interval === undefined ? undefined : intervalLabel(interval),
  };
}

/** Upcoming ones by their next date, closed ones with the latest first. */
export function sectionsOf(rows: readonly UpcomingRow[]): UpcomingSections {
  const open = rows.filter(({ instruction }) => instruction.statusCode !== 'C').sort(byNextDate);
  const over = rows.filter(({ instruction }) => instruction.statusCode === 'C').sort(byLastDate);
  const ofCode = (code: Instruction['code']) => open.filter(({ instruction }) => instruction.code === code);
  return {
    future: ofCode('FD'),
    orders: ofCode('SI'),
    debits: ofCode('DD'),
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

function asCancelled({ nextPaymentDate: _, ...listed }: Instruction): Instruction {
  return { ...listed, statusCode: 'C', closedAs: listed.closedAs ?? 'cancelled' };
}

function byNextDate({ instruction: left }: UpcomingRow, { instruction: right }: UpcomingRow): number {
  return (left.nextPaymentDate ?? '9').localeCompare(right.nextPaymentDate ?? '9');
}

function byLastDate({ instruction: left }: UpcomingRow, { instruction: right }: UpcomingRow): number {
  return endOf(right).localeCompare(endOf(left));
}

function endOf({ lastPaymentDate, timeStamp }: Instruction): string {
  return lastPaymentDate ?? timeStamp;
}
