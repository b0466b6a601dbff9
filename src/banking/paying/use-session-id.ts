import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';

/** The current session; empty once it is over. */
export function useSessionId(): string {
  const session = useAppSelector(selectSession);
  return session.status === 'signed-in' ? session.sessionId : '';
}
