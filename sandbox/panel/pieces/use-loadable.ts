import { useEffect, useState } from 'react';
import type { ControlResult } from '#sandbox/control/verbs/control-verdict.ts';
import type { PanelVerbs } from './panel-control.ts';
import type { PanelStore } from './panel-store.ts';

/** A question to the bank about one of its customers. It must be the same function at every drawing. */
export type CustomerQuestion<Answer> = (bank: PanelVerbs, persona: string) => Promise<ControlResult<Answer>>;

export interface Loadable<Answer> {
  /** The last answer; undefined until there is one. */
  readonly answer: Answer | undefined;
  readonly problem: string | undefined;
}

/** What the bank answers about a customer, asked anew whenever `seen` changes: anything that may have changed the answer. */
export function useLoadable<Answer>(
  store: PanelStore,
  question: CustomerQuestion<Answer>,
  persona: string,
  ...seen: readonly (string | number)[]
): Loadable<Answer> {
  const cause = [persona, ...seen].join(' ');
  const [told, setTold] = useState<Loadable<Answer> & { readonly cause: string; readonly of: string }>();

  // Only the bank knows, and it tells only when asked: once for each cause to ask.
  useEffect(() => {
    let isCurrent = true;
    const tell = (news: Loadable<Answer>) => {
      if (isCurrent) setTold({ ...news, cause, of: persona });
    };
    store
      .ask((bank) => question(bank, persona))
      .then(
        (verdict) =>
          tell(
            verdict.outcome === 'done'
              ? { answer: verdict, problem: undefined }
              : { answer: undefined, problem: verdict.reason },
          ),
        (failure: unknown) =>
          tell({ answer: undefined, problem: failure instanceof Error ? failure.message : String(failure) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [store, question, persona, cause]);

  // What was said of somebody else says nothing of this customer.
  return told === undefined || told.of !== persona ? { answer: undefined, problem: undefined } : told;
}
