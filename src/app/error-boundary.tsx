import { useRouteError } from 'react-router-dom';
import { PlainPage } from '#src/parts/plain-page.tsx';
import { Button } from '#src/ui/button.tsx';
import { Brand } from './shell/brand.tsx';
import { Frame } from './shell/frame.tsx';

/** What a bug leaves on the screen, or a part of the app that could not be fetched. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Frame header={<Brand />}>
      <PlainPage heading={isMissingPart(error) ? 'This page could not be loaded' : 'Sorry, this page has failed'}>
        <p>
          {isMissingPart(error)
            ? 'Please check your internet connection and load the page again.'
            : 'The fault is ours. Nothing you have confirmed is lost; please load the page again.'}
        </p>
        <Button look="main" onClick={() => globalThis.location.reload()}>
          Load again
        </Button>
      </PlainPage>
    </Frame>
  );
}

/** Browsers have no name of their own for a module that did not arrive; all of them report it as a TypeError. */
function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}
