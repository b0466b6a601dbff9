import type { Email } from '#sandbox/control/queries/control-phone.ts';
import { londonDayText, londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';
import styles from './phone-device.module.css';

interface EmailInboxProps {
  readonly emails: readonly Email[];
  readonly titleOf: (persona: string) => string;
}

const mostEmails = 50;

/** All customers' e-mails from the bank, newest first. */
export function EmailInbox({ emails, titleOf }: EmailInboxProps) {
  return (
    <>
      <p className={styles.head}>
        <strong className={styles.title}>E-mails</strong>
      </p>
      <ul aria-label="E-mails" className={styles.messages}>
        {emails.slice(0, mostEmails).map(({ n, persona, at, address, subject, text }) => (
          <li key={n} className={styles.message}>
            <span className={styles.from}>
              {titleOf(persona)}, {londonMinuteText(at)} on {londonDayText(at)}, to {address}
            </span>
            <span className={styles.bubble}>
              <strong>{subject}</strong>
              <br />
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
