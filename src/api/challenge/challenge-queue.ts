import type { UnknownAction } from '@reduxjs/toolkit';
import type { BankClient } from '#src/api/client/bank-client.ts';
import type { Answer, ChallengeQueue, ChallengeRequest } from '#src/api/client/challenge.ts';
import type { StillOurs } from '#src/api/client/nonce.ts';
import { readChallenge } from '#src/api/client/read-challenge.ts';
import { unlessAborted } from '#src/api/client/unless-aborted.ts';
import { toBankError } from '#src/api/messages/bank-error.ts';
import { refusalMessage } from '#src/api/messages/refusals.ts';
import {
  answerRefused,
  bankAsked,
  challengeAsked,
  challengeClosed,
  codeNotResent,
  codeResent,
} from '#src/api/store/challenge.slice.ts';
import { sessionEnded } from '#src/api/store/session.slice.ts';
import type { Challenge } from '#src/api/wire/challenge-types.ts';
import { BankFailure } from '#src/api/wire/failure.ts';

interface Parked {
  asked: Challenge;
  isResending: boolean;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

export function createChallengeQueue(dispatch: (action: UnknownAction) => unknown): ChallengeQueue {
  let session = new AbortController();
  let errand = new AbortController();
  let free: Promise<unknown> = Promise.resolve();
  let parked: Parked | undefined;
  const shown = createShown(dispatch);

  function begin(wanted: readonly AbortSignal[]) {
    const mine = session;
    const end = AbortSignal.any([...wanted, mine.signal]);
    const before = free;
    let leave = () => {};
    free = Promise.all([before, new Promise<void>((resolve) => (leave = resolve))]);
    let open: Challenge | undefined;

    async function answerTo(demand: ChallengeRequest): Promise<Answer> {
      await unlessAborted(open === undefined ? before : Promise.resolve(), end);
      shown.ask(demand, open);
      open = demand.challenge;
      let step: Parked | undefined;
      const waiting = new Promise<Answer>((resolve, reject) => {
        step = { asked: demand.challenge, isResending: false, resolve, reject };
        parked = step;
      });
      try {
        const answer = await unlessAborted(waiting, end);
        open = answer.challenge;
        return answer;
      } finally {
        if (parked === step) parked = undefined;
      }
    }

    return {
      answerTo,
      end(how: 'resolved' | 'given-up') {
        if (open !== undefined && mine === session) shown.close(how);
        leave();
      },
    };
  }

  /** Releases the waiting request once, so that a second press does not answer it again. */
  function takeParked(): Parked | undefined {
    const step = parked;
    parked = undefined;
    return step;
  }

  async function resend(client: BankClient, isOurs: StillOurs): Promise<void> {
    const step = parked;
    if (step === undefined || step.isResending) return;
    step.isResending = true;
    dispatch(bankAsked());
    try {
      const fresh = await askForCode(client, step.asked);
      if (parked !== step) return;
      step.asked = fresh;
      shown.resent(fresh);
    } catch (reason) {
      if (!(reason instanceof BankFailure)) throw reason;
      const { failure } = reason;
      if (parked === step) dispatch(codeNotResent(toBankError(failure).message));
      if (failure.kind === 'session-over' && isOurs()) dispatch(sessionEnded({ reason: failure.reason }));
    } finally {
      step.isResending = false;
    }
  }

  return {
    errand: () => errand.signal,
    begin,
    answer(code) {
      const step = parked?.isResending ? undefined : takeParked();
      if (step === undefined) return;
      dispatch(bankAsked());
      step.resolve({ code, challenge: step.asked });
    },
    resend,
    giveUp() {
      const step = takeParked();
      if (step === undefined) return;
      shown.close('given-up');
      step.reject(new BankFailure({ kind: 'not-confirmed' }));
    },
    leaveErrand() {
      errand.abort(new BankFailure({ kind: 'not-confirmed' }));
      errand = new AbortController();
    },
    dropAll() {
      // A request waiting for a code has not been carried out.
      session.abort(new BankFailure({ kind: 'session-over', reason: 'expired', isUnsent: true }));
      session = new AbortController();
      free = Promise.resolve();
      parked = undefined;
      shown.forgetCode();
    },
  };
}

/** What customers are shown of challenges: also that a new code makes the one before void. */
function createShown(dispatch: (action: UnknownAction) => unknown) {
  /** The last code sent in this session, until the bank has resolved its request. */
  let openCode: string | undefined;
  return {
    /** @param open what the bank has asked the same request for before. */
    ask({ challenge, confirms, refusal }: ChallengeRequest, open: Challenge | undefined): void {
      const refused = refusal && refusalMessage(refusal);
      const { factor, referenceNo } = challenge;
      if (refused !== undefined && open?.factor === factor) {
        dispatch(answerRefused({ challenge, refused }));
      } else {
        // A PIN follows a correct code, so that code must not be reported as void.
        if (factor === 'pin' && open?.factor === 'otp') openCode = undefined;
        const replaced = factor === 'otp' && openCode !== undefined && openCode !== referenceNo;
        dispatch(challengeAsked({ challenge, confirms, replaced, ...(refused !== undefined && { refused }) }));
      }
      if (factor === 'otp') openCode = referenceNo;
    },
    resent(fresh: Challenge): void {
      openCode = fresh.referenceNo;
      dispatch(codeResent(fresh));
    },
    close(how: 'resolved' | 'given-up'): void {
      if (how === 'resolved') openCode = undefined;
      dispatch(challengeClosed());
    },
    forgetCode(): void {
      openCode = undefined;
    },
  };
}

async function askForCode(client: BankClient, asked: Challenge): Promise<Challenge> {
  const { referenceNo, factor, resendsLeft } = asked;
  const { data, response } = await client.POST('/v1/2fa/{referenceNo}/resend', { params: { path: { referenceNo } } });
  return {
    ...asked,
    ...(resendsLeft !== undefined && { resendsLeft: Math.max(resendsLeft - 1, 0) }),
    ...readChallenge(response.headers, data, factor),
  };
}
