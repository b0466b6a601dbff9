import { firstRunOf, runAfter } from '#sandbox/bank/calendar/repeat-days.ts';
import { referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import { ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { FrequencyCode, InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { type OrderedPayee, orderTo } from '#sandbox/personas/payees/order-to.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { dayNumberOf, personaDay } from '#sandbox/personas/time/persona-day.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';

/** A persona's instruction with its first run still ahead, or cancelled before it. */
export interface InstructionPlan {
  /** Names the instruction in links: the last part of its id. */
  readonly alias: string;
  readonly from: AccountRecord;
  readonly to: { readonly payee: OrderedPayee } | { readonly account: AccountRecord };
  readonly minor: number;
  readonly reference: string;
  /** Once where missing. */
  readonly frequency?: FrequencyCode;
  readonly customDays?: number;
  /** Days after the opening day. */
  readonly startsIn: number;
  readonly lastsDays?: number;
  /** Days before the opening day on which the customer cancelled it. */
  readonly cancelledDaysAgo?: number;
  /** Days before that on which it was set up; three unless given. */
  readonly setUpDaysAgo?: number;
  /** Days on which it could not be paid, where the first is behind. */
  readonly missedOn?: readonly CalendarDay[];
  /** The number of its reference, from which the customer's others count up. */
  readonly firstNumber?: number;
}

export function instructionOf(
  userId: string,
  openingDay: CalendarDay,
  plan: InstructionPlan,
  place: number,
): InstructionRecord {
  const { alias, from, to, minor, reference, frequency = '10', customDays, startsIn, lastsDays } = plan;
  const { cancelledDaysAgo, setUpDaysAgo = 3, missedOn = [], firstNumber = 85_001 } = plan;
  const opens = dayNumberOf(openingDay);
  const setUpOn = personaDay(opens - (cancelledDaysAgo ?? 0) - setUpDaysAgo);
  const setUpAt = instantOn(setUpOn, 11 * 3600 + place * 60);
  const startOn = addDays(openingDay, startsIn);
  const endOn = lastsDays === undefined ? null : addDays(startOn, lastsDays);
  const lastRun = missedOn.at(-1);
  const nextOn =
    lastRun === undefined
      ? firstRunOf({ startOn, endOn })
      : runAfter({ startOn, endOn, frequency, ...(customDays === undefined ? {} : { customDays }) }, lastRun);
  return {
    id: `${userId}:instruction:${alias}`,
    userId,
    sessionId: '',
    partyId: from.partyId,
    accountId: from.id,
    ...recipientOf(to),
    isNewPayee: false,
    minor,
    currency: from.currency,
    reference,
    orderedAt: setUpAt,
    confirmedAt: setUpAt,
    referenceNumber: bankReferenceOf(setUpOn.text, firstNumber + place),
    type: frequency === '10' ? 'NONREC' : 'REC',
    frequency,
    startOn,
    endOn,
    runs: missedOn.length,
    paidOn: [],
    missedOn: [...missedOn],
    ...(customDays === undefined ? {} : { customDays }),
    ...(cancelledDaysAgo === undefined
      ? { state: 'active', nextOn: nextOn ?? null }
      : {
          state: 'cancelled',
          nextOn: null,
          cancelledAt: instantOn(personaDay(opens - cancelledDaysAgo), 15 * 3600),
        }),
  };
}

/** Payments that the history shows as made, as the future payments they were. */
export function madeEarlier(userId: string, from: AccountRecord, postings: readonly Posting[], count: number) {
  const made = postings.filter(({ code, entries }) => code === 'FPO' && entries[0]?.accountId === from.id);
  return made.slice(-count).map(({ bookedOn, description, reference, entries }, place): InstructionRecord => {
    const setUpOn = personaDay(dayNumberOf(bookedOn) - 5);
    const setUpAt = instantOn(setUpOn, 12 * 3600);
    return {
      id: `${userId}:instruction:made-${from.number}-${place + 1}`,
      userId,
      sessionId: '',
      partyId: from.partyId,
      accountId: from.id,
      payeeId: '',
      toAccountId: null,
      payeeName: description,
      payeeAccountNumber: String(40_118_200 + place),
      payeeSortCode: '601122',
      isNewPayee: false,
      minor: -(entries[0]?.minor ?? 0),
      currency: from.currency,
      reference,
      orderedAt: setUpAt,
      confirmedAt: setUpAt,
      referenceNumber: bankReferenceOf(setUpOn.text, 87_001 + place),
      state: 'closed',
      type: 'NONREC',
      frequency: '10',
      startOn: bookedOn,
      endOn: null,
      runs: 1,
      paidOn: [bookedOn],
      missedOn: [],
      nextOn: null,
    };
  });
}

/** One standing order becomes two that followed one another; the earlier has ended. */
export function splitInTwo(order: InstructionRecord, runsOfFormer: number): readonly InstructionRecord[] {
  const former = order.paidOn.slice(0, runsOfFormer);
  const rest = order.paidOn.slice(runsOfFormer);
  const [endedOn, startedOn] = [former.at(-1), rest[0]];
  if (endedOn === undefined || startedOn === undefined) return [order];
  const ended: InstructionRecord = {
    ...order,
    id: `${order.id}-former`,
    state: 'closed',
    endOn: endedOn,
    paidOn: [...former],
    runs: former.length,
    nextOn: null,
  };
  // Ordered when the former had ended.
  const orderedAt = instantOn(personaDay(dayNumberOf(endedOn) + 1), 14 * 3600);
  const referenceNumber = referenceNumberOf(order.id, addDays(endedOn, 1));
  return [
    ended,
    { ...order, orderedAt, confirmedAt: orderedAt, referenceNumber, paidOn: [...rest], runs: rest.length },
  ];
}

/** Ends a standing order after so many more runs. */
export function endingAfter(order: InstructionRecord, runs: number): InstructionRecord {
  let endOn = order.nextOn;
  for (let left = runs - 1; left > 0 && endOn !== null; left -= 1) endOn = runAfter(order, endOn) ?? null;
  return { ...order, endOn };
}

/** The customer's reference number; the count is above that of any customer's own orders. */
export function bankReferenceOf(setUpOn: CalendarDay, count: number): string {
  return referenceNumberOf(`instruction-${count}`, setUpOn);
}

function recipientOf(to: InstructionPlan['to']) {
  if ('payee' in to) return orderTo(to.payee);
  const { id, displayName, nickname, number } = to.account;
  const payeeName = nickname ?? displayName;
  return { payeeId: null, toAccountId: id, payeeName, payeeAccountNumber: number, payeeSortCode: ownSortCode };
}
