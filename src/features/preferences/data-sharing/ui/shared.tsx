import { useEffect, useRef } from 'react';
import type { Provider } from '#src/api/preferences/sharing.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Card } from '#src/ui/page/card.tsx';
import styles from './data-sharing.module.css';
import { ProviderImage } from './provider-logo.tsx';

export function Shared({ provider }: { readonly provider: Provider }) {
  const success = useRef<HTMLParagraphElement>(null);

  // The button that led here is gone; the focus reads the success out.
  useEffect(() => success.current?.focus(), []);

  return (
    <Card accent>
      <div className={styles.provider}>
        <ProviderImage provider={provider} />
        <p ref={success} tabIndex={-1} className={styles.heading}>
          {provider.name} has successfully linked to your accounts.
        </p>
      </div>
      <ButtonRow>
        <ButtonLink to="/accounts">Back to your accounts</ButtonLink>
      </ButtonRow>
    </Card>
  );
}
