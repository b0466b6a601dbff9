import { useResetToken } from '#src/parts/session/reset-token.ts';
import { ExpiredLink } from './expired-link.tsx';
import { ForcedChange } from './forced-change.tsx';
import { ResetLanding } from './reset-landing.tsx';

/** One address with two ways to it: a reset link, and a sign-in that found something to be done first. */
export function ChangeCredentialsScreen() {
  const held = useResetToken();
  if (held === undefined) return <ForcedChange />;
  return held.kind === 'unreadable' ? <ExpiredLink /> : <ResetLanding key={held.token} token={held.token} />;
}
