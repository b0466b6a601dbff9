import { ChallengeHost } from '#src/parts/challenge/challenge-host.tsx';
import { SessionWatch, useSectionCheck } from './session-watch.tsx';

/** What goes on behind every page for as long as somebody is signed in, also before the accounts may be shown. */
export function SignedInWatch() {
  useSectionCheck();
  return (
    <>
      <SessionWatch />
      <ChallengeHost />
    </>
  );
}
