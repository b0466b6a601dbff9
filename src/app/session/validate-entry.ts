import type { Location } from 'react-router-dom';
import type { SessionState } from '#src/api/store/session.slice.ts';
import { anyFieldsOf } from '#src/kernel/any-fields.ts';

export type EntryVerdict =
  | { readonly outcome: 'enter' }
  /** Browser or tab no longer hold this session. */
  | { readonly outcome: 'replaced' }
  | { readonly outcome: 'elsewhere'; readonly to: string; readonly state?: SignInState };

/** The login page's history state. */
interface SignInState {
  /** The requested URL. */
  readonly wanted: string;
  /** Set after the password was changed by a reset link. */
  readonly passwordChanged?: true;
}

const changePath = '/change-credentials';

/** Who may enter a page behind login, and where others are redirected. */
export function validateEntry(
  session: SessionState,
  { pathname, search, hash, state }: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>,
  holdsSession: boolean,
): EntryVerdict {
  const wanted = `${pathname}${search}${hash}`;
  // After a changed password, the customer logs in with the new one.
  if (session.status !== 'signed-in' && saysPasswordChanged(state)) {
    return { outcome: 'elsewhere', to: '/login', state: { wanted, passwordChanged: true } };
  }
  switch (session.status) {
    case 'signed-in': {
      if (!holdsSession) return { outcome: 'replaced' };
      const mustChangeFirst = session.credentialsChangeNeeded && pathname !== changePath;
      return mustChangeFirst ? { outcome: 'elsewhere', to: changePath } : { outcome: 'enter' };
    }
    case 'ended':
      return { outcome: 'elsewhere', to: session.reason === 'logged-off' ? '/logged-off' : '/session-expired' };
    case 'signed-out':
      return { outcome: 'elsewhere', to: '/login', state: { wanted } };
    default:
      return session satisfies never;
  }
}

function saysPasswordChanged(state: unknown): boolean {
  return anyFieldsOf(state).passwordChanged === true;
}
