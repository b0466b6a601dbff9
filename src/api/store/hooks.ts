import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { BankTransport } from '#src/api/client/transport.ts';
import type { SessionState } from './session.slice.ts';

/** The store's state. A slice that joins with the bank adds itself here, in its own file, as optional. */
export interface RootState {
  readonly session: SessionState;
}

/** What thunks and queries are given beside the state. */
export interface StoreExtra {
  /** Loads what talks to the bank and joins it to the store, once; a failed load is tried again by the next call. */
  readonly openBank: () => Promise<BankTransport>;
  readonly newSessionId: () => string;
  /**
   * Ends the session at once when another tab has taken it over; the browser may tell of that only later. Answers with
   * the id of the sign-in that the browser holds, or that is under way; undefined when there is none.
   */
  readonly noticeOtherTabs: () => string | undefined;
  /** Waits while another sign-in is tried in this browser: whose an answer is, is known only after it. */
  readonly untilTried: () => Promise<void>;
}

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppThunk<Result> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
