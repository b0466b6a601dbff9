import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { isPast } from './item-copy.ts';

/** What is due today, then by its date, then what has none, each group by age; what is past its date comes last. */
export function inTurn(items: readonly ApprovalItem[], today: CalendarDay): readonly ApprovalItem[] {
  // Days sort before words.
  const placeOf = (item: ApprovalItem) => (isPast(item, today) ? 'past' : (item.valueDate ?? 'no day'));
  return items.toSorted((left, right) => placeOf(left).localeCompare(placeOf(right)) || byAge(left, right));
}

function byAge(left: ApprovalItem, right: ApprovalItem): number {
  // Ids are random; reference numbers keep the order in which items were asked for.
  if (left.created === right.created) return (left.reference ?? '') < (right.reference ?? '') ? -1 : 1;
  return left.created < right.created ? -1 : 1;
}

export interface TotalCopy {
  /** `8 to authorise, £14,173.00 in all.`; empty where all can only be declined. */
  readonly lead: string;
  /** What is to be known of that. */
  readonly notes: readonly string[];
}

/** What awaits the customer, in sentences; undefined where nothing does. */
export function totalCopy(items: readonly ApprovalItem[], today: CalendarDay): TotalCopy | undefined {
  const open = items.filter(({ isActionable }) => isActionable);
  const due = open.filter((item) => !isPast(item, today));
  const late = open.length - due.length;
  if (open.length === 0) return undefined;
  const sum = sumText(due);
  const notes = [
    sum !== '' && due.some(({ isRecurring }) => isRecurring) && 'Regular payments are counted once.',
    late === 1 && '1 is past its date and can only be declined.',
    late > 1 && `${late} are past their dates and can only be declined.`,
  ].filter((note) => note !== false);
  return { lead: due.length > 0 ? `${due.length} to authorise${sum}.` : '', notes };
}

/** Amounts in pounds alone add up. */
function sumText(items: readonly ApprovalItem[]): string {
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  if (amounts.length === 0 || amounts.some(({ currency }) => currency !== 'GBP')) return '';
  const sum = money(
    amounts.reduce((minor, amount) => minor + amount.minor, 0),
    'GBP',
  );
  return `, ${moneyText(sum)} in all`;
}
