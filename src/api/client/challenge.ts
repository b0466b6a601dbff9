import type { Challenge } from '#src/api/wire/challenge-types.ts';
import type { Refusal } from '#src/api/wire/failure.ts';
import { challengeErrorCodes, pinLockedCode } from '#src/api/wire/refusal-codes.ts';
import type { BankClient, BankFetch } from './bank-client.ts';
import { type Confirmation, confirmedAction } from './confirmed-action.ts';
import type { StillOurs } from './nonce.ts';
import { failureIn } from './read-answer.ts';
import { type PartialChallenge, readChallenge } from './read-challenge.ts';
import { messageIn } from './read-refusal.ts';

export interface ChallengeRequest {
  readonly challenge: Challenge;
  /** What the customer agrees to, worded to follow "To …". */
  readonly confirms: string;
  readonly refusal?: Refusal;
}

export interface Answer {
  readonly code: string;
  readonly challenge: Challenge;
}

export interface Confirming {
  /** @throws BankFailure when the customer leaves, or the session ends. */
  answerTo(demand: ChallengeRequest): Promise<Answer>;
  /** Nothing more will be asked: the bank has decided, or the request was abandoned. */
  end(how: 'resolved' | 'given-up'): void;
}

export interface Confirmations {
  errand(): AbortSignal;
  begin(ends: readonly AbortSignal[]): Confirming;
}

export interface ChallengeQueue extends Confirmations {
  answer(code: string): void;
  /** Asks the bank for a new code, which voids the earlier one. */
  resend(client: BankClient, isOurs: StillOurs): Promise<void>;
  giveUp(): void;
  leaveErrand(): void;
  /** The session is over, so every waiting request is dropped. */
  dropAll(): void;
}

export interface ChallengeOptions {
  readonly confirmation?: Confirmation | undefined;
  /** What is being confirmed. By default it is derived from the kind of request. */
  readonly confirms?: string | undefined;
  readonly onChallenged?: (() => void) | undefined;
}

/**
 * Resends a challenged request with each answer, and returns the final answer to the caller. Waiting for the customer
 * does not count towards the time-out, which restarts with each attempt.
 */
export function challenge(
  inner: BankFetch,
  confirmations: Confirmations,
  { confirmation, confirms, onChallenged }: ChallengeOptions = {},
): BankFetch {
  const send = (request: Request, answer: Answer) => {
    const repeated = request.clone();
    repeated.headers.set('X-CHALLENGE_RESPONSE', toHeader(answer, confirmation));
    return inner(repeated);
  };
  return async (request) => {
    const errand = confirmations.errand();
    const response = await inner(request);
    const first = await challengeIn(response, undefined);
    if (first === undefined) return response;
    onChallenged?.();
    const action = confirms ?? confirmedAction(request, confirmation?.requestType);
    const confirming = confirmations.begin([request.signal, errand]);
    const answerTo = (partial: PartialRequest) => confirming.answerTo({ ...partial, confirms: action });
    try {
      const response = await confirmed((answer) => send(request, answer), first, { answerTo, onChallenged });
      confirming.end('resolved');
      return response;
    } catch (reason) {
      confirming.end('given-up');
      throw reason;
    }
  };
}

type PartialRequest = Omit<ChallengeRequest, 'confirms'>;

async function confirmed(
  send: (answer: Answer) => Promise<Response>,
  first: PartialRequest,
  {
    answerTo,
    onChallenged,
  }: Pick<ChallengeOptions, 'onChallenged'> & { readonly answerTo: (demand: PartialRequest) => Promise<Answer> },
): Promise<Response> {
  let demand = first;
  for (;;) {
    const answer = await answerTo(demand);
    const response = await send(answer);
    const next = await challengeIn(response, answer.challenge);
    if (next === undefined) return response;
    onChallenged?.();
    demand = next;
  }
}

/**
 * The challenge in an answer. Undefined unless it is a 417 with a challenge; error codes on a 417 count only while a
 * challenge is open and attempts are left.
 */
async function challengeIn(response: Response, open: Challenge | undefined): Promise<PartialRequest | undefined> {
  if (response.status !== 417) return undefined;
  const body = await bodyOf(response);
  const partial = readChallenge(response.headers, body, open?.factor);
  if (partial === undefined) return undefined;
  const { code, isError } = messageIn(body);
  const isWrongAnswer = code !== undefined && challengeErrorCodes.includes(code);
  if (isWrongAnswer && (open === undefined || !mayTryAgain(partial, code))) return undefined;

  const before = isWrongAnswer ? open : undefined;
  const referenceNo = partial.referenceNo ?? before?.referenceNo;
  if (referenceNo === undefined) return undefined;
  const failure = isError ? await failureIn(response) : undefined;
  return {
    challenge: { ...before, ...partial, referenceNo },
    ...(failure?.kind === 'refusal' && { refusal: failure.refusal }),
  };
}

/** The bank may omit the count. An answer without any challenge details has closed it. */
function mayTryAgain({ referenceNo, attemptsLeft }: PartialChallenge, code: string): boolean {
  if (code === pinLockedCode) return false;
  return attemptsLeft === undefined ? referenceNo !== undefined : attemptsLeft > 0;
}

function toHeader(
  { code, challenge: { factor, referenceNo } }: Answer,
  confirmation: Confirmation | undefined,
): string {
  const answer =
    factor === 'otp' ? { authType: 'OTP', otp: code, referenceNo } : { authType: 'PIN', pin: code, referenceNo };
  const extra = confirmation && { ...confirmation, bulkData: null };
  return headerSafe(JSON.stringify({ ...answer, ...extra }));
}

/** Escapes characters that a header cannot hold, as JSON allows. */
function headerSafe(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}
