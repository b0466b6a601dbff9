import type { PhoneMessage } from '#sandbox/control/control-phone.ts';
import { Button } from '#src/ui/button.tsx';
import { HiddenText } from '#src/ui/hidden-text.tsx';
import { londonDayText, londonTimeText } from './bank-time.ts';
import { Copied, useCopying } from './copying.tsx';
import styles from './panel.module.css';

interface PhoneMessagesProps {
  /** Newest first. */
  readonly messages: readonly PhoneMessage[];
  readonly titleOf: (persona: string) => string;
}

const mostMessages = 50;

/** What arrived on the phones, newest first, with the codes to be copied. */
export function PhoneMessages({ messages, titleOf }: PhoneMessagesProps) {
  const copying = useCopying();
  return (
    <>
      <p role="status" className={styles.quiet}>
        {countText(messages)}
      </p>
      <Copied copying={copying} />
      {messages.length > 0 && (
        <ul aria-label="Messages" className={styles.list}>
          {messages.slice(0, mostMessages).map(({ n, persona, at, text, code }) => (
            <li key={n} className={styles.message}>
              <span className={styles.quiet}>
                {titleOf(persona)}, {londonTimeText(at)}, {londonDayText(at)}
              </span>
              <span>{text}</span>
              {code !== null && (
                <Button onClick={() => void copying.copy(`code ${code}`, () => code)}>
                  Copy code<HiddenText> {code}</HiddenText>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Said again when one arrives, so the newest is named. */
function countText(messages: readonly PhoneMessage[]): string {
  const [newest] = messages;
  if (newest === undefined) return 'No message yet.';
  const count = `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`;
  const shown = messages.length > mostMessages ? `; the newest ${mostMessages} are shown` : ', newest first';
  return `${count}${shown}. The last came at ${londonTimeText(newest.at)}.`;
}
