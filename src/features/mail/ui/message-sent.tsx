import { useEffect, useRef } from 'react';
import { folderPath } from '#src/features/mail/model/folders.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import styles from './message-sent.module.css';

export function MessageSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form had the focus, and is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Message sent
      </h2>
      <p>Our Secure Mail Desk usually replies within one working hour, from 9am to 5pm on working days.</p>
      <ButtonRow>
        <ButtonLink look="main" to="/accounts">
          Back to my accounts
        </ButtonLink>
        <ButtonLink to={folderPath('outbox')}>See sent messages</ButtonLink>
      </ButtonRow>
    </div>
  );
}
