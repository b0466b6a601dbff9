import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/** Home and confirmation share the chosen file, which nothing else keeps. */
export function bulkRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Flow = lazyScreen(async () => (await import('./ui/bulk-flow.tsx')).BulkFlow, openBank);
  const Home = lazyScreen(async () => (await import('./ui/home/bulk-home-screen.tsx')).BulkHomeScreen, openBank);
  const Confirm = lazyScreen(
    async () => (await import('./ui/confirm/bulk-confirm-screen.tsx')).BulkConfirmScreen,
    openBank,
  );
  const All = lazyScreen(async () => (await import('./ui/files/all-files-screen.tsx')).AllFilesScreen, openBank);
  const File = lazyScreen(async () => (await import('./ui/files/file-screen.tsx')).FileScreen, openBank);
  return [
    {
      path: '/payments/bulk',
      element: <Flow />,
      children: [
        { index: true, element: <Home /> },
        { path: 'confirm', element: <Confirm /> },
      ],
    },
    { path: '/payments/bulk/all', element: <All /> },
    { path: '/payments/bulk/file/:fileReference', element: <File /> },
  ];
}
