import type { Account } from '#src/api/accounts/account.ts';
import type { Filters } from '#src/features/transactions/model/transaction-filters.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Period } from '#src/rules/export-periods.ts';

export interface ExportDialogProps {
  readonly account: Account;
  readonly filters: Filters;
  readonly isFiltered: boolean;
  readonly period: Period;
  /** The oldest day in the table; undefined if the customer chose the dates. */
  readonly listedFrom: CalendarDay | undefined;
  /** The bank makes files of this account's transactions. */
  readonly hasFiles: boolean;
  readonly onClose: () => void;
}
