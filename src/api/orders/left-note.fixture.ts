import { vi } from 'vitest';
import { clock } from '#src/api/environment/bank-clock.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';
import { createFormNote } from './form-note.ts';
import type { MarkedKind } from './order-kinds.ts';

/** The note of an order whose form was left before the bank answered. */
export function leaveNote(kind: MarkedKind, mark: string | undefined): void {
  const note = createFormNote(kind);
  note.sentOnce(mark).onSending();
  note.left();
}

/** As if so much of the bank's time had passed. Restore mocks afterwards. */
export function passed(ms: number): void {
  const at = epochMsOf(clock.businessNow()) + ms;
  vi.spyOn(clock, 'businessNow').mockImplementation(() => instantFromMs(at));
}
