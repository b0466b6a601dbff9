import type { PlannedWork } from '#src/api/environment/runtime-config.ts';
import type { ServiceClosed } from '#src/api/environment/service-state.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

/** The planned work that goes on at a moment. */
export function workNow(planned: PlannedWork | undefined, now: Instant): PlannedWork | undefined {
  if (planned === undefined) return undefined;
  const [from, at, to] = [planned.from, now, planned.to].map(epochMsOf) as [number, number, number];
  return from <= at && at < to ? planned : undefined;
}

/** The later of what the service and the plan say. */
export function backAtOf(
  { backAt }: Pick<ServiceClosed, 'backAt'>,
  work: PlannedWork | undefined,
): Instant | undefined {
  if (backAt === undefined || work === undefined) return backAt ?? work?.to;
  return epochMsOf(backAt) > epochMsOf(work.to) ? backAt : work.to;
}
