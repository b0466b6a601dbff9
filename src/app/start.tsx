import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { setRuntimeConfig } from '#src/api/runtime-config.ts';
import { RuntimeConfigProvider } from '#src/parts/runtime-config.tsx';
import '#src/ui/fonts/fonts.css';
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { configUrl, loadRuntimeConfig } from './config.ts';
import { ConfigBrokenPage } from './pages/config-broken.tsx';
import { createRouter } from './routes.tsx';
import { watchOtherTabs } from './session-keeper.ts';
import { pageMarkers } from './session-markers.ts';
import { createAppStore } from './store.ts';

/** Reads what the bank configured and shows the app in `root`; a configuration of no use is said on a page of its own. */
export async function startApp(root: HTMLElement): Promise<void> {
  const page = createRoot(root);
  const reading = await loadRuntimeConfig(configUrl);
  if (!reading.ok) return page.render(<ConfigBrokenPage problems={reading.problems} />);

  setRuntimeConfig(reading.config);
  const markers = pageMarkers();
  const store = createAppStore({ markers });
  watchOtherTabs(store, markers, globalThis);
  page.render(
    <Provider store={store}>
      <RuntimeConfigProvider value={reading.config}>
        <RouterProvider router={createRouter(store.openBank)} />
      </RuntimeConfigProvider>
    </Provider>,
  );
}
