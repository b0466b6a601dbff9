import { ChallengeHost } from '#src/banking/challenge/challenge-host.tsx';
import { HideBalancesKey } from './hide-balances-key.tsx';
import { SessionWatch, useSectionCheck } from './session-watch.tsx';

/** Runs behind every page while logged in, even before the accounts may be shown. */
export function SignedInWatch() {
  useSectionCheck();
  return (
    <>
      <SessionWatch />
      <ChallengeHost />
      <HideBalancesKey />
    </>
  );
}
