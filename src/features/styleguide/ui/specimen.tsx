import type { ReactNode } from 'react';
import styles from './specimen.module.css';

interface SpecimenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One piece, or a few of a kind, under its name. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <section aria-label={title} className={styles.specimen}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** Side by side as far as there is room. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Of one width, as fields stand in a form. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
