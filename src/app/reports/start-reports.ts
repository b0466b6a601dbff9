import type { RouteObject, RouterProviderProps } from 'react-router-dom';
import { reportsKey, tabStorage } from '#src/api/environment/page-storage.ts';
import type { ReportsConfig } from '#src/api/environment/runtime-config.ts';
import { createJournal, isSampled, quietly } from './journal.ts';
import { watchBreaches } from './watch-breaches.ts';
import { watchFailures } from './watch-failures.ts';
import { watchOutcomes } from './watch-outcomes.ts';
import { watchPolicy } from './watch-policy.ts';
import { watchVitals } from './watch-vitals.ts';

type Router = RouterProviderProps['router'];

/** Watches this page for the bank's operators, if this visit is one of the sample. */
export function startReports({ path, sample }: ReportsConfig, router: Router): void {
  const kept = { storage: tabStorage, key: reportsKey };
  if (!isSampled(kept, sample, Math.random)) return;
  const route = () => router.state.matches.at(-1)?.route.path;
  const journal = createJournal({
    ...kept,
    route,
    routes: () => new Set(patternsOf(router.routes)),
    post: (body) => navigator.sendBeacon(path, body),
  });
  for (const watch of [
    () => watchFailures(globalThis.window, journal),
    () => watchBreaches(journal),
    () => watchPolicy(globalThis.window, journal),
    () => watchOutcomes(journal),
    () => watchVitals(journal, route()),
  ])
    quietly(watch);
  // The timings listen at the window, so theirs are in it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') journal.send();
  });
  globalThis.addEventListener('pagehide', journal.send);
}

function patternsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...patternsOf(children)]);
}
