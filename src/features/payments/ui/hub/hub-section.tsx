import { type ReactNode, useId } from 'react';
import stack from '#src/ui/page/stack.module.css';
import typography from '#src/ui/text/typography.module.css';
import styles from './hub-section.module.css';

interface HubSectionProps {
  readonly heading: string;
  readonly about?: string;
  readonly children: ReactNode;
}

export function HubSection({ heading, about, children }: HubSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={about === undefined ? stack.close : styles.card}>
      <h2 id={headingId} className={typography.large}>
        {heading}
      </h2>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}
