import type { SerializedError } from '@reduxjs/toolkit';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';

/** A failure as a box on the page shows it. */
export interface ShownFailure {
  readonly error: Pick<BankError, 'message' | 'code'>;
  readonly busy: boolean;
  readonly tryAgain: () => void;
}

/** Calls that fail together on screen: the first error among them, and one retry for all. */
export interface FailedCalls extends ShownFailure {
  readonly error: BankError;
}

/** The parts of a query result used here. */
export interface Call {
  readonly error?: BankError | SerializedError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Undefined if none failed. A retry repeats only the failed ones. */
export function failedCalls(calls: readonly Call[]): FailedCalls | undefined {
  const failed = calls.filter(({ error }) => error !== undefined);
  const error = shownError(failed[0]?.error);
  return (
    error && {
      error,
      busy: failed.some(({ isFetching }) => isFetching),
      tryAgain() {
        for (const { refetch } of failed) refetch();
      },
    }
  );
}
