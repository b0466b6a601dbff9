import { categoryOf } from '#sandbox/bank/accounts/accounts.ts';
import { type DaySpan, readDaySpan } from '#sandbox/bank/calendar/day-span.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { addDays, addMonths, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';

/** The service's types. The bank has no advance notices of instalments. */
export type StatementType = 'CASA-Statement' | 'Statement' | 'LOAN-PRENOTICE' | 'CCALOAN-STATEMENT';

/** Dated its last day. */
export interface StatementOnFile extends DaySpan {
  readonly accountId: string;
  readonly type: StatementType;
  /** `Statement October 2026`. */
  readonly name: string;
}

/** Each opens with the closing balance of the one before. */
export interface StatementContents {
  readonly openingMinor: number;
  readonly closingMinor: number;
  readonly lines: readonly LedgerLine[];
}

export type StatementsVerdict =
  | { readonly outcome: 'found'; readonly statements: readonly StatementOnFile[] }
  | { readonly outcome: 'refused'; readonly reason: 'not-permitted' | 'dates-not-valid' };

export type StatementVerdict =
  | { readonly outcome: 'found'; readonly statement: StatementOnFile }
  | { readonly outcome: 'refused'; readonly reason: 'not-permitted' | 'not-on-file' };

/** The service keeps statements from this day on. */
const firstDayOnFile = calendarDay('2015-01-01');
const months = 'January February March April May June July August September October November December'.split(' ');

/**
 * Every statement of an account, oldest first: for each past calendar month or, for bonds and lending, each past year.
 */
export function statementsOf(bank: Pick<Bank, 'today'>, account: AccountRecord): StatementOnFile[] {
  const type = typeOf(account);
  const isMonthly = categoryOf(account) === 'demand-deposit';
  const statements: StatementOnFile[] = [];
  let from = account.openedOn;
  if (from < firstDayOnFile) from = firstDayOnFile;
  while (true) {
    const to = isMonthly ? lastOfMonth(from) : lastOfYear(from);
    if (to >= bank.today) return statements;
    const name = isMonthly ? `Statement ${monthText(from)}` : `Statement ${from.slice(0, 4)}`;
    statements.push({ accountId: account.id, type, name, from, to });
    from = addDays(to, 1);
  }
}

/** Statements of one type dated within these days, both included, newest first. */
export function findStatements(
  bank: Bank,
  customer: Pick<Customer, 'user'>,
  account: AccountRecord,
  wanted: { readonly type: StatementType; readonly from: string; readonly to: string },
): StatementsVerdict {
  if (!maySeeStatements(customer, account)) return { outcome: 'refused', reason: 'not-permitted' };
  const span = readDaySpan(wanted.from, wanted.to);
  if (span === undefined) return { outcome: 'refused', reason: 'dates-not-valid' };
  const statements = statementsOf(bank, account).filter(
    ({ type, to }) => type === wanted.type && to >= span.from && to <= span.to,
  );
  return { outcome: 'found', statements: statements.reverse() };
}

export function findStatement(bank: Bank, customer: Customer, account: AccountRecord, token: string): StatementVerdict {
  if (!maySeeStatements(customer, account)) return { outcome: 'refused', reason: 'not-permitted' };
  const statement = statementsOf(bank, account).find((each) => statementToken(bank, customer.session, each) === token);
  return statement === undefined ? { outcome: 'refused', reason: 'not-on-file' } : { outcome: 'found', statement };
}

export function statementToken(bank: Bank, session: SessionRecord, statement: StatementOnFile): string {
  return tokenOf(bank, session, 'statement', `${statement.accountId} ${statement.to}`);
}

export function readStatement({ ledger }: Pick<Bank, 'ledger'>, statement: StatementOnFile): StatementContents {
  const { accountId, from, to } = statement;
  return {
    openingMinor: ledger.balanceOn(accountId, addDays(from, -1)),
    closingMinor: ledger.balanceOn(accountId, to),
    lines: ledger.linesBetween(accountId, from, to),
  };
}

/** Loan statements have a permission of their own; the account must have the task code as well. */
export function maySeeStatements({ user }: Pick<Customer, 'user'>, account: AccountRecord): boolean {
  const permission = categoryOf(account) === 'loan' ? 'loanStatements' : 'statements';
  return user.permittedFunctions.includes(permission) && account.taskCodes.includes('CH_I_ST');
}

function typeOf({ kind }: AccountRecord): StatementType {
  if (kind === 'MO') return 'Statement';
  return kind === 'LN' ? 'CCALOAN-STATEMENT' : 'CASA-Statement';
}

function lastOfMonth(day: CalendarDay): CalendarDay {
  return addDays(addMonths(calendarDay(`${day.slice(0, 7)}-01`), 1), -1);
}

function lastOfYear(day: CalendarDay): CalendarDay {
  return calendarDay(`${day.slice(0, 4)}-12-31`);
}

function monthText(day: CalendarDay): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}
