import { useRuntimeConfig } from '#src/parts/runtime-config.tsx';
import styles from './footer.module.css';

/** The release as the bank's staff know it. */
const versionLabel = '2.4.5-5';

export function Footer() {
  const { bankName, links } = useRuntimeConfig();
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <ul className={styles.links}>
          <li>
            <a href={links.terms}>Terms</a>
          </li>
          <li>
            <a href={links.privacy}>Privacy</a>
          </li>
          <li>
            <a href={links.contact}>Contact</a>
          </li>
        </ul>
        <p className={styles.quiet}>
          {bankName} · {versionLabel}
        </p>
      </div>
    </footer>
  );
}
