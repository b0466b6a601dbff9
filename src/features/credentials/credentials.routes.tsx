import { type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

interface CredentialsRoutes {
  /** They decide by themselves who may enter: a visitor with a token, or a customer who must change something. */
  readonly publicRoutes: RouteObject[];
  readonly settingsRoutes: RouteObject[];
}

/** The door of the credentials errand. Its screens are fetched when they are first asked for, while the bank is opened. */
export function credentialsRoutes(openBank: () => Promise<unknown>): CredentialsRoutes {
  const ChangeCredentials = lazyScreen(
    async () => (await import('./ui/change-credentials-screen.tsx')).ChangeCredentialsScreen,
    openBank,
  );
  const ResetPassword = lazyScreen(
    async () => (await import('./ui/reset-password-screen.tsx')).ResetPasswordScreen,
    openBank,
  );
  const ManageCredential = lazyScreen(
    async () => (await import('./ui/manage-credential-screen.tsx')).ManageCredentialScreen,
    openBank,
  );

  const resetPassword = awaited(<ResetPassword />);
  return {
    publicRoutes: [
      { path: '/change-credentials', element: awaited(<ChangeCredentials />) },
      { path: '/change-credentials-password', element: resetPassword },
      { path: '/change-credentials-new', element: resetPassword },
    ],
    settingsRoutes: [
      { path: '/settings/manage-credentials/password', element: <ManageCredential key="password" kind="password" /> },
      { path: '/settings/manage-credentials/pin', element: <ManageCredential key="pin" kind="pin" /> },
    ],
  };
}

/** The public frame waits for no screen itself. */
function awaited(screen: ReactNode) {
  return <Suspense fallback={<div aria-busy="true" />}>{screen}</Suspense>;
}
