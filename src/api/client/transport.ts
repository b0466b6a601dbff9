import createClient from 'openapi-fetch';
import type { paths } from '#src/api/schema.generated.d.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { BankClient } from './bank-client.ts';
import type { BankFetch } from './bank-fetch.ts';
import { bankTime } from './bank-time.ts';
import { type ChallengeQueue, challenge } from './challenge.ts';
import type { Confirmation } from './confirmed-action.ts';
import { createLeaving } from './leaving.ts';
import { nonce, type SentOnce, type StillOurs } from './nonce.ts';
import { createNoncePool } from './nonce-pool.ts';
import { type PartyAndLocale, partyAndLocale } from './party-and-locale.ts';
import { refusal } from './refusal.ts';
import { serviceBase } from './service-base.ts';
import { type Timers, timeOut } from './time-out.ts';

export interface TransportOptions {
  /** Where the app is served from; the browser adds it by itself. */
  readonly origin?: string;
  readonly servicePath: string;
  readonly requestTimeoutMs: number;
  readonly clock: Pick<Clock, 'noteServerDate'>;
  /** Where requests wait to be confirmed; without one a challenge is a refusal like any other. */
  readonly challengeQueue?: ChallengeQueue;
  readonly fetch?: BankFetch;
  readonly timers?: Timers;
}

/** What belongs to one call. */
export interface CallOptions extends PartyAndLocale {
  readonly isOurs?: StillOurs;
  /** Whether the customer is there to be asked for a code or a PIN. */
  readonly canConfirm?: boolean;
  /** What an answer to a challenge tells beside the code. */
  readonly confirmation?: Confirmation;
  /** What the customer confirms where the bank asks for a code or a PIN, as it follows "To …". */
  readonly confirms?: string;
  /** Whether money may move by it: the bank then wants a nonce that was asked for just before. */
  readonly movesMoney?: boolean;
  /** Set for what confirms an order: it is never sent again by itself. */
  readonly sentOnce?: SentOnce;
  /** Whether the session is over with it: nothing else is sent beside it. */
  readonly endsSession?: boolean;
  readonly signal?: AbortSignal;
}

/** One conversation with the bank: its nonces, and a client for each call. */
export interface BankTransport {
  readonly challengeQueue?: ChallengeQueue;
  client(call: CallOptions): BankClient;
  /** Asks for nonces outright. @throws BankFailure as any call does. */
  fillNonces(): Promise<void>;
  /** Forgets every nonce: they belong to a session that is over. */
  forgetNonces(): void;
}

/**
 * Nests the layers that every request passes through. openapi-fetch's own middleware would run in the reverse order on
 * the way in and could not send a request again, so it is given one fetch.
 */
export function createTransport(options: TransportOptions): BankTransport {
  const { origin = '', servicePath, requestTimeoutMs, clock, timers, challengeQueue } = options;
  const base = `${origin}${serviceBase(servicePath)}`;
  const pool = createNoncePool();
  const pageFetch: BankFetch = (request, init) => globalThis.fetch(request, init);
  const nonces = nonce(timeOut(bankTime(options.fetch ?? pageFetch, clock), requestTimeoutMs, timers), pool, base);
  const leaving = createLeaving(timers);
  return {
    ...(challengeQueue !== undefined && { challengeQueue }),
    client({ signal, isOurs, canConfirm = false, sentOnce, ...told }) {
      const { confirmation, confirms, movesMoney = false, endsSession = false, ...call } = told;
      const use = { ...omitUndefined({ isOurs, sentOnce }), isFetched: movesMoney };
      const addressed = partyAndLocale((request) => nonces.fetch(request, use), call);
      const sent = endsSession ? leaving.last(addressed) : leaving.staying(addressed);
      return createClient<paths>({
        baseUrl: base,
        credentials: 'same-origin',
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
