import type { SentOnce } from '#src/api/client/nonce.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { runtimeConfig } from '#src/api/environment/runtime-config.ts';
import { type BankError, withMessage } from '#src/api/messages/bank-error.ts';
import { fillText } from '#src/api/messages/fault-texts.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import type { BankTag } from '#src/api/store/stale.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { FormNote } from './form-note.ts';
import type { MarkedNote } from './ledger.ts';
import {
  type Answer,
  createOrder,
  type Order,
  type OrderOutcome,
  type OrderRules,
  type OrderSteps,
  type ResolvedOrder,
} from './order.ts';
import type { MarkedKind } from './order-kinds.ts';
import { sentBefore } from './resolve-notes.ts';

/** What differs between kinds of orders. */
export interface NotedOrder<Draft, Made> extends Pick<OrderSteps<Draft, Made>, 'draft' | 'lookUp' | 'isVoid'> {
  readonly noting: Noting<Draft, Made>;
  confirm(draft: Draft, sentOnce: SentOnce): Promise<Answer<Made>>;
  onResolved?(outcome: ResolvedOrder<Made>): void;
  /** False if each confirmation orders again, whatever the service does with payments. */
  readonly isIdempotent?: false;
  /** The order was sent by a page that is gone. */
  readonly lost?: { readonly draft: Draft; readonly since: Instant } | undefined;
  /** What its confirmation makes stale. */
  readonly stale: readonly BankTag[];
  readonly words: OrderWords;
}

interface OrderWords {
  refused?(error: BankError): BankError;
  notMade?(error: BankError): BankError;
  /** Missing where the page says more than the error. */
  readonly unknown?: string;
}

/** How one kind of order stands in the ledger while it is in doubt. */
export interface Noting<Draft, Made> {
  /** Notes one attempt. */
  sentOnce(draft: Draft): SentOnce | Promise<SentOnce>;
  /** The customer has confirmed it, and nothing is sent yet. */
  confirming?(draft: Draft): void;
  doubted?(): void;
  resolved(outcome: ResolvedOrder<Made>): void;
}

interface Marked<Draft, Made> {
  readonly note: FormNote;
  /** What a later session recognises the order by. */
  mark(draft: Draft): string | undefined | Promise<string | undefined>;
  /** How many the bank had already that look the same; 0 if missing. */
  before?(draft: Draft): number;
  /** False if the bank did something else than was asked for. */
  isAsWanted?(made: Made): boolean;
}

/** For an order that a later session can find in the bank's lists. */
export function byMark<Draft, Made>({
  note,
  mark,
  before = () => 0,
  isAsWanted = () => true,
}: Marked<Draft, Made>): Noting<Draft, Made> {
  return {
    sentOnce: async (draft) => note.sentOnce(await mark(draft), before(draft)),
    resolved: (outcome) => note.resolved(outcome.outcome === 'made' && isAsWanted(outcome.made) ? 'made' : 'not-made'),
  };
}

/** The runner of every order: sent once, noted while it is in doubt, and told in its own words. */
export function createNotedOrder<Draft, Made>(kind: NotedOrder<Draft, Made>): AppThunk<Order<Draft, Made>> {
  return (dispatch) => {
    const { noting, stale, words } = kind;
    const order = createOrder<Draft, Made>(
      {
        draft: kind.draft,
        lookUp: kind.lookUp,
        ...omitUndefined({ isVoid: kind.isVoid }),
        confirm: async (draft) => kind.confirm(draft, await noting.sentOnce(draft)),
        onConfirming: (draft) => noting.confirming?.(draft),
        onResolved(_draft, outcome) {
          kind.onResolved?.(outcome);
          noting.resolved(outcome);
        },
      },
      { ...orderRules(), ...(kind.isIdempotent === false && { confirmsIdempotently: false }) },
      kind.lost,
    );

    async function told(confirming: Promise<OrderOutcome<Made>>): Promise<OrderOutcome<Made>> {
      const outcome = await confirming;
      if (outcome.outcome === 'unknown') noting.doubted?.();
      dispatch(bankApi.util.invalidateTags([...stale]));
      return inWords(outcome, words);
    }

    return {
      ...order,
      confirm: () => told(order.confirm()),
      confirmAgain: () => told(order.confirmAgain()),
    };
  };
}

function orderRules(): OrderRules {
  return { now: () => clock.businessNow(), confirmsIdempotently: runtimeConfig().confirmsIdempotently };
}

function inWords<Made>(outcome: OrderOutcome<Made>, words: OrderWords): OrderOutcome<Made> {
  switch (outcome.outcome) {
    case 'made':
      return outcome;
    case 'refused':
      return { ...outcome, error: words.refused?.(outcome.error) ?? outcome.error };
    case 'not-made':
      return { ...outcome, error: words.notMade?.(outcome.error) ?? outcome.error };
    case 'unknown':
      if (words.unknown === undefined) return outcome;
      return { ...outcome, error: withMessage(outcome.error, fillText(words.unknown)) };
    default:
      return outcome satisfies never;
  }
}

interface Earlier {
  readonly kinds: readonly MarkedKind[];
  readonly mark: string | undefined;
  readonly note: FormNote;
  readonly lookUp: (notes: readonly MarkedNote[]) => AppThunk<Promise<void>>;
}

/** The same order by a page that is gone, which is looked up before anything is sent. From now on, this form reports it. */
export function takenOver({ kinds, mark, note, lookUp }: Earlier): AppThunk<Promise<MarkedNote | undefined>> {
  return async (dispatch) => {
    const earlier = await sentBefore(kinds, mark, (notes) => dispatch(lookUp(notes)));
    if (earlier !== undefined) note.takenOver(earlier.at);
    return earlier;
  };
}
