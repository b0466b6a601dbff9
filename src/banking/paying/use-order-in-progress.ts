import { useMemo, useReducer } from 'react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import type { DraftPlace } from './model/kept-draft.ts';
import type { PaymentResult } from './model/payment-result.ts';
import type { ReceiptRef } from './model/sending.ts';
import { useBegun } from './use-begun.ts';
import { useDraftBefore, useKeptDraft } from './use-kept-draft.ts';
import { useIsThere } from './use-is-there.ts';

/** The place of an order in the URL and the browser's history. Ids are unvalidated. */
export interface OrderUrl {
  readonly accountId?: string | undefined;
  readonly isRegular: boolean;
  /** Undefined for an entry the page did not make: an outside link, which starts a new order. */
  readonly step?: string | undefined;
  /** Set once the order is made, so that a reload or return visit can read it again. */
  readonly receipt?: ReceiptRef | undefined;
}

/** The part of an order in progress that is not in the URL. */
export interface OrderDraft {
  /** The amount that passed the checks; any further change clears it. */
  readonly amount?: object;
  readonly result?: PaymentResult;
}

export type OrderEvent =
  /** Another order, or the same URL for another entity. */
  | { readonly type: 'begun'; readonly isRegular: boolean }
  | { readonly type: 'finished'; readonly result: PaymentResult };

/** What a payment and a transfer have each of their own. */
export interface OrderForm<Url extends OrderUrl, Draft extends OrderDraft, Event> {
  readonly form: DraftPlace['form'];
  readonly readUrl: (accountId: string | undefined, location: Pick<Location, 'search' | 'state'>) => Url;
  readonly entryOf: (url: Url) => { readonly to: object; readonly state: unknown };
  readonly draftAfter: (draft: Draft, event: Event | OrderEvent) => Draft;
  /** What a reload should not lose; undefined if there is nothing. */
  readonly toKeep: (draft: Draft) => object | undefined;
  readonly draftBefore: (kept: unknown, isRegular: boolean) => Draft;
}

/** An order in progress: its URL and its draft. `orderForm` is the same object at every render. */
export function useOrderInProgress<Url extends OrderUrl, Draft extends OrderDraft, Event>(
  orderForm: OrderForm<Url, Draft, Event>,
) {
  const { form, readUrl, entryOf, draftAfter, toKeep, draftBefore } = orderForm;
  const party = useAppSelector(selectActiveParty);
  const { accountId } = useParams();
  const url = readUrl(accountId, useLocation());
  const before = useDraftBefore(form, party);
  const [draft, updateDraft] = useReducer(draftAfter, before, (kept) => draftBefore(kept, url.isRegular));
  const kept = useMemo(() => toKeep(draft), [toKeep, draft]);
  const keeping = useKeptDraft(form, party, kept);
  const begun = useBegun({
    party,
    isOwn: url.step !== undefined,
    onBegun: () => updateDraft({ type: 'begun', isRegular: url.isRegular }),
  });
  const isPageShown = useIsThere();
  const navigate = useNavigate();
  return {
    party,
    url,
    draft,
    updateDraft,
    keeping,
    /** Changes for each new order. */
    begun,
    /** Whether the page is still shown, at any stage. */
    isPageShown,
    isFinished: isFinished(url, draft),
    /** Moves on to a new history entry, or replaces this one (`replace`). */
    go(change: Partial<Url>, { replace = false } = {}) {
      const { to, state } = entryOf({ ...url, ...change });
      void navigate(to, { state, replace });
    },
    back: () => void navigate(-1),
  };
}

/** The result belongs to this very history entry: Back may lead to an earlier order's. */
function isFinished({ step, receipt }: OrderUrl, { amount, result }: OrderDraft): boolean {
  if (result === undefined) return false;
  // The result is in, but its history entry has not replaced the review yet.
  if (step === 'review') return amount === undefined;
  return step === 'done' && result.receipt?.order.id === receipt?.order.id;
}
