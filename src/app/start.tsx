import { createRoot, hydrateRoot } from 'react-dom/client';
import { preferencesKey, sharedStorage } from '#src/api/environment/page-storage.ts';
import { type RuntimeConfig, setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { selectIsSignedIn, selectSession } from '#src/api/store/session.slice.ts';
import { dropDraft, isReloaded } from '#src/banking/paying/model/kept-draft.ts';
import '#src/ui/fonts/fonts.css';
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { openPreferences } from '#src/ui/preferences/preferences.ts';
import { configUrl, loadRuntimeConfig } from './config.ts';
import { AppTree } from './first-paint/app-tree.tsx';
import { isLoginDrawn, takeOver } from './first-paint/drawn-page.ts';
import { openForScreens } from './open-for-screens.ts';
import { ConfigBrokenPage } from './pages/config-broken.tsx';
import { createRouter } from './routes.tsx';
import { watchOtherTabs } from './session/session-keeper.ts';
import { pageMarkers } from './session/session-markers.ts';
import { type AppStore, createAppStore } from './store.ts';

/**
 * Reads the configuration and renders the app in `root`. An invalid configuration gets a page of its own. `overrides`
 * overrides the file. @returns the app's store.
 */
export async function startApp(
  root: HTMLElement,
  overrides: Partial<RuntimeConfig> = {},
): Promise<AppStore | undefined> {
  openPreferences(sharedStorage, preferencesKey);
  // By a link or another address: the customer has left the form.
  if (!isReloaded()) dropDraft();
  const reading = await loadRuntimeConfig(configUrl);
  if (!reading.ok) {
    takeOver(root);
    createRoot(root).render(<ConfigBrokenPage problems={reading.problems} />);
    return undefined;
  }

  for (const warning of reading.warnings) console.warn(warning);
  const config = { ...reading.config, ...overrides };
  setRuntimeConfig(config);
  const markers = pageMarkers();
  const store = createAppStore({ markers });
  watchOtherTabs(store, markers, globalThis);
  await endStaleSession(store, config);
  show(root, { store, config, openBank: openForScreens(store, markers) });
  return store;
}

interface Shown {
  readonly store: AppStore;
  readonly config: RuntimeConfig;
  readonly openBank: () => Promise<unknown>;
}

/** Takes over the login page that the build has drawn, with what is typed there, or renders in its place. */
function show(root: HTMLElement, { store, config, openBank }: Shown): void {
  const isDrawn = isLoginDrawn(root) && selectSession(store.getState()).status === 'signed-out';
  // As the guard would lead on, but without a render between that is not login.
  if (isDrawn) globalThis.history.replaceState(null, '', `${import.meta.env.BASE_URL}login`);
  const router = createRouter(store, openBank);
  reportOnceCalm(config, router);
  if (isDrawn) {
    const onTakenOver = () => takeOver(root);
    hydrateRoot(root, <AppTree store={store} config={config} router={router} onTakenOver={onTakenOver} />);
    return;
  }
  takeOver(root);
  createRoot(root).render(<AppTree store={store} config={config} router={router} />);
}

/** By then the first page is usually shown. */
const calmMs = 4000;

function reportOnceCalm({ reports }: RuntimeConfig, router: ReturnType<typeof createRouter>): void {
  if (reports === undefined) return;
  const load = () => import('./reports/start-reports.ts').then(({ startReports }) => startReports(reports, router));
  setTimeout(() => void load().catch(() => undefined), calmMs);
}

/** Ends a session that was idle or left for too long, before any screen uses it. */
async function endStaleSession(store: AppStore, config: RuntimeConfig): Promise<void> {
  if (!selectIsSignedIn(store.getState())) return;
  try {
    const { endIfStale } = await import('./session/end-if-stale.ts');
    endIfStale(store.dispatch, config);
  } catch {
    // A chunk failed to load. The session watch needs it too, and its page will report it.
  }
}
