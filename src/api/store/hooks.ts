import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { BankTransport } from '#src/api/client/transport.ts';
import type { SessionState } from './session.slice.ts';

/** Slices that join with the bank add themselves in their own files, as optional. */
export interface RootState {
  readonly session: SessionState;
}

export interface StoreExtra {
  /** Loads and joins the bank once; a failed load is retried by the next call. */
  readonly openBank: () => Promise<BankTransport>;
  readonly newSessionId: () => string;
  /**
   * Ends the session at once if another tab has taken over, since storage events may be late. Returns the id of the
   * sign-in that the browser holds, if any.
   */
  readonly noticeOtherTabs: () => string | undefined;
  /** Waits for a sign-in in progress in any tab: until then, the owner of an answer is unknown. */
  readonly untilTried: () => Promise<void>;
}

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppThunk<Result> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
