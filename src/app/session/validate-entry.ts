import type { Location } from 'react-router-dom';
import type { SessionState } from '#src/api/store/session.slice.ts';

export type EntryVerdict =
  | { readonly outcome: 'enter' }
  /** The session here is not the one that browser and tab hold. */
  | { readonly outcome: 'replaced' }
  | { readonly outcome: 'elsewhere'; readonly to: string; readonly state?: SignInState };

/** What the sign-in page finds in the browser's history. */
interface SignInState {
  /** The address that was asked for. */
  readonly wanted: string;
  /** Said to somebody who has just changed the password by a link. */
  readonly passwordChanged?: true;
}

const changePath = '/change-credentials';

/** Who may enter a page behind sign-in, and where everyone else is led. */
export function validateEntry(
  session: SessionState,
  { pathname, search, hash, state }: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>,
  holdsSession: boolean,
): EntryVerdict {
  const wanted = `${pathname}${search}${hash}`;
  // Whatever session there was before, the way on from a changed password is to sign in with it.
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
  return typeof state === 'object' && state !== null && 'passwordChanged' in state && state.passwordChanged === true;
}
