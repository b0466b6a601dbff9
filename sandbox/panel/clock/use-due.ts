import { useEffect, useState } from 'react';
import type { DueItem } from '#sandbox/control/verbs/control-due.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

/** Jobs waiting for the bank's clock; undefined until loaded. Refetches when one of `refetchOn` changes. */
export function useDue(store: PanelStore, now: Instant, ...refetchOn: readonly (string | number)[]) {
  const [loaded, setLoaded] = useState<{ readonly due: readonly DueItem[]; readonly key: string }>();
  const first = loaded?.due[0]?.at;
  const isPast = first !== undefined && epochMsOf(first) <= epochMsOf(now) ? first : '';
  const key = [...refetchOn, isPast].join(' ');

  // Loading is a side effect: once for each key.
  useEffect(() => {
    let isCurrent = true;
    store
      .ask((bank) => bank.due())
      .then(
        (answer) => {
          if (isCurrent && answer.outcome === 'done') setLoaded({ due: answer.due, key });
        },
        () => {
          // The notices report an unreachable bank.
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [store, key]);

  return loaded?.due;
}
