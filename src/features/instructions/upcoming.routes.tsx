import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';

const OutgoingsChart = lazyChart(async () => (await import('./ui/outgoings-chart.tsx')).OutgoingsChart);

/** What is about to leave the accounts, as part of another page, which has already opened the bank. */
export function UpcomingOutgoings() {
  return (
    <Suspense fallback={<ChartAwaited size="chart" />}>
      <OutgoingsChart />
    </Suspense>
  );
}

/** Each screen loads on first use, while the bank opens. */
export function upcomingRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Upcoming = lazyScreen(async () => (await import('./ui/upcoming-screen.tsx')).UpcomingScreen, openBank);
  const Edit = lazyScreen(async () => (await import('./ui/edit-screen.tsx')).EditScreen, openBank);
  return [
    { path: '/payments/upcoming', element: <Upcoming /> },
    { path: '/payments/upcoming/edit/:instructionId', element: <Edit /> },
  ];
}
