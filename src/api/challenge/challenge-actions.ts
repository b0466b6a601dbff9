import { useEffect } from 'react';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { type AppThunk, useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';
import type { Challenge } from '#src/api/wire/challenge-types.ts';

export interface ChallengeStep {
  readonly asked: Challenge | null;
  /** What the answer agrees to, worded to follow "To …". */
  readonly confirms: string;
  readonly refused: string | null;
  /** Set when an earlier code is void: resent on request, or replaced by another challenge. */
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

/** Cancels pending confirmations as soon as the customer leaves `place`. */
export function useErrand(place: string): void {
  const dispatch = useAppDispatch();
  // Back and forward leave the page as well, without a handler.
  useEffect(() => {
    if (place !== '') return () => void dispatch(errandLeft());
  }, [dispatch, place]);
}

/** Passes the code straight to the waiting request. It never enters the store. */
export function challengeAnswered(code: string): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank }) => (await openBank()).challengeQueue?.answer(code);
}

export function newCodeWanted(): AppThunk<Promise<void>> {
  return async (_dispatch, getState, { openBank, noticeOtherTabs }) => {
    const customerSession = signedInId();
    const transport = await openBank();
    const isOurs = () => {
      noticeOtherTabs();
      return signedInId() === customerSession;
    };
    // A customer who sets a password by a link has no session yet that could end.
    const endsOurs = () => customerSession !== undefined && isOurs();
    await transport.challengeQueue?.resend(transport.client({ party: false, isOurs }), endsOurs);

    function signedInId(): string | undefined {
      const session = selectSession(getState());
      return session.status === 'signed-in' ? session.sessionId : undefined;
    }
  };
}

/** A confirmation requested on a page is not completed on another. */
export function errandLeft(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank }) => (await openBank()).challengeQueue?.leaveErrand();
}

export function challengeLeft(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank }) => (await openBank()).challengeQueue?.giveUp();
}
