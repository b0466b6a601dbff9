import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Provider } from '#src/api/preferences/sharing.ts';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { RowGroup } from '#src/ui/page/row-group.tsx';
import styles from './data-sharing.module.css';
import { ProviderImage } from './provider-logo.tsx';

export function ChooseProvider({ providers }: { readonly providers: readonly Provider[] }) {
  return (
    <RowGroup heading="Choose a provider">
      {providers.map((provider) => (
        <li key={provider.id}>
          <Link to={{ search: `?accessPointId=${encodeURIComponent(provider.id)}` }} className={styles.choice}>
            <ProviderImage provider={provider} />
            <span className={styles.name}>{provider.name}</span>
          </Link>
        </li>
      ))}
    </RowGroup>
  );
}

interface NoProviderProps {
  /** The link named one that is not there. */
  readonly isNamed: boolean;
  /** The ways on. */
  readonly children: ReactNode;
}

export function NoProvider({ isNamed, children }: NoProviderProps) {
  return (
    <NothingHere lead={isNamed ? 'This provider is not asking for access' : 'No provider is asking for access'}>
      <p>
        {isNamed
          ? 'It may have withdrawn its request. Please start again from the provider’s website or app.'
          : 'To share your data, start from the provider’s website or app. You will then return here.'}
      </p>
      {children}
    </NothingHere>
  );
}
