import type { SerializedError } from '@reduxjs/toolkit';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';

/** Calls that stand and fall together on the screen: the first error among them, and one way to try them again. */
export interface FailedCalls {
  readonly error: BankError;
  readonly busy: boolean;
  readonly tryAgain: () => void;
}

/** What a query's hook says that matters here. */
export interface Call {
  readonly error?: BankError | SerializedError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Undefined when none of them failed. Only those that did are asked again. */
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
