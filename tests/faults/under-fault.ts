import { vi } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { instantFromMs } from '#src/kernel/instant.ts';

/** The outcome in the app for each fault of a call that must be sent once. */
export const confirmations = {
  'lost-answer': 'done',
  empty: 'done',
  malformed: 'done',
  nonsense: 'done',
  'no-nonce': 'done',
  // The bank has no confirmation yet, but it may still arrive.
  'late=5': 'unknown',
  timeout: 'unknown',
  offline: 'unknown',
  'html-blocked': 'unknown',
  '500': 'unknown',
  '503': 'unknown',
  '429': 'unknown',
  'code=DIGX_CZ_NONCE_01': 'unknown',
  '403': 'refused',
  'code=DIGX_PY_0134': 'refused',
} as const satisfies Partial<Record<FaultKind, string>>;

/**
 * Runs `act` while every response of the operation fails in this way, or only the response numbered `only`. Time advances
 * until there is an outcome.
 */
export async function underFault<Outcome>(
  { control }: Sandbox,
  operationId: string,
  kind: FaultKind,
  act: () => Promise<Outcome>,
  only?: number,
): Promise<Outcome> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await control.addFault({ operationId, kind, ...(only !== undefined && { only }) });
  let isDone = false;
  const acting = act().finally(() => {
    isDone = true;
  });
  while (!isDone) await vi.advanceTimersByTimeAsync(1_000);
  await control.clearFaults();
  vi.useRealTimers();
  return acting;
}

/** Moves the app's estimate of the bank's time. */
export function later(minutes: number): void {
  vi.spyOn(clock, 'businessNow').mockReturnValue(instantFromMs(Date.now() + minutes * 60_000));
}
