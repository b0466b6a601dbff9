import type { Making } from '#sandbox/personas/described/making.ts';
import type { Objection } from '#sandbox/personas/described/objection.ts';
import { plannedAwaiting } from './awaiting.ts';
import { plannedBooks } from './books.ts';
import { plannedFiles } from './bulk-files.ts';
import { plannedDebits } from './direct-debits.ts';
import { groundOf } from './ground.ts';
import { objectionsToFunds } from './instructions.ts';
import { livedBy } from './lived.ts';
import { objectionsToMail } from './mail.ts';
import { plannedOrders } from './orders.ts';
import { plannedPaid } from './paid-today.ts';
import { plannedPayees } from './payees.ts';
import { objectionsIn } from './planned.ts';
import { objectionsToSettings } from './settings.ts';

/** What beside people and accounts cannot be made; the customer is otherwise consistent. */
export function objectionsToThings(customer: Making): readonly Objection[] {
  const ground = groundOf(customer);
  const payees = objectionsIn(plannedPayees(customer, ground.users));
  // Everything else refers to them by their numbers.
  if (payees.length > 0) return payees;
  const found = [
    ...objectionsIn(plannedDebits(customer)),
    ...objectionsIn(plannedOrders(ground)),
    ...objectionsIn(plannedFiles(ground)),
    ...objectionsIn(plannedAwaiting(ground)),
    ...objectionsIn(plannedBooks(ground)),
    ...objectionsIn(plannedPaid(ground)),
    ...objectionsToMail(customer),
    ...objectionsToSettings(customer),
  ];
  const { standingOrders, futurePayments } = customer.description;
  const areOrdersSaid = standingOrders !== undefined || futurePayments !== undefined;
  // Living in advance takes as long as making the books.
  return found.length > 0 || !areOrdersSaid ? found : objectionsToFunds(ground, livedBy(customer));
}
