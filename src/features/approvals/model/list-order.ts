import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { isPast } from './item-copy.ts';

/** What can be authorised first, each group by age; what is past its date comes last. */
export function inTurn(items: readonly ApprovalItem[], today: CalendarDay): readonly ApprovalItem[] {
  return items.toSorted((left, right) => {
    const late = Number(isPast(left, today)) - Number(isPast(right, today));
    return late === 0 ? byAge(left, right) : late;
  });
}

function byAge(left: ApprovalItem, right: ApprovalItem): number {
  // Ids are random; reference numbers keep the order in which items were asked for.
  if (left.created === right.created) return (left.reference ?? '') < (right.reference ?? '') ? -1 : 1;
  return left.created < right.created ? -1 : 1;
}

/** `8 to authorise, £14,173.00 in all. 1 is past its date and can only be declined.` Empty if nothing can be decided. */
export function totalText(items: readonly ApprovalItem[], today: CalendarDay): string {
  const open = items.filter(({ isActionable }) => isActionable);
  const due = open.filter((item) => !isPast(item, today));
  const late = open.length - due.length;
  return [
    ...(due.length === 0 ? [] : [`${due.length} to authorise${sumText(due)}.`]),
    ...(late === 0
      ? []
      : [`${late} ${late === 1 ? 'is past its date' : 'are past their dates'} and can only be declined.`]),
  ].join(' ');
}

/** Amounts in pounds alone add up. A regular payment counts once, which is said. */
function sumText(items: readonly ApprovalItem[]): string {
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  if (amounts.length === 0 || amounts.some(({ currency }) => currency !== 'GBP')) return '';
  const sum = money(
    amounts.reduce((minor, amount) => minor + amount.minor, 0),
    'GBP',
  );
  return `, ${moneyText(sum)} in all${items.some(({ isRecurring }) => isRecurring) ? ', regular payments counted once' : ''}`;
}
