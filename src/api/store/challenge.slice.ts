import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Challenge } from '#src/api/wire/challenge-types.ts';
import type { RootState } from './hooks.ts';
import { sessionEnded, sessionOpening, sessionStarted } from './session.slice.ts';

export interface ChallengeState {
  readonly asked: Challenge | null;
  /** What the answer agrees to, worded to follow "To …". */
  readonly confirms: string;
  readonly refused: string | null;
  readonly resentTimes: number;
  /** An earlier code of this session is now void. */
  readonly replaced: boolean;
  readonly busy: boolean;
}

interface Asking {
  readonly challenge: Challenge;
  readonly confirms: string;
  readonly replaced: boolean;
  readonly refused?: string;
}

interface Refused {
  readonly challenge: Challenge;
  readonly refused: string;
}

const closed: ChallengeState = {
  asked: null,
  confirms: '',
  refused: null,
  resentTimes: 0,
  replaced: false,
  busy: false,
};

const slice = createSlice({
  name: 'challenge',
  initialState: closed,
  reducers: {
    /** A new challenge, or another factor for the same request. */
    challengeAsked: (_, { payload }: PayloadAction<Asking>): ChallengeState => ({
      ...closed,
      asked: payload.challenge,
      confirms: payload.confirms,
      refused: payload.refused ?? null,
      replaced: payload.replaced,
    }),
    answerRefused: (step, { payload }: PayloadAction<Refused>): ChallengeState => ({
      ...step,
      asked: payload.challenge,
      refused: payload.refused,
      busy: false,
    }),
    bankAsked: (step): ChallengeState => ({ ...step, busy: true }),
    codeResent: (step, { payload }: PayloadAction<Challenge>): ChallengeState => ({
      ...step,
      asked: payload,
      refused: null,
      resentTimes: step.resentTimes + 1,
      busy: false,
    }),
    codeNotResent: (step, { payload }: PayloadAction<string>): ChallengeState => ({
      ...step,
      refused: payload,
      busy: false,
    }),
    challengeClosed: (): ChallengeState => closed,
  },
  extraReducers: (build) => {
    build.addMatcher(isAnyOf(sessionOpening, sessionStarted, sessionEnded), (): ChallengeState => closed);
  },
});

export const challengeSlice = slice;
export const { challengeAsked, answerRefused, bankAsked, codeResent, codeNotResent, challengeClosed } = slice.actions;

declare module './hooks.ts' {
  interface RootState {
    readonly challenge?: ChallengeState;
  }
}

export function selectChallenge({ challenge }: RootState): ChallengeState {
  return challenge ?? closed;
}
