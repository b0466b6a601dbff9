import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './hub-screen.module.css';

export function HelpPanel() {
  const { telephones } = useRuntimeConfig();
  const headingId = useId();
  return (
    <aside aria-labelledby={headingId} className={styles.help}>
      <h2 id={headingId} className={typography.large}>
        Help with payments
      </h2>
      <p>
        Call our helpdesk on <PhoneLink number={telephones.helpdesk} />, or{' '}
        <Link to="/secure-mail/new">send us a secure message</Link>.
      </p>
    </aside>
  );
}
