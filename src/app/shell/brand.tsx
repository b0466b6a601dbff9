import { Link } from 'react-router-dom';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import styles from './brand.module.css';

/** Links to the accounts, or to login without a session. */
export function Brand() {
  const { bankName } = useRuntimeConfig();
  return (
    <Link to="/" className={styles.brand}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.mark}>
        <circle cx="12" cy="12" r="10.5" className={styles.ring} />
        <circle cx="12" cy="12" r="5.5" className={styles.disc} />
      </svg>
      <span data-configured="" className={styles.name}>
        {bankName}
      </span>
    </Link>
  );
}
