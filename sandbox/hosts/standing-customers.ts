import { readFileSync } from 'node:fs';
import type { MadeCustomer } from '#sandbox/control/customers-control.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';

/** Customers from a file, with whom every bank of a host opens. */
export interface StandingCustomers {
  readonly file: string;
  readonly descriptions: readonly unknown[];
}

/** Why the host cannot open with such customers, in words for the person who starts it. */
export class CustomersRefusal extends Error {}

/** A file that holds a list of descriptions, or one. @returns what is wrong with it, in words, or the customers. */
export function readCustomers(file: string): StandingCustomers | string {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return { file, descriptions: Array.isArray(read) ? read : [read] };
  } catch (failure) {
    const reason = reasonOf(failure);
    return failure instanceof SyntaxError ? `${file} is not JSON: ${reason}` : `${file} cannot be read: ${reason}`;
  }
}

/** @throws CustomersRefusal where the customer of the host's settings cannot be made. */
export function openedToTry(opening: Promise<Sandbox>): Promise<Sandbox> {
  return opening.catch((failure: unknown) => {
    throw new CustomersRefusal(`--sandbox: ${reasonOf(failure)}`);
  });
}

/**
 * Makes the customers in a bank that is thrown away.
 * @throws CustomersRefusal with the place and the reason where one of them cannot be made.
 */
export async function triedOut(
  { file, descriptions }: StandingCustomers,
  { control }: Sandbox,
): Promise<readonly MadeCustomer[]> {
  const made = await control.createCustomers(descriptions);
  if (made.outcome === 'refused') throw new CustomersRefusal(`${file}: ${made.reason}`);
  return made.customers;
}

const mostNamed = 3;

/** For the person who starts the host: how many there are, and the User IDs of the first. */
export function summaryOf(customers: readonly MadeCustomer[], file: string): string {
  const first = customers.slice(0, mostNamed).flatMap(({ userIds }) => userIds.slice(0, 1));
  const more = customers.length - first.length;
  const names = more === 0 ? first.join(', ') : `${first.join(', ')} and ${more} more`;
  return `Every fresh bank has ${customers.length === 1 ? 'a customer' : `${customers.length} customers`} from ${file}: ${names}`;
}
