import { useEffect, useState } from 'react';
import type { ControlResult } from '#sandbox/control/queries/control-verdict.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { PanelMethods } from './panel-control.ts';
import type { PanelStore } from './panel-store.ts';

/** A query about one customer. Must be the same function on every render. */
export type CustomerQuery<Answer> = (
  bank: PanelMethods,
  persona: string,
  /** The first of what it is refetched on. */
  about: string,
) => Promise<ControlResult<Answer>>;

export interface Loadable<Answer> {
  /** The last answer; undefined until there is one. */
  readonly answer: Answer | undefined;
  readonly problem: string | undefined;
}

/** Loads an answer about a customer, and refetches when one of `refetchOn` changes. */
export function useLoadable<Answer>(
  store: PanelStore,
  question: CustomerQuery<Answer>,
  persona: string,
  ...refetchOn: readonly (string | number)[]
): Loadable<Answer> {
  const key = [persona, ...refetchOn].join(' ');
  const about = String(refetchOn[0] ?? '');
  const [loaded, setLoaded] = useState<{
    readonly of: string;
    readonly key: string;
    readonly told: Loadable<Answer>;
  }>();

  // Loading is a side effect: once for each key.
  useEffect(() => {
    let isCurrent = true;
    const finish = (told: Loadable<Answer>) => {
      if (isCurrent) setLoaded({ of: persona, key, told });
    };
    store
      .ask((bank) => question(bank, persona, about))
      .then(
        (verdict) =>
          finish(
            verdict.outcome === 'done'
              ? { answer: verdict, problem: undefined }
              : { answer: undefined, problem: verdict.reason },
          ),
        (failure: unknown) => finish({ answer: undefined, problem: reasonOf(failure) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [store, question, persona, about, key]);

  // Another customer's answer is not shown.
  return loaded?.of === persona ? loaded.told : { answer: undefined, problem: undefined };
}
