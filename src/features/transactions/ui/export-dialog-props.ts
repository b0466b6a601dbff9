import type { Account } from '#src/api/accounts/account.ts';
import type { Filters } from '#src/features/transactions/model/filters.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Period } from '#src/rules/export-periods.ts';

/** What both dialogs are given. */
export interface ExportDialogProps {
  readonly account: Account;
  readonly filters: Filters;
  readonly isFiltered: boolean;
  readonly period: Period;
  /** The first day that the table shows; undefined where it shows the days that were chosen. */
  readonly listedFrom: CalendarDay | undefined;
  readonly onClose: () => void;
}
