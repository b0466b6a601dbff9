import { useMemo, useReducer, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import type { DraftPlace } from './model/kept-draft.ts';
import { isFinished, type OrderDraft, type OrderUrl, type PaymentResult } from './model/payment-result.ts';
import { useDraftBefore, useKeptDraft } from './use-kept-draft.ts';

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
  const navigate = useNavigate();
  return {
    party,
    url,
    draft,
    updateDraft,
    keeping,
    /** Changes for each new order. */
    begun,
    isFinished: isFinished(url, draft),
    /** Moves on to a new history entry, or replaces this one (`replace`). */
    go(change: Partial<Url>, { replace = false } = {}) {
      const { to, state } = entryOf({ ...url, ...change });
      void navigate(to, { state, replace });
    },
    back: () => void navigate(-1),
  };
}

interface Beginning {
  readonly party: unknown;
  /** The page itself made this history entry. */
  readonly isOwn: boolean;
  readonly onBegun: () => void;
}

/**
 * An order begins with an outside link, even one followed on its own page, and with a change of entity. Back and Forward
 * stay within the order that was begun. @returns a name for it.
 */
function useBegun({ party, isOwn, onBegun }: Beginning): string {
  const { key } = useLocation();
  const isMoved = useNavigationType() !== 'POP';
  const [begun, setBegun] = useState({ party, key });
  const isAnother = begun.party !== party || (isMoved && !isOwn && begun.key !== key);
  if (isAnother) {
    setBegun({ party, key });
    onBegun();
  }
  return `${String(begun.party)} ${begun.key}`;
}
