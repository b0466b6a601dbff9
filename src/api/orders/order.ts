import type { BankError } from '#src/api/messages/bank-error.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { isConfirmationUnproven, isUnsent } from './outcome-unknown.ts';

export type Answer<Data> = { readonly data: Data } | { readonly error: BankError };

export type OrderState<Made> =
  | { readonly status: 'made'; readonly made: Made }
  /** Nothing moved and nothing will: the bank has abandoned it. */
  | { readonly status: 'not-made' }
  /** The bank has no confirmation yet. A lost one may still arrive. */
  | { readonly status: 'unconfirmed' }
  /** The bank reports a state unknown to the app. */
  | { readonly status: 'unclear' };

export type OrderOutcome<Made> =
  | { readonly outcome: 'made'; readonly made: Made }
  | { readonly outcome: 'refused'; readonly error: BankError }
  /** Nothing moved and nothing will; confirming again needs a new draft. `error` is the original failure. */
  | { readonly outcome: 'not-made'; readonly error: BankError }
  /** It may have been made, or may still be made later. */
  | { readonly outcome: 'unknown'; readonly error: BankError };

export type ResolvedOrder<Made> = Exclude<OrderOutcome<Made>, { readonly outcome: 'unknown' }>;

export interface OrderSteps<Draft, Made> {
  draft(): Promise<Answer<Draft>>;
  confirm(draft: Draft): Promise<Answer<Made>>;
  lookUp(draft: Draft): Promise<Answer<OrderState<Made>>>;
  isVoid?(error: BankError): boolean;
  /** Called before the confirmation is sent, and again when its outcome is known. */
  onConfirming?(draft: Draft): void;
  onResolved?(draft: Draft, outcome: ResolvedOrder<Made>): void;
}

export interface OrderRules {
  readonly now: () => Instant;
  /** Whether the service makes an order once, however often it is confirmed. */
  readonly confirmsIdempotently: boolean;
}

/** One order: drafted, verified, confirmed, in doubt, resolved. It is confirmed once, however often it is called. */
export interface Order<Draft, Made> {
  verify(): Promise<Answer<Draft>>;
  /**
   * Confirms the order. While the outcome is unknown, the bank is only asked for it; nothing is resent. @throws Error
   * before `verify` has succeeded, because the customer has not seen its notices.
   */
  confirm(): Promise<OrderOutcome<Made>>;
  confirmAgainAt(): Instant | undefined;
  /** Looks the order up and, if still unknown and due, confirms it once more. */
  confirmAgain(): Promise<OrderOutcome<Made>>;
}

/** Assumed: the wait before an order with an unknown outcome may be confirmed again. */
export const confirmAgainAfterMs = 5 * 60_000;

interface Doubt<Draft> {
  readonly at: 'in-doubt';
  readonly draft: Draft;
  readonly error: BankError;
  readonly since: Instant;
}

type Stage<Draft, Made> =
  | { readonly at: 'drafting' }
  | { readonly at: 'verified'; readonly draft: Draft }
  | Doubt<Draft>
  | { readonly at: 'resolved'; readonly draft: Draft; readonly outcome: OrderOutcome<Made> };

/** `lost` is an order whose confirmation was sent by a page that is gone. */
export function createOrder<Draft, Made>(
  steps: OrderSteps<Draft, Made>,
  { now, confirmsIdempotently }: OrderRules,
  lost?: Pick<Doubt<Draft>, 'draft' | 'since'>,
): Order<Draft, Made> {
  let stage: Stage<Draft, Made> =
    lost === undefined ? { at: 'drafting' } : { at: 'in-doubt', error: noAnswer, ...lost };

  async function verify(): Promise<Answer<Draft>> {
    if (stage.at !== 'drafting') return { data: stage.draft };
    const answer = await steps.draft();
    if ('data' in answer) stage = { at: 'verified', draft: answer.data };
    return answer;
  }

  async function confirm(): Promise<OrderOutcome<Made>> {
    switch (stage.at) {
      case 'drafting':
        throw new Error('An order is verified before it is confirmed');
      case 'verified':
        return send(stage.draft);
      case 'in-doubt':
        return lookUp(stage);
      case 'resolved':
        return stage.outcome;
      default:
        return stage satisfies never;
    }
  }

  async function confirmAgain(): Promise<OrderOutcome<Made>> {
    const first = await confirm();
    const dueAt = confirmAgainAt();
    if (first.outcome !== 'unknown' || stage.at !== 'in-doubt') return first;
    if (dueAt === undefined || epochMsOf(now()) < epochMsOf(dueAt)) return first;
    const again: Doubt<Draft> = { ...stage, since: now() };
    stage = again;
    const answer = await steps.confirm(again.draft);
    // A refusal of an order in doubt is not trusted until the order has been read back.
    return 'data' in answer ? made(again.draft, answer.data) : lookUp({ ...again, error: answer.error });
  }

  async function send(draft: Draft): Promise<OrderOutcome<Made>> {
    steps.onConfirming?.(draft);
    // From here on, nothing is resent before the bank has been asked.
    const doubt: Doubt<Draft> = { at: 'in-doubt', draft, error: noAnswer, since: now() };
    stage = doubt;
    const answer = await steps.confirm(draft);
    if ('data' in answer) return made(draft, answer.data);
    const { error } = answer;
    if (isConfirmationUnproven(error)) return lookUp({ ...doubt, error });
    // The session was lost around the time of sending, so the bank can no longer be asked.
    if (error.kind === 'session-over' && !isUnsent(error)) return unknown({ ...doubt, error });
    stage = steps.isVoid?.(error) ? { at: 'drafting' } : { at: 'verified', draft };
    return resolved(draft, { outcome: 'refused', error });
  }

  async function lookUp(doubt: Doubt<Draft>): Promise<OrderOutcome<Made>> {
    const { draft, error } = doubt;
    const answer = await steps.lookUp(draft);
    if ('error' in answer) return unknown(doubt);
    const { data } = answer;
    switch (data.status) {
      case 'made':
        return made(draft, data.made);
      case 'not-made':
        stage = { at: 'drafting' };
        return resolved(draft, { outcome: 'not-made', error });
      case 'unconfirmed':
      case 'unclear':
        return unknown(doubt);
      default:
        return data satisfies never;
    }
  }

  function made(draft: Draft, result: Made): OrderOutcome<Made> {
    const outcome = { outcome: 'made', made: result } as const;
    stage = { at: 'resolved', draft, outcome };
    return resolved(draft, outcome);
  }

  function resolved(draft: Draft, outcome: ResolvedOrder<Made>): OrderOutcome<Made> {
    steps.onResolved?.(draft, outcome);
    return outcome;
  }

  function unknown(doubt: Doubt<Draft>): OrderOutcome<Made> {
    stage = doubt;
    return { outcome: 'unknown', error: doubt.error };
  }

  function confirmAgainAt(): Instant | undefined {
    if (stage.at !== 'in-doubt' || !confirmsIdempotently) return undefined;
    return instantFromMs(epochMsOf(stage.since) + confirmAgainAfterMs);
  }

  const confirming = singleFlight<OrderOutcome<Made>>();
  const verifying = singleFlight<Answer<Draft>>();
  return {
    verify: () => verifying(verify),
    confirm: () => confirming(confirm),
    confirmAgainAt,
    confirmAgain: () => confirming(confirmAgain),
  };
}

const noAnswer: BankError = { kind: 'fault', fault: 'bad_network_response', message: '' };

/** One act at a time. A call during an act gets the answer of that act. */
export function singleFlight<Outcome>(): (act: () => Promise<Outcome>) => Promise<Outcome> {
  let inProgress: Promise<Outcome> | undefined;
  return (act) => {
    inProgress ??= act().finally(() => {
      inProgress = undefined;
    });
    return inProgress;
  };
}
