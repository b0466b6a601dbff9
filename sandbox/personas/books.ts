import { jobToSettle } from '#sandbox/bank/engine/holds.ts';
import { jobToRun } from '#sandbox/bank/instructions/instruction-runs.ts';
import { payeeReferenceOf } from '#sandbox/bank/payees/payee-numbers.ts';
import type { PayeeEventRecord } from '#sandbox/bank/records/payee-event.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import type { ResetTokenRecord } from '#sandbox/bank/records/reset-token.ts';
import { jobToTellOfStatements } from '#sandbox/bank/statements/statement-news.ts';
import { addDays, type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { firstJob } from './day-of-life.ts';
import { historyOf } from './history.ts';
import { directDebitsOf, standingOrdersOf } from './instructions/arranged-records.ts';
import { pastCheques } from './past/past-cheques.ts';
import { pastPayments } from './past/past-payments.ts';
import { bookingInstantOf } from './pending.ts';
import type { Cast } from './persona-script.ts';
import { instantOn } from './time/london-instant.ts';
import { dayNumberOf, personaDay } from './time/persona-day.ts';

interface Beginning {
  readonly resetTokens?: readonly ResetTokenRecord[];
  /** Days after the opening day on which standing orders and direct debits may be due first; none unless given. */
  readonly quietDays?: 0 | 1;
}

/** The records of a cast with its history up to midnight of the opening day, and its first job. */
export function bookOf(
  cast: Cast,
  openingDay: CalendarDay,
  { resetTokens = [], quietDays = 0 }: Beginning,
): PersonaBook {
  const {
    user,
    parties,
    life,
    mails = [],
    payeeGroups = [],
    payees = [],
    payments = [],
    payeeEvents = [],
    chequeBooks = [],
    limitPackages = [],
    instructions: instructionsOf = ({ standingOrders }) => standingOrders,
    directDebits: debitsOf = (found) => found,
    bulkFiles,
    approvals = [],
    opensWith = [],
    alertSubscriptions = [],
    accessRequests = [],
    accountAccesses = [],
    doneToday = { postings: [], holds: [], jobs: [] },
  } = cast;
  const opens = dayNumberOf(openingDay);
  const { postings, holds, interestCounts } = historyOf(life, opens);
  const settling = holds.map((hold) => jobToSettle(hold, bookingInstantOf(hold)));
  const standingOrders = standingOrdersOf(user.id, life, opens + quietDays, postings);
  const instructions = instructionsOf({ userId: user.id, openingDay, payees, standingOrders, postings });
  const runs = instructions.flatMap((each) =>
    each.nextOn === null ? [] : jobToRun(each, each.nextOn, instantOn(personaDay(opens), 0)),
  );
  const jobs = [...settling, ...firstJob(life, opens, interestCounts), ...doneToday.jobs, ...runs];
  if (life.accounts.length > 0) jobs.push(jobToTellOfStatements(user.id, openingDay));
  const halfYearAgo = addDays(openingDay, -184);
  const past = pastCheques(cast, postings, openingDay);
  return {
    user,
    parties,
    accounts: life.accounts,
    postings: doneToday.postings.length === 0 ? postings : [...postings, ...doneToday.postings],
    holds: [...holds, ...doneToday.holds],
    jobs,
    mails,
    resetTokens,
    payeeGroups,
    payees,
    payments: [...pastPayments(cast, postings, halfYearAgo, instructions), ...payments],
    payeeEvents: [...pastPayeeEvents(cast, halfYearAgo), ...payeeEvents],
    chequeBooks: [...past.chequeBooks, ...chequeBooks],
    chequeMarks: past.chequeMarks,
    limitPackages,
    instructions,
    directDebits: debitsOf(directDebitsOf(user.id, life, opens + quietDays, postings)),
    bulkFiles: bulkFiles?.(postings) ?? [],
    approvals,
    opensWith,
    alertSubscriptions,
    accessRequests,
    accountAccesses,
  };
}

/** When the persona's payees were added. */
function pastPayeeEvents({ payees = [] }: Cast, from: CalendarDay): PayeeEventRecord[] {
  return payees
    .filter(({ addedAt }) => londonDayOf(addedAt) >= from)
    .map((payee) => ({
      id: `${payee.id}:added`,
      kind: 'added',
      payeeId: payee.id,
      groupId: payee.groupId,
      partyId: payee.partyId,
      userId: payee.creatorId,
      title: payee.nickName ?? payee.accountName,
      accountNumber: payee.accountNumber,
      sortCode: payee.sortCode,
      referenceNumber: payeeReferenceOf(payee, payee, payee.addedAt),
      at: payee.addedAt,
    }));
}
