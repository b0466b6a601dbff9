import { tell } from '#src/api/environment/happenings.ts';
import { stoppedAt } from '#src/api/wire/stopped-at.ts';
import type { Unchecked } from '#src/api/wire/wire.ts';

interface Reading<Body> {
  /** As the contract writes it. */
  readonly call: string;
  readonly answer: Unchecked<Body>;
  /** The reader that gave the answer up, or lost an entry. */
  readonly read: (answer: Unchecked<Body>) => unknown;
}

const told = new Set<string>();

/**
 * Where an answer did not fit what its reader needs, for the operators' reports. Its values are looked at and forgotten. Each
 * call once for a page: its answers break at the same place, and the reader reads twice.
 */
export function tellBreach<Body>({ call, answer, read }: Reading<Body>): void {
  if (told.has(call)) return;
  told.add(call);
  tell({ kind: 'breach', call, pointer: stoppedAt(answer, read) });
}
