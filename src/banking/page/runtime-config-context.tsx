import { createContext, type ReactNode, useContext } from 'react';
import type { RuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { PhoneNumbersProvider } from '#src/ui/text/message-text.tsx';

const Context = createContext<RuntimeConfig | undefined>(undefined);

interface RuntimeConfigProviderProps {
  readonly value: RuntimeConfig;
  readonly children: ReactNode;
}

export function RuntimeConfigProvider({ value, children }: RuntimeConfigProviderProps) {
  return (
    <Context.Provider value={value}>
      <PhoneNumbersProvider value={Object.values(value.telephones)}>{children}</PhoneNumbersProvider>
    </Context.Provider>
  );
}

/** Names, phone numbers and links that the bank can change without a new build. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(Context);
  if (config === undefined) throw new Error('RuntimeConfigProvider is missing');
  return config;
}
