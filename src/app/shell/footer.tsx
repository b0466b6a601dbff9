import { ExternalLink } from '#src/parts/page/external-link.tsx';
import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';
import styles from './footer.module.css';

/** The release number used by the bank's staff. */
const versionLabel = '2.4.5-5';

export function Footer() {
  const { bankName, links } = useRuntimeConfig();
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <ul className={styles.links}>
          <li>
            <ExternalLink href={links.terms}>Terms</ExternalLink>
          </li>
          <li>
            <ExternalLink href={links.privacy}>Privacy</ExternalLink>
          </li>
          <li>
            <ExternalLink href={links.contact}>Contact</ExternalLink>
          </li>
        </ul>
        <p className={styles.quiet}>
          {bankName} · {versionLabel}
        </p>
      </div>
    </footer>
  );
}
