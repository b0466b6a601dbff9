import { vi } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';

/**
 * What comes of asking while every answer to that operation fails so, or `only` one of them, counted from the first. Time
 * passes until there is an outcome.
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
  let isSettled = false;
  const acting = act().finally(() => {
    isSettled = true;
  });
  while (!isSettled) await vi.advanceTimersByTimeAsync(1_000);
  await control.clearFaults();
  vi.useRealTimers();
  return acting;
}
