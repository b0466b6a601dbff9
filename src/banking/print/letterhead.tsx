import styles from './letterhead.module.css';

/** The bank's mark and name, at the top of what it puts on paper. */
export function Letterhead({ bankName }: { readonly bankName: string }) {
  return (
    <p className={styles.letterhead}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.mark}>
        <circle cx="12" cy="12" r="10.5" className={styles.ring} />
        <circle cx="12" cy="12" r="5.5" />
      </svg>
      {bankName}
    </p>
  );
}
