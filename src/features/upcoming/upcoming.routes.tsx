import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

/** Each screen loads on first use, while the bank opens. */
export function upcomingRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Upcoming = lazyScreen(async () => (await import('./ui/upcoming-screen.tsx')).UpcomingScreen, openBank);
  const Edit = lazyScreen(async () => (await import('./ui/edit-screen.tsx')).EditScreen, openBank);
  return [
    { path: '/payments/upcoming', element: <Upcoming /> },
    { path: '/payments/upcoming/edit/:instructionId', element: <Edit /> },
  ];
}
