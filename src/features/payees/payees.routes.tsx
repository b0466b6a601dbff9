import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';

/** Each screen loads on first use, while the bank opens. */
export function payeesRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Payees = lazyScreen(async () => (await import('./ui/payees-screen.tsx')).PayeesScreen, openBank);
  const NewPayee = lazyScreen(async () => (await import('./ui/new-payee-screen.tsx')).NewPayeeScreen, openBank);
  const ChangePayee = lazyScreen(
    async () => (await import('./ui/change-payee-screen.tsx')).ChangePayeeScreen,
    openBank,
  );
  return [
    { path: '/payments/payees', element: <Payees /> },
    { path: '/payments/manage-payees', element: <Payees /> },
    { path: '/payments/payees/new', element: <NewPayee /> },
    { path: '/payments/payees/edit/:payeeId', element: <ChangePayee /> },
  ];
}
