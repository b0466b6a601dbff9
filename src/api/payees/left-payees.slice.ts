import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '#src/api/store/hooks.ts';
import { sessionEnded, sessionOpening, sessionStarted } from '#src/api/store/session.slice.ts';

/** The outcome of work on a payee whose page was left. */
export interface LeftPayee {
  readonly key: string;
  readonly name: string;
  readonly what: 'created' | 'changed' | 'deleted';
  /** `initiated`: awaiting another person's agreement. `unknown`: the list of payees will show it. */
  readonly outcome: 'done' | 'initiated' | 'unknown' | 'refused';
  readonly message?: string;
}

export type LeftPayeesState = readonly LeftPayee[];

const none: LeftPayeesState = [];

const slice = createSlice({
  name: 'leftPayees',
  initialState: none,
  reducers: {
    payeeLeft: {
      prepare: (left: Omit<LeftPayee, 'key'>) => ({ payload: { ...left, key: nanoid() } }),
      reducer: (all, { payload }: PayloadAction<LeftPayee>) => [...all, payload],
    },
    leftPayeeTold: (all, { payload }: PayloadAction<string>) => all.filter(({ key }) => key !== payload),
  },
  extraReducers: (build) => {
    build.addMatcher(isAnyOf(sessionOpening, sessionStarted, sessionEnded), () => none);
  },
});

export const leftPayeesSlice = slice;
export const { payeeLeft, leftPayeeTold } = slice.actions;

declare module '#src/api/store/hooks.ts' {
  interface RootState {
    readonly leftPayees?: LeftPayeesState;
  }
}

export function selectLeftPayees({ leftPayees }: RootState): LeftPayeesState {
  return leftPayees ?? none;
}
