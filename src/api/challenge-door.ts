import { type Challenge, selectChallenge } from './challenge.slice.ts';
import { type AppThunk, useAppDispatch, useAppSelector } from './hooks.ts';
import { selectSession } from './session.slice.ts';

/** The step in which a request is confirmed, as a screen shows and drives it. */
export interface ChallengeStep {
  /** Null while nothing is asked. */
  readonly asked: Challenge | null;
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
  const { asked, refused, resentTimes, replaced, busy } = useAppSelector(selectChallenge);
  return {
    asked,
    refused,
    notice: resentTimes > 0 ? 'resent' : replaced ? 'replaced' : undefined,
    busy,
    answer: (code) => void dispatch(challengeAnswered(code)),
    resend: () => void dispatch(newCodeWanted()),
    giveUp: () => void dispatch(challengeLeft()),
  };
}

/** What was typed goes straight to the request that waits for it, and never through the store. */
export function challengeAnswered(code: string): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank }) => (await openBank()).challengeDesk?.answer(code);
}

export function newCodeWanted(): AppThunk<Promise<void>> {
  return async (_dispatch, getState, { openBank, noticeOtherTabs }) => {
    const asker = signedInId();
    const transport = await openBank();
    await transport.challengeDesk?.resend(transport, () => {
      noticeOtherTabs();
      return asker !== undefined && signedInId() === asker;
    });

    function signedInId(): string | undefined {
      const session = selectSession(getState());
      return session.status === 'signed-in' ? session.sessionId : undefined;
    }
  };
}

export function challengeLeft(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank }) => (await openBank()).challengeDesk?.giveUp();
}
