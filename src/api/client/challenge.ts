import type { Challenge } from '#src/api/wire/challenge.ts';
import type { Refusal } from '#src/api/wire/failure.ts';
import { challengeErrorCodes, pinLockedCode } from '#src/api/wire/refusal-codes.ts';
import type { BankClient } from './bank-client.ts';
import type { BankFetch } from './bank-fetch.ts';
import { type Confirmation, confirmedAction } from './confirmed-action.ts';
import type { StillOurs } from './nonce.ts';
import { failureIn } from './read-answer.ts';
import { type PartialChallenge, readChallenge } from './read-challenge.ts';
import { messageIn } from './read-refusal.ts';

/** What the bank wants to know, and why the answer before was no good. */
export interface ChallengeRequest {
  readonly challenge: Challenge;
  /** What the customer agrees to by answering, as it follows "To …". */
  readonly confirms: string;
  readonly refusal?: Refusal;
}

/** What the customer typed, and the challenge it answers: a code sent again may have changed that. */
export interface Answer {
  readonly code: string;
  readonly challenge: Challenge;
}

/** The customer's side of one request that is to be confirmed. */
export interface Confirming {
  /** @throws BankFailure when the customer leaves, and when the session is over. */
  answerTo(demand: ChallengeRequest): Promise<Answer>;
  /** Nothing more is asked: the bank has said its last word, or the request was given up or lost on the way. */
  end(how: 'settled' | 'given-up'): void;
}

/** Where a request that must be confirmed waits for the customer. */
export interface Confirmations {
  /** Aborted once the customer has left the page that they are on now: what was asked there is not confirmed elsewhere. */
  errand(): AbortSignal;
  /** @param ends whichever comes first ends the waiting, with its reason. */
  begin(ends: readonly AbortSignal[]): Confirming;
}

/** Where requests that must be confirmed wait for the customer, one after the other. */
export interface ChallengeQueue extends Confirmations {
  /** Hands in what was typed; without effect while nothing is asked. */
  answer(code: string): void;
  /** Asks the bank for a new code; the one before is void then. */
  resend(client: BankClient, isOurs: StillOurs): Promise<void>;
  /** The customer leaves the step: the request that waits there comes to nothing. */
  giveUp(): void;
  /** The customer leaves the page: no request made there is confirmed any more, not even one still on its way. */
  leaveErrand(): void;
  /** The session is over, and with it every request that waits. */
  dropAll(): void;
}

/** What belongs to the request that is challenged. */
export interface ChallengeOptions {
  readonly confirmation?: Confirmation | undefined;
  /** What is confirmed, in words that the caller has; by itself the request says no more than of what kind it is. */
  readonly confirms?: string | undefined;
  /** Told of each challenge: the bank has done nothing yet. */
  readonly onChallenged?: (() => void) | undefined;
}

/**
 * Sends a challenged request again with what the customer answers, once for each answer. Whoever asked never knows:
 * they are given what came in the end. It waits outside of the time-out, which counts for each sending anew.
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
    const answerTo = (told: PartialRequest) => confirming.answerTo({ ...told, confirms: action });
    try {
      const settled = await confirmed((answer) => send(request, answer), first, { answerTo, onChallenged });
      confirming.end('settled');
      return settled;
    } catch (reason) {
      confirming.end('given-up');
      throw reason;
    }
  };
}

/** A demand as the bank's answer tells it. */
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
 * Undefined for an answer that is the caller's own: anything but a 417, a 417 without a challenge, and one of the codes
 * that make it an error, unless a step stands open and another try is left.
 */
async function challengeIn(response: Response, open: Challenge | undefined): Promise<PartialRequest | undefined> {
  if (response.status !== 417) return undefined;
  const body = await bodyOf(response);
  const told = readChallenge(response.headers, body, open?.factor);
  if (told === undefined) return undefined;
  const { code, isError } = messageIn(body);
  const isWrongAnswer = code !== undefined && challengeErrorCodes.includes(code);
  if (isWrongAnswer && (open === undefined || !mayTryAgain(told, code))) return undefined;

  const before = isWrongAnswer ? open : undefined;
  const referenceNo = told.referenceNo ?? before?.referenceNo;
  if (referenceNo === undefined) return undefined;
  const failure = isError ? await failureIn(response) : undefined;
  return {
    challenge: { ...before, ...told, referenceNo },
    ...(failure?.kind === 'refusal' && { refusal: failure.refusal }),
  };
}

/** A bank need not say how many tries are left; one that says nothing of the challenge at all has closed it. */
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
  const told = confirmation && { ...confirmation, bulkData: null };
  return inHeaderSigns(JSON.stringify({ ...answer, ...told }));
}

/** What JSON leaves as it is, and no header could hold, in the form that JSON has for it too. */
function inHeaderSigns(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A 417 whose body cannot be read still has its header. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}
