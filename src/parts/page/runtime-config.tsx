import { createContext, useContext } from 'react';
import type { RuntimeConfig } from '#src/api/wire/runtime-config.ts';

const Context = createContext<RuntimeConfig | undefined>(undefined);

export const RuntimeConfigProvider = Context.Provider;

/** Names, phone numbers and links that the bank can change without a new build. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(Context);
  if (config === undefined) throw new Error('RuntimeConfigProvider is missing');
  return config;
}
