import createClient from 'openapi-fetch';
import { notePause } from '#src/api/environment/bank-pause.ts';
import type { paths } from '#src/api/schema.generated.d.ts';
import { BankFailure } from '#src/api/wire/failure.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { type BankClient, type BankFetch, inEnglish } from './bank-client.ts';
import { type ChallengeQueue, challenge } from './challenge.ts';
import type { Confirmation } from './confirmed-action.ts';
import { createLeaving } from './leaving.ts';
import { nonce, type SentOnce, type StillOurs } from './nonce.ts';
import { createNoncePool } from './nonce-pool.ts';
import { failureIn } from './read-answer.ts';
import { type Timers, timeOut } from './time-out.ts';

export interface TransportOptions {
  readonly origin?: string;
  readonly servicePath: string;
  readonly requestTimeoutMs: number;
  /** The business unit that every request names; without one, none does. */
  readonly targetUnit?: string | undefined;
  readonly clock: Pick<Clock, 'noteServerDate'>;
  /** Told of every answer. */
  readonly onAnswer?: (answer: Response) => void;
  /** Without a queue, a challenge is an ordinary refusal. */
  readonly challengeQueue?: ChallengeQueue;
  readonly fetch?: BankFetch;
  readonly timers?: Timers;
}

export interface CallOptions {
  /** From the query's own argument; false for all entities. */
  readonly party: PartyId | false;
  readonly isOurs?: StillOurs;
  readonly canConfirm?: boolean;
  readonly confirmation?: Confirmation;
  /** What the customer confirms, worded to follow "To …". */
  readonly confirms?: string;
  /** Money may move, so the bank wants a freshly fetched nonce. */
  readonly movesMoney?: boolean;
  /** The bank wants a nonce that was asked for just before each call. */
  readonly ownNonce?: boolean;
  readonly sentOnce?: SentOnce;
  readonly endsSession?: boolean;
  readonly signal?: AbortSignal;
}

export interface BankTransport {
  readonly challengeQueue?: ChallengeQueue;
  client(call: CallOptions): BankClient;
  fillNonces(): Promise<void>;
  /** Nonces do not outlive the session. */
  forgetNonces(): void;
}

/**
 * Nests the layers of every request in one fetch. openapi-fetch's middleware cannot resend a request and would run in
 * reverse on the way in.
 */
export function createTransport(options: TransportOptions): BankTransport {
  const { origin = '', servicePath, requestTimeoutMs, timers, challengeQueue } = options;
  const base = `${origin}${serviceBase(servicePath)}`;
  const pool = createNoncePool();
  const pageFetch: BankFetch = (request, init) => globalThis.fetch(request, init);
  const service = targetUnit(options.fetch ?? pageFetch, options.targetUnit);
  const nonces = nonce(timeOut(noted(service, options), requestTimeoutMs, timers), pool, base);
  const leaving = createLeaving(timers);
  return {
    ...(challengeQueue !== undefined && { challengeQueue }),
    client({ party, signal, isOurs, canConfirm = false, sentOnce, ...rest }) {
      const { confirmation, confirms, movesMoney = false, ownNonce = false, endsSession = false } = rest;
      const use = { ...omitUndefined({ isOurs, sentOnce }), isFetched: movesMoney, isPosted: ownNonce };
      const withParty = onBehalfOf(party, (request) => nonces.fetch(request, use));
      const sent = endsSession ? leaving.last(withParty) : leaving.staying(withParty);
      return createClient<paths>({
        baseUrl: base,
        credentials: 'same-origin',
        querySerializer: inEnglish,
        fetch: refusal(
          canConfirm && challengeQueue !== undefined
            ? challenge(sent, challengeQueue, { confirmation, confirms, onChallenged: sentOnce?.onChallenged })
            : sent,
        ),
        ...(signal !== undefined && { signal }),
      });
    },
    fillNonces: nonces.fill,
    forgetNonces: pool.empty,
  };
}

/** Names the bank's business unit on every request. A service with one unit configures none and gets no header. */
function targetUnit(inner: BankFetch, unit: string | undefined): BankFetch {
  if (unit === undefined) return inner;
  return (request, init) => {
    const outgoing = request.clone();
    outgoing.headers.set('X-Target-Unit', unit);
    return inner(outgoing, init);
  };
}

/** The innermost layer: every answer, refusals included, updates the app's business time, and may ask for a pause. */
function noted(inner: BankFetch, { clock, onAnswer }: Pick<TransportOptions, 'clock' | 'onAnswer'>): BankFetch {
  return async (request, init) => {
    const response = await inner(request, init);
    clock.noteServerDate(response.headers.get('date'));
    notePause(response);
    onAnswer?.(response);
    return response;
  };
}

/** Sends the party the query was made with, whichever entity is active by now. */
export function onBehalfOf(party: PartyId | false, inner: BankFetch): BankFetch {
  return (request) => {
    const outgoing = request.clone();
    if (party !== false) outgoing.headers.set('X-Party-Id', party);
    return inner(outgoing);
  };
}

/**
 * The outermost layer: throws a BankFailure unless the request succeeded. An approval answered with an error status is
 * given the status of newer releases.
 */
function refusal(inner: BankFetch): BankFetch {
  return async (request) => {
    const response = await inner(request);
    const failure = await failureIn(response);
    if (failure !== undefined) throw new BankFailure(failure);
    return response.ok ? response : new Response(response.body, { status: 202, headers: response.headers });
  };
}

/** The base of every call, `/digx`. Tolerates extra slashes and repetition (`/digx/digx`) in the configuration. */
export function serviceBase(servicePath: string): string {
  const steps = servicePath.split('/').filter((step) => step !== '');
  const period = steps.findIndex(
    (_, size) => size > 0 && steps.every((step, place) => step === steps[place % size] && steps.length % size === 0),
  );
  return steps
    .slice(0, period === -1 ? steps.length : period)
    .map((step) => `/${step}`)
    .join('');
}
