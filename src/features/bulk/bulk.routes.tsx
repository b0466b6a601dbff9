import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** Home and confirmation share the chosen file, which nothing else keeps. */
export function bulkRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const screen = (name: 'flow' | 'home' | 'confirm' | 'all' | 'file') => {
    const Screen = lazyScreen(async () => (await import('./ui/bulk-screens.ts')).bulkScreens[name], openBank);
    return <Screen />;
  };
  const path = '/payments/bulk';
  return [
    {
      path,
      element: screen('flow'),
      children: [
        { index: true, element: screen('home') },
        { path: 'confirm', element: screen('confirm') },
      ],
    },
    { path: `${path}/all`, element: screen('all') },
    { path: `${path}/file/:fileReference`, element: screen('file') },
  ];
}
