import { useSyncExternalStore } from 'react';
import { defaultPreferences, type Preferences, preferences, watchPreferences } from './preferences.ts';

/** What the customer chose, updated when it changes. */
export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useSyncExternalStore(
    watchPreferences,
    () => preferences()[name],
    () => defaultPreferences[name],
  );
}

export function useBalancesHidden(): boolean {
  return usePreference('balances') === 'hidden';
}
