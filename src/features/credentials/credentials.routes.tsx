import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';

interface CredentialsRoutes {
  /** They decide by themselves who may enter: a visitor with a token, or a customer who must change something. */
  readonly publicRoutes: RouteObject[];
  readonly settingsRoutes: RouteObject[];
}

/** The door of the credentials errand. Its screens are fetched when they are first asked for, while the bank is opened. */
export function credentialsRoutes(openBank: () => Promise<unknown>): CredentialsRoutes {
  const ChangeCredentials = lazy(async () => {
    const [{ ChangeCredentialsScreen }] = await Promise.all([import('./ui/change-credentials-screen.tsx'), openBank()]);
    return { default: ChangeCredentialsScreen };
  });
  const ResetPassword = lazy(async () => {
    const [{ ResetPasswordScreen }] = await Promise.all([import('./ui/reset-password-screen.tsx'), openBank()]);
    return { default: ResetPasswordScreen };
  });
  const ManageCredential = lazy(async () => {
    const [{ ManageCredentialScreen }] = await Promise.all([import('./ui/manage-credential-screen.tsx'), openBank()]);
    return { default: ManageCredentialScreen };
  });

  const waiting = <div aria-busy="true" />;
  const changeCredentials = (
    <Suspense fallback={waiting}>
      <ChangeCredentials />
    </Suspense>
  );
  const resetPassword = (
    <Suspense fallback={waiting}>
      <ResetPassword />
    </Suspense>
  );
  return {
    publicRoutes: [
      { path: '/change-credentials', element: changeCredentials },
      { path: '/change-credentials-password', element: resetPassword },
      { path: '/change-credentials-new', element: resetPassword },
    ],
    settingsRoutes: [
      { path: '/settings/manage-credentials/password', element: <ManageCredential key="password" kind="password" /> },
      { path: '/settings/manage-credentials/pin', element: <ManageCredential key="pin" kind="pin" /> },
    ],
  };
}
