import type { Middleware } from '@reduxjs/toolkit';
import type { RootState } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { letGoOfFiles } from '#src/banking/print/save-file.ts';

/** However a session ends, files saved in it can no longer be read on this page. */
export const dropFiles: Middleware<unknown, RootState> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const wasSignedIn = selectIsSignedIn(getState());
    const result = next(action);
    if (wasSignedIn && !selectIsSignedIn(getState())) letGoOfFiles();
    return result;
  };
