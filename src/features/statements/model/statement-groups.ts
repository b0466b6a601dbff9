import type { StatementItem } from '#src/api/statements/statement.ts';
import { monthText } from '#src/ui/text/dates.ts';

type Dated = Pick<StatementItem, 'date' | 'year'>;

/** How statements are grouped: those of several accounts by month, those of one by year. */
export type Grouping = 'month' | 'year';

export function groupTitle({ date, year }: Dated, grouping: Grouping): string {
  return grouping === 'month' ? monthText(date) : String(year);
}

/** Whether the later of two neighbours begins a group. */
export function startsGroup(before: Dated | undefined, { date }: Dated, grouping: Grouping): boolean {
  const length = grouping === 'month' ? '2026-03'.length : '2026'.length;
  return before?.date.slice(0, length) !== date.slice(0, length);
}
