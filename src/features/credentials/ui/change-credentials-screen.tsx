import { useResetToken } from '#src/banking/session/reset-token.ts';
import { ExpiredLink } from './expired-link.tsx';
import { ForcedChange } from './forced-change.tsx';
import { ResetLanding } from './reset-landing.tsx';

/** Reached by a reset link, or after a login that requires a change first. */
export function ChangeCredentialsScreen() {
  const held = useResetToken();
  if (held === undefined) return <ForcedChange />;
  return held.kind === 'unreadable' ? <ExpiredLink /> : <ResetLanding key={held.token} token={held.token} />;
}
