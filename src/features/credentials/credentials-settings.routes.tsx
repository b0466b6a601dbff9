import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** The screen loads on first use, while the bank opens. */
export function credentialsSettingsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const ManageCredential = lazyScreen(
    async () => (await import('./ui/manage-credential-screen.tsx')).ManageCredentialScreen,
    openBank,
  );
  return [
    { path: '/settings/manage-credentials/password', element: <ManageCredential key="password" kind="password" /> },
    { path: '/settings/manage-credentials/pin', element: <ManageCredential key="pin" kind="pin" /> },
  ];
}
