import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import type { Email } from '#sandbox/control/queries/control-phone.ts';
import { londonDayText, londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import { shortcuts } from '#sandbox/panel/pieces/shortcuts.ts';
import { useBankNow } from '#sandbox/panel/pieces/use-bank-now.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import stack from '#src/ui/page/stack.module.css';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { fillCodeStep } from './code-step.ts';
import styles from './phone-device.module.css';
import type { PhoneState } from './use-phone.ts';

interface EmailInboxProps {
  readonly emails: readonly Email[];
  readonly titleOf: (persona: string) => string;
}

const mostEmails = 50;

/** All customers' e-mails from the bank, newest first. */
function EmailInbox({ emails, titleOf }: EmailInboxProps) {
  return (
    <>
      <p className={styles.head}>
        <strong className={styles.title}>E-mails</strong>
      </p>
      <ul aria-label="E-mails" className={stack.open}>
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

interface PhoneDeviceProps {
  readonly phone: PhoneState;
  readonly personas: SandboxSummary['personas'];
  /** What its clock shows. */
  readonly time: ReactNode;
}

/** The bank's time, to the minute. */
export function PhoneTime() {
  return londonMinuteText(useBankNow());
}

const mostMessages = 50;

/** All customers' text messages, each code ready to use in the app. */
export function PhoneDevice({ phone, personas, time }: PhoneDeviceProps) {
  const { messages, emails, device, close } = phone;
  const copying = useCopying();
  const titleOf = (persona: string) => personas.find(({ id }) => id === persona)?.title ?? persona;

  function use(event: MouseEvent, code: string) {
    if (!fillCodeStep(event.currentTarget, code)) void copying.copy(`code ${code}`, () => code);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  return (
    <section ref={device} tabIndex={-1} aria-label="Phone" className={styles.device} onKeyDown={closeOnEscape}>
      <p className={styles.status}>
        <span>{time}</span>
        <span aria-hidden="true" className={styles.camera} />
        <kbd className={styles.key}>{shortcuts.phone}</kbd>
      </p>
      <p aria-live="polite" className={styles.head}>
        <strong className={styles.title}>Messages</strong> {countText(messages.length)}
      </p>
      <div className={styles.screen}>
        <Copied copying={copying} />
        {messages.length === 0 && <p className={styles.none}>Codes and texts to every customer arrive here.</p>}
        {messages.length > 0 && (
          <ul aria-label="Messages" className={stack.open}>
            {messages.slice(0, mostMessages).map(({ n, persona, at, text, code }) => (
              <li key={n} className={styles.message}>
                <span className={styles.from}>
                  {titleOf(persona)}, {londonMinuteText(at)} on {londonDayText(at)}
                </span>
                <span className={styles.bubble}>{text}</span>
                {code !== null && (
                  <Button onClick={(event) => use(event, code)}>
                    Use this code<HiddenText>, {code}</HiddenText>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {emails.length > 0 && <EmailInbox emails={emails} titleOf={titleOf} />}
      </div>
      <span aria-hidden="true" className={styles.home} />
    </section>
  );
}

/** Announced again when a message arrives. */
function countText(count: number): string {
  if (count === 0) return 'None yet';
  if (count > mostMessages) return `Newest ${mostMessages} of ${count}`;
  return count === 1 ? '1' : `${count}, newest first`;
}
