import type { Instruction, InstructionCode } from '#src/api/instructions/instruction.ts';
import type { OrderNoun } from '#src/banking/paying/model/payment-result.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { dayText, slashedDay } from '#src/ui/text/dates.ts';
import { weekOf } from './upcoming-rows.ts';

type Kind = Pick<Instruction, 'code' | 'toOwnId'>;

/** “Standing order”, and so on. */
export function kindText(kind: Kind): string {
  const noun = nounOf(kind);
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** “standing order”, and so on. */
export function nounOf({ code, toOwnId }: Kind): string {
  if (code === 'DD') return 'direct debit';
  if (code === 'SI') return toOwnId === undefined ? 'standing order' : 'regular transfer';
  return toOwnId === undefined ? 'future payment' : 'future transfer';
}

/** The word for one run. */
export function orderWordOf({ toOwnId }: Pick<Kind, 'toOwnId'>): OrderNoun {
  return toOwnId === undefined ? 'payment' : 'transfer';
}

export function stopVerb({ code }: Kind): 'Cancel' | 'Stop' {
  return code === 'FD' ? 'Cancel' : 'Stop';
}

/** How long it goes on; undefined for a single payment, and for a direct debit, which its originator ends. */
export function endText({ code, endDate, numInstallments }: Instruction): string | undefined {
  if (code !== 'SI') return undefined;
  if (endDate === undefined) return 'Until further notice';
  // The bank does not count the payments of an order that awaits authorisation.
  const left = numInstallments === undefined || numInstallments === 0 ? '' : `, ${numInstallments} left`;
  return `Until ${slashedDay(endDate)}${left}`;
}

interface Repeated {
  readonly instruction: Instruction;
  readonly frequency: string | undefined;
}

/** How often, and until when; empty for a single payment. */
export function repeatsText({ instruction, frequency }: Repeated): string {
  return [frequency, endText(instruction)].filter(Boolean).join(' · ');
}

/** What it is, in one line, where only an end is worth its room. The reference may stand elsewhere. */
export function whatText({ instruction, frequency }: Repeated, hasReference = true): string {
  const end = instruction.endDate === undefined ? undefined : endText(instruction);
  const reference = hasReference && instruction.reference;
  return [kindText(instruction), frequency, end, reference].filter(Boolean).join(' · ');
}

/** When a direct debit's amount was paid, which the next need not be. */
export function lastPaidText({ amount, code, lastPaymentDate }: Instruction): string | undefined {
  return code !== 'DD' || amount === undefined || lastPaymentDate === undefined
    ? undefined
    : `Last paid ${slashedDay(lastPaymentDate)}`;
}

/** The latest run, where it was not paid. */
export function missedText({ missedOn, lastPaymentDate }: Instruction): string | undefined {
  const missed = missedOn.at(-1);
  return missed === undefined || (lastPaymentDate !== undefined && missed < lastPaymentDate)
    ? undefined
    : `Not paid on ${slashedDay(missed)}`;
}

/** Above the rows of one week. */
export function weekTitle(day: CalendarDay | undefined, today: CalendarDay): string {
  if (day === undefined) return 'No date';
  const week = weekOf(day);
  const current = weekOf(today);
  if (week === current) return 'This week';
  return week === addDays(current, 7) ? 'Next week' : `Week of ${dayText(week)}`;
}

/** Why it is closed; its day stands beside. */
export function closedText({ code, closedAs, lastPaymentDate, missedOn }: Instruction): string {
  if (closedAs === 'cancelled') return 'Cancelled';
  if (closedAs === 'expired') return 'Not authorised in time';
  if (closedAs === 'declined') return 'Declined by another account holder';
  if (lastPaymentDate !== undefined) return code === 'FD' ? 'Paid' : 'Last payment made';
  return missedOn.length === 0 ? 'Closed' : 'Not paid';
}

/** What stopping it means, before the customer confirms. */
export function stopConsequences(instruction: Instruction): readonly string[] {
  const { code, nextPaymentDate } = instruction;
  const noun = nounOf(instruction);
  const next = nextPaymentDate === undefined ? undefined : slashedDay(nextPaymentDate);
  if (code === 'FD') {
    return [next === undefined ? `This ${noun} will not be made.` : `This ${noun}, due on ${next}, will not be made.`];
  }
  const ends = `No more payments will be made${next === undefined ? '' : `, including the one due on ${next}`}.`;
  if (code === 'SI') return [ends, 'You cannot restart it. You will need to set up a new one.'];
  return [ends, 'Please tell the company as well, and arrange another way to pay if you still owe them money.'];
}

export function stoppedText(instruction: Instruction): string {
  return `This ${nounOf(instruction)} has been ${instruction.code === 'FD' ? 'cancelled' : 'stopped'}.`;
}

/** What the list shows: everything, or one of its three kinds. */
export type UpcomingView = 'all' | InstructionCode;

export const viewTitles = {
  all: 'All',
  FD: 'Future payments',
  SI: 'Standing orders and regular transfers',
  DD: 'Direct debits',
} as const satisfies Record<UpcomingView, string>;

/** “direct debits”, and so on. */
export function viewNoun(view: UpcomingView): string {
  return view === 'all' ? 'upcoming payments' : viewTitles[view].toLowerCase();
}
