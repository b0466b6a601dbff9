import { Link } from 'react-router-dom';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { ExternalLink } from '#src/banking/page/external-link.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import typography from '#src/ui/text/typography.module.css';
import { DisplayButton } from './display-button.tsx';
import styles from './footer.module.css';

/** The release number used by the bank's staff. */
const versionLabel = '2.4.5-5';

export function Footer() {
  const { bankName, links } = useRuntimeConfig();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <ul className={styles.links}>
          {isSignedIn && (
            <li>
              <Link to="/services">Services</Link>
            </li>
          )}
          <li>
            <ExternalLink href={links.terms}>Terms</ExternalLink>
          </li>
          <li>
            <ExternalLink href={links.privacy}>Privacy</ExternalLink>
          </li>
          <li>
            <ExternalLink href={links.contact}>Contact</ExternalLink>
          </li>
          <li>
            <DisplayButton />
          </li>
        </ul>
        <p className={typography.quiet}>
          {bankName} · {versionLabel}
        </p>
      </div>
    </footer>
  );
}
