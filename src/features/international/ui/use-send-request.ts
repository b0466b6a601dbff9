import { useRef, useState } from 'react';
import { createRequestRun, type RequestRun } from '#src/api/international/request-run.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { type UnresolvedView, unresolvedDismissed, unresolvedRequests } from '#src/api/payments/unresolved-payments.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { useAct } from '#src/banking/page/use-act.ts';
import type { KeptDraft } from '#src/banking/paying/use-kept-draft.ts';
import type { InternationalRequest } from '#src/features/international/model/check-request.ts';
import { requestBody } from '#src/features/international/model/request-lines.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** A request the bank has, or may have. */
export interface SentRequest {
  readonly request: InternationalRequest;
  readonly reference: string;
  /** Undefined: the bank has it. */
  readonly unknown?: { readonly noteAt: Instant | undefined } | undefined;
}

type SendingNow =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  /** Earlier requests may still arrive. Nothing is sent before the customer accepts that. */
  | { readonly status: 'unresolved'; readonly requests: readonly UnresolvedView[] }
  | { readonly status: 'refused'; readonly error: BankError };

/** Sends one reviewed request. The same review is the same request, however often it is sent. */
export function useSendRequest(request: InternationalRequest, keeping: KeptDraft, onSent: (sent: SentRequest) => void) {
  const dispatch = useAppDispatch();
  const { act, isActing, isHeld } = useAct();
  const [now, setNow] = useState<SendingNow>({ status: 'idle' });
  const run = useRef<RequestRun>(undefined);

  function send(isAccepted: boolean) {
    if (isActing()) return;
    const requests = dispatch(unresolvedRequests()).filter(({ at }) => at !== run.current?.noteAt());
    if (requests.length > 0 && !isAccepted) return setNow({ status: 'unresolved', requests });
    keeping.sendingBegun();
    setNow({ status: 'busy' });
    run.current ??= dispatch(createRequestRun({ party: request.from.customerId, body: requestBody(request) }));
    const { reference, noteAt, send: sendOnce } = run.current;
    void act(sendOnce, (outcome) => {
      const at = noteAt();
      if (outcome.outcome === 'unknown') return onSent({ request, reference, unknown: { noteAt: at } });
      // This page shows the outcome.
      if (at !== undefined) dispatch(unresolvedDismissed(at));
      if (outcome.outcome === 'requested') return onSent({ request, reference });
      keeping.notSent();
      setNow({ status: 'refused', error: outcome.error });
    });
  }

  return {
    now,
    isHeld,
    send: () => send(false),
    sendAsWell: () => send(true),
    stop: () => setNow({ status: 'idle' }),
  };
}
