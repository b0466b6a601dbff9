import { type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/parts/page/lazy-screen.ts';

interface CredentialsRoutes {
  /** Each checks for itself who may enter: a visitor with a reset token, or a customer with a forced change. */
  readonly publicRoutes: RouteObject[];
  readonly settingsRoutes: RouteObject[];
}

/** Each screen loads on first use, while the bank opens. */
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

/** The public layout does not wait for lazy screens itself. */
function awaited(screen: ReactNode) {
  return <Suspense fallback={<div aria-busy="true" />}>{screen}</Suspense>;
}
