import { useEffect, useState } from 'react';
import type { Decision } from '#src/api/approvals/approval-calls.ts';
import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { decide, decisionsLeft } from '#src/api/approvals/decide.ts';
import { beforeAuthorising, type LaterDay } from '#src/api/bulk/before-authorising.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
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

export function useDecisions(keep: (item: ApprovalItem) => void): Decisions {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<Decisions['busy']>();
  const [attempts, setAttempts] = useState<ReadonlyMap<ApprovalId, Attempt>>(new Map());
  const [later, setLater] = useState<Decisions['later']>();
  const isMounted = useIsMounted();

  // A decision continues when the page is left, and is then reported above every page.
  useEffect(() => () => void dispatch(decisionsLeft()), [dispatch]);

  async function decideOn(item: ApprovalItem, decision: Decision): Promise<void> {
    if (busy !== undefined) return;
    const { id, customerId, bulkReference } = item;
    const isUnknown = attempts.get(id)?.isUnknown ?? false;
    if (bulkReference === undefined || decision === 'decline' || isUnknown) return send(item, decision);
    setBusy({ id, decision });
    const read = await dispatch(beforeAuthorising({ party: customerId, id: bulkReference }));
    if (!isMounted()) return;
    setBusy(undefined);
    if ('error' in read) {
      setAttempts((before) => new Map(before).set(id, { decision, error: read.error, isUnknown: false }));
    } else if (read.data.later === undefined) await send(item, decision);
    else setLater({ item, day: read.data.later });
  }

  async function send(item: ApprovalItem, decision: Decision): Promise<void> {
    const { id, customerId } = item;
    setLater(undefined);
    setBusy({ id, decision });
    setAttempts((before) => without(before, id));
    const payeeAccount = payeeAccountOf(item);
    const what = payeeAccount === undefined ? nameOf(item) : `${nameOf(item)}, ${payeeAccount}`;
    // The bank finds the item in its own entity, whichever the customer has chosen.
    const outcome = await dispatch(decide(decision, { party: customerId, item, confirms: `authorise the ${what}` }));
    if (!isMounted()) return;
    setBusy(undefined);
    if (outcome.outcome === 'decided') return keep(outcome.item);
    // The item is kept in its place, although the list no longer has it.
    keep('item' in outcome && outcome.item !== undefined ? outcome.item : item);
    const { error } = outcome;
    if (error.kind === 'session-over') return;
    setAttempts((before) => new Map(before).set(id, { decision, error, isUnknown: outcome.outcome === 'unknown' }));
  }

  return {
    busy,
    attemptAt: (id) => attempts.get(id),
    decideOn,
    later,
    acceptLater: () => later && void send(later.item, 'approve'),
    dismissLater: () => setLater(undefined),
  };
}

function without(attempts: ReadonlyMap<ApprovalId, Attempt>, id: ApprovalId): ReadonlyMap<ApprovalId, Attempt> {
  const rest = new Map(attempts);
  rest.delete(id);
  return rest;
}
