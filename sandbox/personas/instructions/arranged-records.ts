import { collectionAfter } from '#sandbox/bank/calendar/collection-days.ts';
import { runAfter } from '#sandbox/bank/calendar/repeat-days.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { Arranged, Life } from '#sandbox/personas/lives/life.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { dayNumberOf, dayText, personaDay, weekdayOf } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { bankReferenceOf } from './instruction-plan.ts';

/** The customer's direct debits on the opening day, with the last collections of the history. */
export function directDebitsOf(userId: string, life: Life, opens: number, postings: readonly Posting[]) {
  const paid = paymentsByReference(postings, 'DDX');
  return arrangedIn(life, 'direct-debit').map(({ arranged, account }): DirectDebitRecord => {
    const { id, name: originator, reference, repeats } = arranged;
    const days = daysOf(repeats, personaDay(opens).year - 1);
    const last = paid.get(`${account.id} ${reference}`)?.at(-1);
    return {
      id,
      userId,
      partyId: account.partyId,
      accountId: account.id,
      originator,
      reference,
      state: 'active',
      ...days,
      nextOn: collectionAfter(days, personaDay(opens - 1).text),
      lastCollection:
        last === undefined
          ? null
          : { on: last.bookedOn, minor: takenFrom(last, account), postingId: last.id, returnedOn: null },
      missedOn: [],
      rejectsNext: false,
      setUpAt: instantOn(personaDay(dayNumberOf(account.openedOn)), 10 * 3600),
      cancelledAt: null,
    };
  });
}

/** The customer's standing orders on the opening day, paid so far as the history has it. */
export function standingOrdersOf(userId: string, life: Life, opens: number, postings: readonly Posting[]) {
  const paid = paymentsByReference(postings, 'SOX');
  return arrangedIn(life, 'standing-order').flatMap(({ arranged, account }, place): InstructionRecord[] => {
    const { id, name, reference, repeats, minor, accountNumber } = arranged;
    if (minor === undefined || accountNumber === undefined || !('dayOfMonth' in repeats)) return [];
    const setUpAt = instantOn(personaDay(dayNumberOf(account.openedOn)), 10 * 3600);
    const paidOn = (paid.get(`${account.id} ${reference}`) ?? []).map(({ bookedOn }) => bookedOn);
    const repeated = { startOn: firstDay(account, repeats.dayOfMonth), endOn: null, frequency: '50' } as const;
    return [
      {
        id,
        userId,
        sessionId: '',
        partyId: account.partyId,
        accountId: account.id,
        payeeId: '',
        toAccountId: null,
        payeeName: name,
        payeeAccountNumber: accountNumber,
        payeeSortCode: '601122',
        isNewPayee: false,
        minor,
        currency: account.currency,
        reference,
        orderedAt: setUpAt,
        confirmedAt: setUpAt,
        referenceNumber: bankReferenceOf(account.openedOn, 80_001 + place),
        state: 'active',
        type: 'REC',
        ...repeated,
        runs: paidOn.length,
        paidOn,
        missedOn: [],
        nextOn: runAfter(repeated, personaDay(opens - 1).text) ?? null,
      },
    ];
  });
}

function arrangedIn({ arranged, accountsById }: Life, kind: Arranged['kind']) {
  return arranged.flatMap((each) => {
    const account = accountsById.get(each.accountId);
    return each.kind === kind && account !== undefined ? [{ arranged: each, account }] : [];
  });
}

function paymentsByReference(postings: readonly Posting[], code: string): ReadonlyMap<string, readonly Posting[]> {
  const found = new Map<string, Posting[]>();
  for (const posting of postings) {
    if (posting.code !== code) continue;
    const key = `${posting.entries[0]?.accountId} ${posting.reference}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, [posting]);
    else known.push(posting);
  }
  return found;
}

function takenFrom({ entries }: Posting, { id }: AccountRecord): number {
  return -(entries.find(({ accountId }) => accountId === id)?.minor ?? 0);
}

type Days = Pick<DirectDebitRecord, 'frequency' | 'startOn' | 'months' | 'skipsNonWorkingDays'>;

function daysOf(repeats: Arranged['repeats'], year: number): Days {
  if ('weekday' in repeats) {
    const first = dayNumberOf(dayText(year, 1, 1));
    const ahead = (repeats.weekday - weekdayOf(first) + 7) % 7;
    return { frequency: '30', startOn: personaDay(first + ahead).text, skipsNonWorkingDays: true };
  }
  const { dayOfMonth, months = [] } = repeats;
  const [first = 1] = months;
  const startOn = dayText(year, first, dayOfMonth);
  if (months.length === 0) return { frequency: '50', startOn };
  if (months.length === 1) return { frequency: '90', startOn };
  const isQuarterly = months.length === 4 && months.every((month, index) => month === first + 3 * index);
  if (isQuarterly) return { frequency: '70', startOn };
  return { frequency: '50', startOn: dayText(year, 1, dayOfMonth), months: [...months] };
}

/** The first such day on which the account was open. */
function firstDay({ openedOn }: AccountRecord, dayOfMonth: number): CalendarDay {
  const [year, month] = [Number(openedOn.slice(0, 4)), Number(openedOn.slice(5, 7))];
  const first = dayText(year, month, dayOfMonth);
  if (first >= openedOn) return first;
  return month === 12 ? dayText(year + 1, 1, dayOfMonth) : dayText(year, month + 1, dayOfMonth);
}
