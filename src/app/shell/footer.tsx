import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';
import { ExternalLink } from '#src/banking/page/external-link.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './footer.module.css';

/** The release number used by the bank's staff. */
const versionLabel = '2.4.5-5';

export function Footer() {
  const { bankName, links } = useRuntimeConfig();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <footer className={styles.footer}>
      <div className={styles.bar} data-configured="">
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

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** Opens what the customer may choose about the display, before login too. */
export function DisplayButton() {
  const [shown, setShown] = useState<{ readonly Dialog: Dialog }>();
  const [isMissing, setMissing] = useState(false);

  async function open() {
    setMissing(false);
    try {
      const { DisplayDialog } = await import('./display-dialog.tsx');
      setShown({ Dialog: DisplayDialog });
    } catch {
      setMissing(true);
    }
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.button} onClick={open}>
        Display
      </button>
      {isMissing && <span role="alert">Could not be opened. Please check your internet connection.</span>}
      {shown !== undefined && <shown.Dialog onClose={() => setShown(undefined)} />}
    </>
  );
}
