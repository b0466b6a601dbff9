import type { Account } from '#src/api/accounts/account.ts';
import { type AccountKind, isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import { dayOf, fieldsOf, isList, textOf, tokenOf, type Wire } from '#src/api/wire/wire.ts';
import { type CalendarDay, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** The bank's types and their names. The names are assumed. */
export const statementTypes = {
  'CASA-Statement': 'Account statement',
  Statement: 'Mortgage statement',
  'LOAN-PRENOTICE': 'Loan notice',
  'CCALOAN-STATEMENT': 'Loan statement',
} as const;

export type StatementType = keyof typeof statementTypes;

/** No statement is older. */
export const statementFloor = calendarDay('2015-01-01');

export function statementTypesOf(kind: AccountKind): readonly StatementType[] {
  const isLending = !isDemandDeposit(kind) && kind !== 'TD';
  return isLending ? ['Statement', 'LOAN-PRENOTICE', 'CCALOAN-STATEMENT', 'CASA-Statement'] : ['CASA-Statement'];
}

export type StatementAccount = Pick<Account, 'id' | 'kind' | 'title'>;

export interface StatementItem {
  readonly id: string;
  readonly documentId: string;
  readonly accountId: AccountId;
  readonly year: number;
  readonly accountName: string;
  readonly type: StatementType;
  readonly typeTitle: string;
  readonly title: string;
  readonly timeStamp: Instant;
  readonly date: CalendarDay;
}

export interface StatementList {
  /** Newest first, then in account order. Duplicates are dropped. */
  readonly statements: readonly StatementItem[];
  /** Entries dropped because their document or day was unusable. */
  readonly damagedCount: number;
}

export function toStatementList(
  answer: Wire<'StatementsAnswer'>,
  account: StatementAccount,
  askedType: StatementType,
): StatementList | undefined {
  const { czStatementItems: entries } = fieldsOf(answer);
  if (!isList(entries)) return undefined;
  const read = entries.map((entry) => toStatement(entry, account, askedType));
  const statements = read.filter((statement) => statement !== undefined);
  return {
    statements: statements.filter(({ date }) => date >= statementFloor),
    damagedCount: read.length - statements.length,
  };
}

export function joinStatements(lists: readonly StatementList[]): StatementList {
  const byId = new Map<string, StatementItem>();
  for (const statement of lists.flatMap(({ statements }) => statements)) {
    if (!byId.has(statement.id)) byId.set(statement.id, statement);
  }
  return {
    statements: [...byId.values()].sort((left, right) => newestFirst(left.date, right.date)),
    damagedCount: lists.reduce((sum, { damagedCount }) => sum + damagedCount, 0),
  };
}

function toStatement(
  entry: Wire<'StatementItem'>,
  account: StatementAccount,
  askedType: StatementType,
): StatementItem | undefined {
  const { documentId: document, documentName, statementType, statementDate } = fieldsOf(entry);
  const documentId = tokenOf(document);
  const date = dayOf(statementDate);
  if (documentId === undefined || date === undefined) return undefined;

  const type = isStatementType(statementType) ? statementType : askedType;
  const typeTitle = statementTypes[type];
  return {
    // The length prefix keeps ids unique.
    id: `${account.id.length}.${account.id}.${documentId}`,
    documentId,
    accountId: account.id,
    year: Number(date.slice(0, 4)),
    accountName: account.title,
    type,
    typeTitle,
    title: textOf(documentName) ?? typeTitle,
    timeStamp: instantInLondon(date, '00:00'),
    date,
  };
}

function isStatementType(value: unknown): value is StatementType {
  return typeof value === 'string' && Object.hasOwn(statementTypes, value);
}

function newestFirst(left: CalendarDay, right: CalendarDay): number {
  if (left === right) return 0;
  return left < right ? 1 : -1;
}
