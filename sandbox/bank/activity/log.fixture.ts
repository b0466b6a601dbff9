import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { ActivityEntry } from './activity-entry.ts';
import { activityKinds } from './activity-kinds.ts';

/** All that the bank logs, in order; no reference may be used twice. */
export function logOf(bank: Bank): ActivityEntry[] {
  const entries = activityKinds.flatMap((entriesOf) => entriesOf(bank)).filter((entry) => entry !== undefined);
  if (new Set(entries.map(({ reference }) => reference)).size < entries.length) {
    throw new Error(`Two activities have one reference: ${entries.map(({ reference }) => reference).join(', ')}`);
  }
  return entries.sort((one, other) => (one.madeAt < other.madeAt ? -1 : one.madeAt > other.madeAt ? 1 : 0));
}
