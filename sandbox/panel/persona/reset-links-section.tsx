import { startOfMinute } from '#sandbox/panel/pieces/bank-time.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { useAnswer } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useBankNow } from '#sandbox/panel/pieces/use-bank-now.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { resetText, resetUrl } from './reset-link-text.ts';

const askLinks = (bank: PanelMethods) => bank.resetLinks();

/** Password reset links, as customers receive them by letter. */
export function ResetLinksSection() {
  const { answer, problem } = useAnswer(askLinks, '', startOfMinute(useBankNow()));
  const copying = useCopying();
  const site = new URL(import.meta.env.BASE_URL, location.href).href;

  return (
    <Section title="Reset links">
      <p className={styles.quiet}>
        Each opens the page to choose a new password, without logging in. It works once, and a customer who is logged in
        must log in again.
      </p>
      <Copied copying={copying} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      {answer?.links.length === 0 && <p className={styles.words}>No persona has one.</p>}
      <ul className={styles.stacks}>
        {answer?.links.map((link) => (
          <li key={link.token} className={styles.stack}>
            <span className={styles.grow}>
              <a href={resetUrl(site, link)}>{link.path}</a>
              <span className={styles.quiet}>{resetText(link)}</span>
            </span>
            <Button onClick={() => void copying.copy(`link with ${link.token}`, () => resetUrl(site, link))}>
              Copy link<HiddenText> with {link.token}</HiddenText>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
