import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';

/** @throws Error for a payee that the persona does not have. */
export function payeeIn(userId: string, payees: readonly PayeeRecord[]) {
  return (alias: string): { readonly payee: PayeeRecord } => {
    const payee = payees.find(({ id }) => id === `${userId}:payee:${alias}`);
    if (payee === undefined) throw new Error(`${userId} has no payee ${alias}`);
    return { payee };
  };
}
