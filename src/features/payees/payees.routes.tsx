import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The door of the payees errand. Its screens are fetched when they are first asked for, while the bank is opened. */
export function payeesRoutes(openBank: () => Promise<unknown>): RouteObject[] {
  const Payees = screen(openBank, async () => (await import('./ui/payees-screen.tsx')).PayeesScreen);
  const NewPayee = screen(openBank, async () => (await import('./ui/new-payee-screen.tsx')).NewPayeeScreen);
  const ChangePayee = screen(openBank, async () => (await import('./ui/change-payee-screen.tsx')).ChangePayeeScreen);
  return [
    { path: '/payments/payees', element: <Payees /> },
    { path: '/payments/manage-payees', element: <Payees /> },
    { path: '/payments/payees/new', element: <NewPayee /> },
    { path: '/payments/payees/edit/:payeeId', element: <ChangePayee /> },
  ];
}

function screen(openBank: () => Promise<unknown>, load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [Loaded] = await Promise.all([load(), openBank()]);
    return { default: Loaded };
  });
}
