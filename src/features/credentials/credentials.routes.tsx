import { type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/**
 * Each screen loads on first use, while the bank opens, and checks for itself who may enter: a visitor with a reset
 * token, or a customer with a forced change.
 */
export function credentialsRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const ChangeCredentials = lazyScreen(
    async () => (await import('./ui/change-credentials-screen.tsx')).ChangeCredentialsScreen,
    openBank,
  );
  const ResetPassword = lazyScreen(
    async () => (await import('./ui/reset-password-screen.tsx')).ResetPasswordScreen,
    openBank,
  );
  const resetPassword = awaited(<ResetPassword />);
  return [
    { path: '/change-credentials', element: awaited(<ChangeCredentials />) },
    { path: '/change-credentials-password', element: resetPassword },
    { path: '/change-credentials-new', element: resetPassword },
  ];
}

/** The public layout does not wait for lazy screens itself. */
function awaited(screen: ReactNode) {
  return <Suspense fallback={<div aria-busy="true" />}>{screen}</Suspense>;
}
