import type { RouteObject } from 'react-router-dom';
import { SignInScreen } from './ui/sign-in-screen.tsx';

/**
 * Part of the first load, since nearly every visit starts here. `fetchNext` runs when the customer reaches the form, to
 * prefetch what follows.
 */
export function signInRoutes(fetchNext: () => void): RouteObject[] {
  return [{ path: '/login', element: <SignInScreen onNear={fetchNext} /> }];
}
