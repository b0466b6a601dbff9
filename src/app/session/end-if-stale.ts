import { clock } from '#src/api/environment/bank-clock.ts';
import { sharedStorage, tabStorage } from '#src/api/environment/page-storage.ts';
import type { RuntimeConfig } from '#src/api/environment/runtime-config.ts';
import type { AppDispatch } from '#src/api/store/hooks.ts';
import { endIdleSession } from './end-idle.ts';
import { pageMarkers } from './session-markers.ts';
import { createSessionRecord } from './session-record.ts';
import { limitsOf } from './session-times.ts';
import { wasLeftForTooLong } from './watch-session.ts';

/** Ends a session that a loaded page finds idle for too long. The page is new, so no reload is needed. */
export function endIfStale(dispatch: AppDispatch, config: RuntimeConfig): void {
  const record = createSessionRecord(sharedStorage, tabStorage);
  if (!wasLeftForTooLong(record, limitsOf(config), clock.wallNowMs())) return;
  void dispatch(endIdleSession(pageMarkers()));
}
