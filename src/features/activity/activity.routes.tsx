import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The screens load on first use, while the bank opens. */
export function activityRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Types = lazyScreen(async () => (await import('./ui/types-screen.tsx')).TypesScreen, openBank);
  const Entries = lazyScreen(async () => (await import('./ui/entries-screen.tsx')).EntriesScreen, openBank);
  const Activity = lazyScreen(async () => (await import('./ui/activity-screen.tsx')).ActivityScreen, openBank);
  return [
    { path: '/settings/activity-log', element: <Types /> },
    { path: '/settings/activity-log/type/:activityType', element: <Entries /> },
    { path: '/settings/activity-log/log/:activityReference', element: <Activity /> },
  ];
}
