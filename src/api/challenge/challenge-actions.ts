import { useEffect } from 'react';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { type AppThunk, useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';
import type { Challenge } from '#src/api/wire/challenge.ts';

/** The step in which a request is confirmed, as a screen shows and drives it. */
export interface ChallengeStep {
  /** Null while nothing is asked. */
  readonly asked: Challenge | null;
  /** What the answer agrees to, as it follows "To …". */
  readonly confirms: string;
  /** Why the last answer, or the last wish for a new code, was refused. */
  readonly refused: string | null;
  /** A code sent before is void: because the customer wanted another, or because something else was asked meanwhile. */
  readonly notice: 'resent' | 'replaced' | undefined;
  readonly busy: boolean;
  readonly answer: (code: string) => void;
  readonly resend: () => void;
  readonly giveUp: () => void;
}

export function useChallenge(): ChallengeStep {
  const dispatch = useAppDispatch();
  const { asked, confirms, refused, resentTimes, replaced, busy } = useAppSelector(selectChallenge);
  return {
    asked,
    confirms,
    refused,
    notice: resentTimes > 0 ? 'resent' : replaced ? 'replaced' : undefined,
    busy,
    answer: (code) => void dispatch(challengeAnswered(code)),
    resend: () => void dispatch(newCodeWanted()),
    giveUp: () => void dispatch(challengeLeft()),
  };
}

/** Ends what waits to be confirmed as soon as the customer leaves the page named by `place`. */
export function useErrand(place: string): void {
  const dispatch = useAppDispatch();
  // The browser's own buttons lead away as well, and no handler hears of them.
  useEffect(() => {
    if (place !== '') return () => void dispatch(errandLeft());
  }, [dispatch, place]);
}

/** What was typed goes straight to the request that waits for it, and never through the store. */
export function challengeAnswered(code: string): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank }) => (await openBank()).challengeQueue?.answer(code);
}

export function newCodeWanted(): AppThunk<Promise<void>> {
  return async (_dispatch, getState, { openBank, noticeOtherTabs }) => {
    const customerSession = signedInId();
    const transport = await openBank();
    const isOurs = () => {
      noticeOtherTabs();
      return customerSession !== undefined && signedInId() === customerSession;
    };
    await transport.challengeQueue?.resend(transport.client({ party: false, isOurs }), isOurs);

    function signedInId(): string | undefined {
      const session = selectSession(getState());
      return session.status === 'signed-in' ? session.sessionId : undefined;
    }
  };
}

/** The page is left: what was asked on it is not confirmed on another. */
export function errandLeft(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank }) => (await openBank()).challengeQueue?.leaveErrand();
}

export function challengeLeft(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank }) => (await openBank()).challengeQueue?.giveUp();
}
