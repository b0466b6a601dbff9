import styles from './credential-form.module.css';

/** Appears, and is announced, when both entries are the same. */
export function Matched({ children }: { readonly children: string | undefined }) {
  return (
    <p role="status" className={styles.matched}>
      {children !== undefined && (
        <>
          <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.tick}>
            <path d="M2.5 8.5 6.5 12.5 13.5 4" />
          </svg>
          {children}
        </>
      )}
    </p>
  );
}
