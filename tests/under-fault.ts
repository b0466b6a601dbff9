import { vi } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';

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
