import { dayMeant } from '#sandbox/bank/calendar/repeat-days.ts';
import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { type CalendarDay, daysBetween, londonDayOf } from '#src/kernel/calendar.ts';
import type { Belongings } from './belongings.ts';
import type { WrittenDescription } from './description.ts';
import { isReference, writtenMinor } from './description-words.ts';
import { aliasIn } from './export-accounts.ts';
import { frequencies } from './things/runs.ts';

type Written<Part extends keyof WrittenDescription> = NonNullable<WrittenDescription[Part]>;
type Things = Pick<
  WrittenDescription,
  'payees' | 'standingOrders' | 'futurePayments' | 'directDebits' | 'bulkFiles' | 'awaiting' | 'messages'
>;

/** As many as a description may have. */
const most = { payees: 500, orders: 60, files: 30, items: 60, messages: 200, missed: 12 } as const;

/** What is arranged, waits or is kept today. What is over is of the past, which is another each time. */
export function thingsIn(belongings: Belongings): Things {
  const theirs = <Thing extends { readonly partyId: string }>(things: readonly Thing[]) =>
    things.filter(({ partyId }) => belongings.parties.some(({ id }) => id === partyId));
  const payees = theirs(belongings.all('payees'))
    .filter(({ state }) => state === 'active')
    .slice(0, most.payees);
  const orders = theirs(belongings.all('instructions')).filter(({ state, nextOn }) => state === 'active' && nextOn);
  const known: Known = { ...belongings, payees };
  const standing = orders.filter(({ type, customDays }) => type === 'REC' && customDays === undefined);
  return {
    payees: { count: payees.length, named: payees.map((payee) => payeeIn(payee, belongings)) },
    standingOrders: standing.slice(0, most.orders).map((order) => standingOrderIn(order, known)),
    futurePayments: orders
      .filter(({ type }) => type === 'NONREC')
      .slice(0, most.orders)
      .map((order) => futurePaymentIn(order, known)),
    directDebits: theirs(belongings.all('directDebits'))
      .filter(({ state, frequency }) => state === 'active' && monthsOf[frequency] !== undefined)
      .slice(0, most.orders)
      .map(directDebitIn),
    bulkFiles: filesIn(belongings),
    awaiting: itemsIn(known),
    messages: messagesIn(belongings),
  };
}

interface Known extends Belongings {
  readonly payees: readonly PayeeRecord[];
}

function payeeIn(payee: PayeeRecord, { parties }: Belongings): NonNullable<Written<'payees'>['named']>[number] {
  const { id, accountName, accountNumber, sortCode, accountType, nickName, reference, lastReference } = payee;
  return {
    alias: id.slice(id.lastIndexOf(':') + 1),
    entity: parties.findIndex((party) => party.id === payee.partyId) + 1,
    name: accountName,
    accountNumber,
    sortCode,
    type: accountType,
    ...(nickName === null ? {} : { nickname: nickName }),
    ...(isReference(reference) ? { reference } : {}),
    ...(isReference(lastReference) ? { lastReference } : {}),
  };
}

/** The part of an order that both kinds have. */
function orderIn(order: InstructionRecord, { accounts, payees }: Known) {
  const { payeeId, toAccountId, payeeName, payeeAccountNumber, payeeSortCode, reference } = order;
  const number = payees.findIndex(({ id }) => id === payeeId) + 1;
  const own = accounts.find(({ id }) => id === toAccountId);
  const elsewhere = { name: payeeName, sortCode: payeeSortCode, accountNumber: payeeAccountNumber };
  return {
    alias: order.id
      .split(':')
      .slice(1)
      .filter((part) => part !== 'instruction')
      .join('-')
      .slice(0, 30),
    from: aliasOf(order.accountId),
    to: number > 0 ? number : own === undefined ? elsewhere : aliasIn(own),
    amount: writtenMinor(order.minor),
    ...(isReference(reference) ? { reference } : {}),
  };
}

function aliasOf(accountId: string): string {
  return aliasIn({ id: accountId });
}

const everyByCode = Object.fromEntries(Object.entries(frequencies).map(([every, code]) => [code, every])) as Readonly<
  Record<string, keyof typeof frequencies>
>;

function standingOrderIn(order: InstructionRecord, known: Known): Written<'standingOrders'>[number] {
  const { today } = known;
  const missed = Math.min(most.missed, order.missedOn.length);
  return {
    ...orderIn(order, known),
    every: everyByCode[order.frequency] ?? 'month',
    next: Math.max(1, daysBetween(today, nextMeantOn(order, order.nextOn ?? today))),
    ...(order.endOn === null ? {} : { ends: Math.max(1, daysBetween(today, order.endOn)) }),
    ...(missed === 0 ? {} : { missed }),
  };
}

/** The nominal day of the next run, which a weekend or a holiday may have moved. */
function nextMeantOn(order: InstructionRecord, nextOn: CalendarDay): CalendarDay {
  const { startOn, frequency } = order;
  for (let run = 0; ; run += 1) {
    const meant = dayMeant(startOn, frequency, run);
    if (meant > nextOn) return nextOn;
    if (sameOrNextWorkingDay(meant) === nextOn) return meant;
  }
}

function futurePaymentIn(order: InstructionRecord, known: Known): Written<'futurePayments'>[number] {
  const { today } = known;
  return { ...orderIn(order, known), in: Math.max(1, daysBetween(today, order.startOn)) };
}

/** The months between two collections. */
const monthsOf: Partial<Readonly<Record<DirectDebitRecord['frequency'], number>>> = {
  '50': 1,
  '60': 2,
  '70': 3,
  '80': 6,
  '90': 12,
};

function directDebitIn(debit: DirectDebitRecord): Written<'directDebits'>[number] {
  const { originator, reference, startOn, frequency, lastCollection, missedOn } = debit;
  const step = monthsOf[frequency] ?? 1;
  const first = Number(startOn.slice(5, 7));
  const every = Array.from({ length: 12 / step }, (_, place) => ((first - 1 + place * step) % 12) + 1);
  const months = debit.months ?? (step === 1 ? undefined : every);
  return {
    from: aliasOf(debit.accountId),
    originator,
    dayOfMonth: Math.min(28, Number(startOn.slice(8))),
    ...(isReference(reference) ? { reference } : {}),
    ...(lastCollection === null ? {} : { amount: writtenMinor(lastCollection.minor) }),
    ...(months === undefined ? {} : { months: [...months].sort((left, right) => left - right) }),
    ...(missedOn.length === 0 ? {} : { missed: Math.min(most.missed, missedOn.length) }),
  };
}

/** Those that are still to be paid. */
function filesIn({ all, parties, users, today }: Belongings): Written<'bulkFiles'> {
  return all('bulkFiles')
    .flatMap(({ partyId, userId, accountId, fileName, state, rows, payOn }) => {
      const isLive = state === 'verified' || state === 'pending-approval' || state === 'approved';
      if (!isLive || !parties.some(({ id }) => id === partyId)) return [];
      const [first] = rows;
      const isEven = rows.every(({ minor }) => minor === first?.minor);
      return [
        {
          account: aliasOf(accountId),
          name: fileName,
          state,
          rows: rows.length,
          payIn: Math.max(1, daysBetween(today, payOn)),
          by: Math.max(1, users.findIndex(({ id }) => id === userId) + 1),
          ...(isEven && first !== undefined ? { amount: writtenMinor(first.minor) } : {}),
        },
      ];
    })
    .slice(0, most.files);
}

/** What waits for somebody’s authorisation, but for files. */
function itemsIn({ all, users, payees, parties }: Known): Written<'awaiting'> {
  const orders = [...all('payments'), ...all('instructions')];
  return all('approvals')
    .flatMap((approval): Written<'awaiting'> => {
      const { kind, state, subjectId, makerId, decisions, needed, partyId } = approval;
      if (state !== 'pending' || kind === 'bulk-file' || !parties.some(({ id }) => id === partyId)) return [];
      const isOrder = kind === 'payment' || kind === 'instruction';
      const order = isOrder ? orders.find(({ id }) => id === subjectId) : undefined;
      const payee = payees.findIndex(({ id }) => id === (order?.payeeId ?? subjectId)) + 1;
      const isBook = kind === 'cheque-book' || kind === 'pay-in-book';
      return [
        {
          kind: kind === 'instruction' ? 'regular-payment' : kind,
          state: needed > 1 && decisions.length > 0 ? 'half-authorised' : 'pending',
          by: Math.max(1, users.findIndex(({ id }) => id === makerId) + 1),
          ...(isBook ? { account: aliasOf(subjectId) } : {}),
          ...(payee > 0 && kind !== 'payee' ? { to: payee } : {}),
          ...(order === undefined ? {} : { account: aliasOf(order.accountId), amount: writtenMinor(order.minor) }),
          ...(order !== undefined && isReference(order.reference) ? { reference: order.reference } : {}),
        },
      ];
    })
    .slice(0, most.items);
}

/** The latest ones; what came today is left out. The hour is drawn, so it orders nothing. */
function messagesIn({ all, users, today }: Belongings): Written<'messages'> {
  const found = all('mails').flatMap(({ userId, box, subject, body, sentAt, read }): Written<'messages'> => {
    const [to, daysAgo] = [users.findIndex(({ id }) => id === userId) + 1, daysBetween(londonDayOf(sentAt), today)];
    if (to === 0 || daysAgo < 1) return [];
    return [{ box, subject, text: body, daysAgo, isRead: read, to }];
  });
  const key = ({ box, subject, text, isRead, to }: (typeof found)[number]) =>
    `${box} ${subject} ${text} ${isRead} ${to}`;
  const later = (left: (typeof found)[number], right: (typeof found)[number]) =>
    (right.daysAgo ?? 0) - (left.daysAgo ?? 0) || (key(left) < key(right) ? -1 : 1);
  return found.sort(later).slice(-most.messages);
}
