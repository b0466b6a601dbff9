import { type StatementItem, statementTypes } from '#src/api/statements/statement.ts';
import { type CalendarDay, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { asId } from '#src/kernel/ids.ts';

/** A current account statement of that day, with the given fields replaced. */
export function statement(day: string, given: Partial<StatementItem> = {}): StatementItem {
  const date: CalendarDay = calendarDay(day);
  const type = given.type ?? 'CASA-Statement';
  return {
    id: `household.${day}.${type}`,
    documentId: `${day}.${type}`,
    accountId: asId('household'),
    year: Number(day.slice(0, 4)),
    accountName: 'Household',
    type,
    typeTitle: statementTypes[type],
    title: `Statement ${day}`,
    timeStamp: instantInLondon(date, '00:00'),
    date,
    ...given,
  };
}
