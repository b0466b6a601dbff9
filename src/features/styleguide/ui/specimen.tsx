import type { ReactNode } from 'react';
import typography from '#src/ui/text/typography.module.css';
import styles from './specimen.module.css';

interface SpecimenProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Specimen({ title, children }: SpecimenProps) {
  return (
    <section aria-label={title} className={styles.specimen}>
      <h2 className={typography.large}>{title}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Equal widths, as in a form. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
