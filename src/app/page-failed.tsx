import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { PlainPage } from '#src/parts/page/plain-page.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { configUrl } from './config.ts';
import { isMissingPart, isSiteReachable } from './failed-page.ts';

/** Replaces a page that crashed or could not be loaded. The frame around it stays. */
export function PageFailed() {
  return isMissingPart(useRouteError()) ? <PageMissing /> : <PageBroken />;
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

/** Reloads once the connection is back. An earlier reload would lose the whole app, Log Out included. */
function PageMissing() {
  const [trying, setTrying] = useState(false);
  const [isStillAway, setIsStillAway] = useState(false);

  async function tryAgain() {
    setTrying(true);
    if (await isSiteReachable(globalThis.fetch, configUrl)) return globalThis.location.reload();
    setTrying(false);
    setIsStillAway(true);
  }

  // The browser reports the connection; no handler of ours does.
  useEffect(() => {
    const back = () => void tryAgain();
    globalThis.addEventListener('online', back);
    return () => globalThis.removeEventListener('online', back);
  });

  return (
    <PlainPage heading="This page could not be loaded">
      <p>Please check your internet connection. The page will load as soon as you are back online.</p>
      <p role="status">{isStillAway && !trying && 'There is still no connection to the bank.'}</p>
      <Button look="main" busy={trying} onClick={() => void tryAgain()}>
        Try again
      </Button>
    </PlainPage>
  );
}
