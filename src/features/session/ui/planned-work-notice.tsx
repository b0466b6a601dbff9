import { useEffect } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import type { PlannedWork } from '#src/api/environment/runtime-config.ts';
import { epochMsOf } from '#src/kernel/instant.ts';
import { weekdayMomentText } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';

/** What is planned, until it is over. Once it has begun, the page looks whether the service answers. */
export function PlannedWorkNotice({ work }: { readonly work: PlannedWork }) {
  const nowMs = epochMsOf(clock.businessNow());
  const hasBegun = nowMs >= epochMsOf(work.from);
  const isOver = nowMs >= epochMsOf(work.to);

  // Nothing else is asked here before somebody types.
  useEffect(() => {
    if (!hasBegun || isOver) return;
    void import('#src/api/client/service-watch.ts').then(
      ({ serviceWatch }) => serviceWatch.look(),
      () => {},
    );
  }, [hasBegun, isOver]);

  if (isOver) return null;
  return (
    <Notice tone="warning">
      <div>
        <p>{work.text}</p>
        <p>
          Planned work: from {weekdayMomentText(work.from)} to {weekdayMomentText(work.to)}.
        </p>
      </div>
    </Notice>
  );
}
