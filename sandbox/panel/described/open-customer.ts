import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { takenIdIn } from './objections.ts';

/** Makes the customer in the bank that is there, and logs in as them. @returns the reason for a refusal, undefined when done. */
export async function openCustomer(store: PanelStore, document: unknown): Promise<string | undefined> {
  try {
    const made = await store.ask((bank) => bank.createCustomers([document], true));
    if (made.outcome === 'done') {
      const problem = await store.logInAs(made.customers[0]?.userIds[0] ?? '');
      return problem === undefined ? undefined : `The customer is made. ${problem}`;
    }
    const known = madeAlready(document, made.reason);
    return known === undefined ? made.reason : store.logInAs(known);
  } catch (failure) {
    return `The bank did not answer: ${reasonOf(failure)}`;
  }
}

/** Without an id of its own, only the same description has the same User ID. @returns that User ID. */
export function madeAlready(document: unknown, reason: string): string | undefined {
  const id = takenIdIn(reason);
  const hasOwnId = typeof document === 'object' && document !== null && 'id' in document;
  return !hasOwnId && id !== undefined && /^c[0-9a-f]{8}$/.test(id) ? id : undefined;
}
