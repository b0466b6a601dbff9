import { type ReactNode, useEffect, useRef } from 'react';
import type { Provider } from '#src/api/preferences/sharing.ts';
import { Card } from '#src/ui/page/card.tsx';
import styles from './data-sharing.module.css';
import { ProviderImage } from './provider-logo.tsx';

interface SharedProps {
  readonly provider: Provider;
  /** The ways on. */
  readonly children: ReactNode;
}

export function Shared({ provider, children }: SharedProps) {
  const success = useRef<HTMLParagraphElement>(null);

  // The button that led here is gone; the focus reads the success out.
  useEffect(() => success.current?.focus(), []);

  return (
    <Card accent>
      <div className={styles.provider}>
        <ProviderImage provider={provider} />
        <p ref={success} tabIndex={-1} className={styles.heading}>
          <bdi>{provider.name}</bdi> has successfully linked to your accounts.
        </p>
      </div>
      {children}
    </Card>
  );
}
