import { Suspense, useEffect, useState } from 'react';
import { ChallengeHost } from '#src/banking/challenge/challenge-host.tsx';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { isHideKey } from '#src/ui/preferences/hide-key.ts';
import { keepPreference, preferences } from '#src/ui/preferences/preferences.ts';
import { usePreference } from '#src/ui/preferences/use-preference.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { SessionWatch, useSectionCheck } from './session-watch.tsx';

/** A page that cannot load it goes on as before a bank that tells nobody. */
const FollowService = lazyScreen(() =>
  import('#src/app/following/follow-service.tsx').then(
    ({ FollowService: Loaded }) => Loaded,
    () => () => null,
  ),
);

/** Runs behind every page while logged in, even before the accounts may be shown. */
export function SignedInWatch() {
  useSectionCheck();
  const { changesPath } = useRuntimeConfig();
  return (
    <>
      <SessionWatch />
      <ChallengeHost />
      <HideBalancesKey />
      {changesPath !== undefined && (
        <Suspense>
          <FollowService path={changesPath} />
        </Suspense>
      )}
    </>
  );
}

/** Listens for the key that hides and shows balances, and tells screen readers what it did. */
function HideBalancesKey() {
  const isOn = usePreference('hideKey') === 'on';
  const [said, setSaid] = useState('');

  // Keys pressed anywhere on the page reach the document only.
  useEffect(() => {
    if (!isOn) return;
    function onKey(event: KeyboardEvent) {
      if (!isHideKey(event, event.target instanceof Element ? event.target : null)) return;
      const next = preferences().balances === 'hidden' ? 'shown' : 'hidden';
      keepPreference('balances', next);
      setSaid(`Balances ${next}`);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);

  return (
    <HiddenText>
      <span role="status">{said}</span>
    </HiddenText>
  );
}
