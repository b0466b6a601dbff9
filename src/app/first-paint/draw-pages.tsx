import { lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { signedIn } from '#src/api/store/session.slice.ts';
import { pageRoutes } from '#src/app/routes.tsx';
import { createSessionMarkers } from '#src/app/session/session-markers.ts';
import { Shell } from '#src/app/shell/shell.tsx';
import { createAppStore } from '#src/app/store.ts';
import { AppTree } from './app-tree.tsx';

/** The markup of the pages that the document shows before the app's script has arrived; run by the build. */
export function drawPages(): { readonly login: string; readonly frame: string } {
  const basename = import.meta.env.BASE_URL;
  const visitor = createAppStore({ markers: emptyMarkers() });
  const routes = pageRoutes(visitor, () => Promise.reject(new Error('No page that the build draws asks the bank')));
  const customer = createAppStore({
    markers: { ...emptyMarkers(), find: () => signedIn({ sessionId: '', credentialsChangeNeeded: false }) },
  });
  return {
    login: renderToString(
      <AppTree
        store={visitor}
        router={createMemoryRouter(routes, { basename, initialEntries: [`${basename}login`] })}
      />,
    ),
    frame: renderToString(
      <AppTree store={customer} router={createMemoryRouter(frameRoutes, { basename, initialEntries: [basename] })} />,
    ),
  };
}

/** All that comes with the first page behind login is still awaited. */
const Awaited = lazy(() => new Promise<never>(() => {}));
const frameRoutes = [
  {
    element: <Shell Header={Awaited} Strip={Awaited} Bar={Awaited} Notices={Awaited} Overlay={Awaited} />,
    children: [{ path: '*', element: <div aria-busy="true" /> }],
  },
];

function emptyMarkers() {
  const empty = { getItem: () => null, setItem() {}, removeItem() {} };
  return createSessionMarkers(empty, empty);
}
