import { useEffect, useState } from 'react';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { ReadDocument } from './document.ts';
import { type PlacedReason, reasonsIn } from './objections.ts';
import { madeAlready } from './open-customer.ts';

/** Whether the bank could make the customer of a document. */
export type Check =
  | { readonly status: 'asking' }
  | { readonly status: 'can'; readonly userIds: readonly string[] }
  /** The bank has this very customer. */
  | { readonly status: 'made'; readonly userId: string }
  | { readonly status: 'cannot'; readonly reasons: readonly PlacedReason[]; readonly text: string };

const pauseMs = 400;

/** Asks the bank once nothing has been typed for a moment. Until it answers, the answer before stays. */
export function useCheck(read: ReadDocument): Check {
  const { store, state } = usePanel();
  const [told, setTold] = useState<{ readonly key: string; readonly check: Check }>();
  const wanted = read.outcome === 'read' ? JSON.stringify(read.document) : undefined;
  const key = `${state.timeline} ${state.personas.length} ${wanted}`;

  // Asking is a side effect: once for each document, and again when the bank has other customers.
  useEffect(() => {
    if (wanted === undefined) return;
    let isCurrent = true;
    const finish = (check: Check) => {
      if (isCurrent) setTold({ key, check });
    };
    const document: unknown = JSON.parse(wanted);
    const ask = () =>
      store
        .ask((bank) => bank.checkCustomer(document))
        .then((verdict): Check => {
          if (verdict.outcome === 'done') return { status: 'can', userIds: verdict.userIds };
          const userId = madeAlready(document, verdict.reason);
          if (userId !== undefined) return { status: 'made', userId };
          return { status: 'cannot', reasons: reasonsIn(verdict.reason), text: verdict.reason };
        })
        .then(finish, (failure: unknown) => {
          const text = `The bank did not answer: ${reasonOf(failure)}`;
          finish({ status: 'cannot', reasons: [{ where: '', reason: text }], text });
        });
    const pause = setTimeout(() => void ask(), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [store, wanted, key]);

  return told?.check ?? { status: 'asking' };
}
