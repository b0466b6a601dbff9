import { useRef } from 'react';
import { createRequestRun, type RequestOutcome, type RequestRun } from '#src/api/international/request-run.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { type UnresolvedView, unresolvedDismissed, unresolvedRequests } from '#src/api/payments/unresolved-payments.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { useOrder } from '#src/banking/orders/use-order.ts';
import { useHeldAct } from '#src/banking/page/use-act.ts';
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

type SendingAnswer =
  /** Earlier requests may still arrive. Nothing is sent before the customer accepts that. */
  | { readonly status: 'unresolved'; readonly requests: readonly UnresolvedView[] }
  | { readonly status: 'refused'; readonly error: BankError }
  | { readonly status: 'made' | 'unknown' };

/** Sends one reviewed request. The same review is the same request, however often it is sent. */
export function useSendRequest(request: InternationalRequest, keeping: KeptDraft, onSent: (sent: SentRequest) => void) {
  const dispatch = useAppDispatch();
  const acts = useHeldAct();
  const order = useOrder<SendingAnswer>({ acts });
  const run = useRef<RequestRun>(undefined);

  async function sent(isAccepted: boolean): Promise<SendingAnswer> {
    const requests = dispatch(unresolvedRequests()).filter(({ at }) => at !== run.current?.noteAt());
    if (requests.length > 0 && !isAccepted) return { status: 'unresolved', requests };
    keeping.sendingBegun();
    run.current ??= dispatch(createRequestRun({ party: request.from.customerId, body: requestBody(request) }));
    return answerOf(await run.current.send());
  }

  function told({ status }: SendingAnswer): void {
    if (status === 'unresolved' || run.current === undefined) return;
    const { reference, noteAt } = run.current;
    const at = noteAt();
    // This page shows the outcome.
    if (status !== 'unknown' && at !== undefined) dispatch(unresolvedDismissed(at));
    if (status === 'refused') keeping.notSent();
    else onSent({ request, reference, unknown: status === 'unknown' ? { noteAt: at } : undefined });
  }

  return {
    now: order.now,
    isHeld: acts.isHeld,
    send: () => void order.send(() => sent(false), told),
    sendAsWell: () => void order.send(() => sent(true), told),
    stop: order.stop,
  };
}

function answerOf(outcome: RequestOutcome): SendingAnswer {
  if (outcome.outcome === 'refused') return { status: 'refused', error: outcome.error };
  return { status: outcome.outcome === 'requested' ? 'made' : 'unknown' };
}
