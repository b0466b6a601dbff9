import type { RouteObject } from 'react-router-dom';
import { SignInScreen } from './ui/sign-in-screen.tsx';

/**
 * The door of the sign-in errand: part of the first load, since nearly every visit begins here. `fetchNext` is called
 * when the customer turns to the form, while there is time to fetch what follows.
 */
export function signInRoutes(fetchNext: () => void): RouteObject[] {
  return [{ path: '/login', element: <SignInScreen onNear={fetchNext} /> }];
}
