import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/**
 * The door of the page for developers on which every piece of `src/ui` stands with sample content. All of it is within
 * the function, so that a build that does not call it holds none of the page.
 */
export function styleguideRoutes(): RouteObject[] {
  const StyleguideScreen = lazyScreen(async () => (await import('./ui/styleguide-screen.tsx')).StyleguideScreen);
  return [{ path: '/styleguide', element: <StyleguideScreen /> }];
}
