import { useEffect, useState } from 'react';
import type { Decision } from '#src/api/approvals/approval-calls.ts';
import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { decide, decisionsLeft } from '#src/api/approvals/decide.ts';
import { beforeAuthorising, type LaterDay } from '#src/api/bulk/before-authorising.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { useOrder } from '#src/banking/orders/use-order.ts';
import { nameOf, payeeAccountOf } from '#src/features/approvals/model/item-copy.ts';
import type { ApprovalId } from '#src/kernel/ids.ts';
import { useIsMounted } from '#src/ui/page/use-is-mounted.ts';

/** What the last attempt at an item came to, unless it was decided. */
export interface Attempt {
  readonly decision: Decision;
  readonly error: BankError;
  /** The decision may have arrived: it is only looked up, not sent again. */
  readonly isUnknown: boolean;
}

export interface Decisions {
  /** The item being processed; no other may be decided meanwhile. */
  readonly busy: { readonly id: ApprovalId; readonly decision: Decision } | undefined;
  readonly attemptAt: (id: ApprovalId) => Attempt | undefined;
  readonly decideOn: (item: ApprovalItem, decision: Decision) => Promise<void>;
  /** A file that would be paid later than its sender chose, which the customer must know before it is authorised. */
  readonly later: { readonly item: ApprovalItem; readonly day: LaterDay } | undefined;
  readonly acceptLater: () => void;
  readonly dismissLater: () => void;
}

type Answer =
  /** The customer must accept another day first. */
  | { readonly status: 'later'; readonly item: ApprovalItem; readonly day: LaterDay }
  /** `item`: as it is to stay in its place, although the list may no longer have it. */
  | { readonly status: 'refused' | 'unknown'; readonly item?: ApprovalItem; readonly error: BankError }
  | { readonly status: 'made'; readonly item: ApprovalItem }
  /** The page was left before anything was sent. */
  | { readonly status: 'stopped' };

export function useDecisions(keep: (item: ApprovalItem) => void): Decisions {
  const dispatch = useAppDispatch();
  const { now, isBusy, isActing, send, stop } = useOrder<Answer>();
  const isMounted = useIsMounted();
  const [latest, setLatest] = useState<{ readonly id: ApprovalId; readonly decision: Decision }>();
  const [attempts, setAttempts] = useState<ReadonlyMap<ApprovalId, Attempt>>(new Map());

  // A decision continues when the page is left, and is then reported above every page.
  useEffect(() => () => void dispatch(decisionsLeft()), [dispatch]);

  async function decideOn(item: ApprovalItem, decision: Decision, isAccepted = false): Promise<void> {
    if (isActing()) return;
    const { id, customerId, bulkReference } = item;
    const isUnknown = attempts.get(id)?.isUnknown ?? false;
    setLatest({ id, decision });

    async function decided(): Promise<Answer> {
      if (bulkReference !== undefined && decision === 'approve' && !isUnknown && !isAccepted) {
        const read = await dispatch(beforeAuthorising({ party: customerId, id: bulkReference }));
        if ('error' in read) return { status: 'refused', error: read.error };
        if (!isMounted()) return { status: 'stopped' };
        if (read.data.later !== undefined) return { status: 'later', item, day: read.data.later };
      }
      setAttempts((before) => without(before, id));
      const payeeAccount = payeeAccountOf(item);
      const what = payeeAccount === undefined ? nameOf(item) : `${nameOf(item)}, ${payeeAccount}`;
      // The bank finds the item in its own entity, whichever the customer has chosen.
      const outcome = await dispatch(decide(decision, { party: customerId, item, confirms: `authorise the ${what}` }));
      if (outcome.outcome === 'decided') return { status: 'made', item: outcome.item };
      const kept = ('item' in outcome ? outcome.item : undefined) ?? item;
      return { status: outcome.outcome, item: kept, error: outcome.error };
    }

    await send(decided, (answer) => {
      if (answer.status === 'later' || answer.status === 'stopped') return;
      if (answer.item !== undefined) keep(answer.item);
      if (answer.status === 'made' || answer.error.kind === 'session-over') return;
      const attempt = { decision, error: answer.error, isUnknown: answer.status === 'unknown' };
      setAttempts((before) => new Map(before).set(id, attempt));
    });
  }

  return {
    busy: isBusy ? latest : undefined,
    attemptAt: (id) => attempts.get(id),
    decideOn: (item, decision) => decideOn(item, decision),
    later: now.status === 'later' ? now : undefined,
    acceptLater() {
      if (now.status === 'later') void decideOn(now.item, 'approve', true);
    },
    dismissLater: stop,
  };
}

function without(attempts: ReadonlyMap<ApprovalId, Attempt>, id: ApprovalId): ReadonlyMap<ApprovalId, Attempt> {
  const rest = new Map(attempts);
  rest.delete(id);
  return rest;
}
