import type { AccountId } from '#src/kernel/ids.ts';
import type { Account } from './account.ts';
import type { TaskCode } from './accounts.ts';
import type { PermittedFunction } from './permissions.ts';

/** What the bank has granted, as far as its answers have arrived; what has not arrived is not granted. */
export interface Grants {
  readonly functions: readonly PermittedFunction[] | undefined;
  /** The accounts each task is open to. */
  readonly tasks: Readonly<Partial<Record<TaskCode, readonly AccountId[]>>>;
}

interface Need {
  readonly permitted: PermittedFunction;
  readonly task: TaskCode;
}

/** What each use of an account needs: the user permitted, and the account open to the task. */
const needs = {
  makePayment: { permitted: 'payment', task: 'PC_F_DOM' },
} as const satisfies Record<string, Need>;

export type Capability = keyof typeof needs;

/** Whether the customer may use the account so. The bank decides again when asked. */
export function accountMay(capability: Capability, account: Pick<Account, 'id'>, grants: Grants): boolean {
  const { permitted, task } = needs[capability];
  const userMay = grants.functions?.includes(permitted) ?? false;
  return userMay && (grants.tasks[task]?.includes(account.id) ?? false);
}

/** Where a payment from the account begins: pounds are paid at once, other currencies are asked for. */
export function paymentPath(account: Pick<Account, 'id' | 'isInternational'>): string {
  const page = account.isInternational ? 'request-international' : 'make';
  return `/payments/${page}/${encodeURIComponent(account.id)}`;
}
