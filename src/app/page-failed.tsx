import { useEffect, useEffectEvent, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { tell } from '#src/api/environment/happenings.ts';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { configUrl } from './config.ts';
import { isMissingPart, isSiteReachable, mayReload } from './failed-page.ts';

/** Replaces a page that crashed or could not be loaded. The frame around it stays. */
export function PageFailed() {
  const error = useRouteError();
  useEffect(() => tell({ kind: 'failed-page', error }), [error]);
  return isMissingPart(error) ? <PageMissing /> : <PageBroken />;
}

function PageBroken() {
  return (
    <PlainPage heading="Sorry, this page has failed">
      <p>Nothing you have confirmed is lost. Please load the page again.</p>
      <Button look="main" onClick={() => globalThis.location.reload()}>
        Load again
      </Button>
    </PlainPage>
  );
}

/**
 * A part of the site did not arrive. If the site answers, a deployment has probably removed it: the page reloads once, for
 * the new build. If it does not, the page reloads as soon as the connection is back; an earlier reload would lose the whole
 * app, logging out included.
 */
function PageMissing() {
  const [cause, setCause] = useState<'unknown' | 'away' | 'gone'>('unknown');
  const [trying, setTrying] = useState(false);
  const [isStillAway, setIsStillAway] = useState(false);

  // The app does not handle the failed import itself.
  useEffect(() => {
    let isShown = true;
    void isSiteReachable(globalThis.fetch, configUrl).then((isReachable) => {
      if (!isShown) return;
      if (isReachable && mayReload(globalThis.history)) return globalThis.location.reload();
      setCause(isReachable ? 'gone' : 'away');
    });
    return () => {
      isShown = false;
    };
  }, []);

  async function tryAgain() {
    setTrying(true);
    if (await isSiteReachable(globalThis.fetch, configUrl)) return globalThis.location.reload();
    setTrying(false);
    setIsStillAway(true);
  }

  // The browser reports the connection; no handler of ours does.
  const isBack = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    const hear = () => isBack();
    globalThis.addEventListener('online', hear);
    return () => globalThis.removeEventListener('online', hear);
  }, []);

  if (cause === 'unknown') return <div aria-busy="true" />;
  return (
    <PlainPage heading="This page could not be loaded">
      {cause === 'gone' ? (
        <p>We may be updating online banking at the moment. Please try again in a few minutes.</p>
      ) : (
        <p>Please check your internet connection. The page will load as soon as you are back online.</p>
      )}
      <p role="status">{isStillAway && !trying && 'There is still no connection to the bank.'}</p>
      <Button look="main" busy={trying} onClick={() => void tryAgain()}>
        Try again
      </Button>
    </PlainPage>
  );
}
