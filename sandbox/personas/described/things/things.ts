import type { Making } from '#sandbox/personas/described/making.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { jobsToExpire } from './authorising.ts';
import { awaitedBy } from './awaiting-records.ts';
import { booksOf } from './books.ts';
import { plannedFiles } from './bulk-files.ts';
import { withStates } from './direct-debits.ts';
import { type Ground, groundOf } from './ground.ts';
import { instructionsOf } from './instructions.ts';
import { livedBy } from './lived.ts';
import { mailTo } from './mail.ts';
import { firstNumberOf } from './numbers.ts';
import { paidToday } from './paid-today.ts';
import { plansIn } from './planned.ts';
import { settingsOf } from './settings.ts';

type Things = Partial<Omit<Cast, 'user' | 'parties' | 'life' | 'opensWith'>>;

/** What a person of the customer has beside accounts; the first person has everything that is not another's own. */
export function thingsOf(customer: Making, place: number): Things {
  const own = { mails: mailTo(customer, place), ...settingsOf(customer, place) };
  return place === 0 ? { ...own, ...sharedBy(groundOf(customer)) } : own;
}

function sharedBy(ground: Ground): Things {
  const { customer } = ground;
  const awaited = awaitedBy(ground);
  const books = booksOf(ground);
  const files = plansIn(plannedFiles(ground));
  const today = paidToday(ground);
  const approvals = [...awaited.approvals, ...files.flatMap(({ approval }) => approval ?? [])];
  const { postings, holds, jobs } = today.doneToday ?? { postings: [], holds: [], jobs: [] };
  return {
    pastNumbersFrom: firstNumberOf(customer, 'past'),
    payeeGroups: [...ground.payeeGroups, ...awaited.payeeGroups],
    payees: [
      ...ground.payees.map((payee) => awaited.changed.find(({ id }) => id === payee.id) ?? payee),
      ...awaited.payees,
    ],
    payments: [...awaited.payments, ...(today.payments ?? [])],
    payeeEvents: awaited.payeeEvents,
    chequeBooks: [...books.chequeBooks, ...awaited.chequeBooks],
    approvals,
    instructions: ({ standingOrders }) => [
      ...standingOrders,
      ...instructionsOf(ground, livedBy(customer)),
      ...awaited.orders,
    ],
    directDebits: (found) => withStates(found, customer),
    bulkFiles: () => files.map(({ file }) => file),
    doneToday: {
      postings,
      holds,
      jobs: [
        ...jobs,
        ...books.jobs,
        ...awaited.jobs,
        ...files.flatMap((file) => file.jobs),
        ...jobsToExpire(approvals),
      ],
    },
  };
}
