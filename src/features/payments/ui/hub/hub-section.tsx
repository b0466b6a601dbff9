import { type ReactNode, useId } from 'react';
import typography from '#src/ui/text/typography.module.css';
import styles from './hub-screen.module.css';

interface HubSectionProps {
  readonly heading: string;
  /** It needs less width than the section beside it. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A part of the hub: its heading above its card. */
export function HubSection({ heading, isNarrow = false, children }: HubSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section} data-narrow={isNarrow || undefined}>
      <h2 id={headingId} className={typography.large}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
