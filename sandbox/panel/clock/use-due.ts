import { useEffect, useState } from 'react';
import type { DueThing } from '#sandbox/control/verbs/control-due.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

/** What waits for the bank's clock; undefined until it is known. `seen` is anything that may have changed it. */
export function useDue(store: PanelStore, now: Instant, ...seen: readonly (string | number)[]) {
  const [told, setTold] = useState<{ readonly due: readonly DueThing[]; readonly cause: string }>();
  const first = told?.due[0]?.at;
  const isPast = first !== undefined && epochMsOf(first) <= epochMsOf(now) ? first : '';
  const cause = [...seen, isPast].join(' ');

  // What waits is known to the bank alone, and it tells only when asked: once for each cause to ask.
  useEffect(() => {
    let isCurrent = true;
    store
      .ask((bank) => bank.due())
      .then(
        (answer) => {
          if (isCurrent && answer.outcome === 'done') setTold({ due: answer.due, cause });
        },
        () => {
          // That the bank cannot be reached is said above the sections.
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [store, cause]);

  return told?.due;
}
