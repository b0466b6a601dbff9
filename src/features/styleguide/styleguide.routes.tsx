import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/**
 * The developers' page that shows every component in `src/ui`. Everything is inside the function, so that builds that
 * do not call it contain none of the page.
 */
export function styleguideRoutes(): RouteObject[] {
  const StyleguideScreen = lazyScreen(async () => (await import('./ui/styleguide-screen.tsx')).StyleguideScreen);
  return [{ path: '/styleguide', element: <StyleguideScreen /> }];
}
