import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import { mailToCustomer } from '#sandbox/bank/mail/bank-mail.ts';
import { secureMailDesk } from '#sandbox/bank/mail/senders.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { addDays, addMonths, type CalendarDay, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { maySeeStatements, type StatementOnFile, statementsOf } from './statements.ts';

export const statementNewsKind = 'statements.ready';

/** Assumed: the time in London at which the bank writes about new statements. */
const writtenAt = '07:00';

/** On the first of the month after this day, when the next statements are ready. */
export function jobToTellOfStatements(userId: string, today: CalendarDay): NewJob {
  const on = addMonths(calendarDay(`${today.slice(0, 7)}-01`), 1);
  return {
    id: `statements-${userId}-${on}`,
    dueAt: instantInLondon(on, writtenAt),
    kind: statementNewsKind,
    payload: { userId },
  };
}

/** One message for all accounts that the customer may see statements of; none if there are none. */
export const tellOfStatements: JobKind = ({ payload }, bank) => {
  const user = bank.records.find('users', String(payload.userId));
  if (user === undefined) return [];
  const again: Change = { change: 'schedule', job: jobToTellOfStatements(user.id, bank.today) };
  const made = user.partyIds
    .flatMap((partyId) => bank.records.accountsOf(partyId))
    .filter((account) => maySeeStatements({ user }, account))
    .flatMap((account) => newStatement(bank, account) ?? []);
  return [again, ...(made.length === 0 ? [] : newsMail(bank, user, made))];
};

interface NewStatement {
  readonly account: AccountRecord;
  readonly statement: StatementOnFile;
}

function newStatement(bank: Bank, account: AccountRecord): NewStatement | undefined {
  const statement = statementsOf(bank, account).at(-1);
  return statement?.to === addDays(bank.today, -1) ? { account, statement } : undefined;
}

function newsMail(bank: Bank, { id: userId, preferredName }: UserRecord, made: readonly NewStatement[]) {
  const isOne = made.length === 1;
  const lines = made.map(({ account: { nickname, displayName, number }, statement }) => {
    return `${statement.name}: ${nickname ?? displayName}, ending ${number.slice(-4)}`;
  });
  return mailToCustomer(bank, {
    id: `statements-${userId}-${bank.today}`,
    userId,
    sender: secureMailDesk,
    subject: isOne ? 'Your new statement is ready' : 'Your new statements are ready',
    subjectId: '2',
    body: [
      `Dear ${preferredName},`,
      `${isOne ? 'A new statement is' : 'New statements are'} ready in online banking:`,
      lines.join('\n'),
      'You will find them with the account, under Statements. There is nothing you need to do.',
      `Yours sincerely,\n${secureMailDesk}`,
    ].join('\n\n'),
  });
}
