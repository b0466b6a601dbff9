import { accountsPath, morningLink, payer, paymentPath, paymentToFill } from '#sandbox/panel/offers/links.ts';
import { shortcuts } from '#sandbox/panel/pieces/shortcuts.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Card } from '#src/ui/page/card.tsx';
import styles from './guide.module.css';

const beginnings = [
  { title: 'A private customer’s accounts', link: morningLink(accountsPath, { persona: payer }) },
  { title: 'A racing owner’s accounts', link: morningLink(accountsPath, { persona: 'racing-owner' }) },
  {
    title: 'A payment, filled in up to its review',
    link: morningLink(paymentPath, { persona: payer, payment: paymentToFill }),
  },
  {
    title: 'A director with items to authorise',
    link: morningLink('/settings/authorisations', { persona: 'approver' }),
  },
] as const;

/** What the sandbox is, and where to begin. */
export function GuideStart() {
  return (
    <>
      <p className={styles.lead}>
        A whole bank runs in this browser: no money is real, but everything behaves as it would. What you do is what
        happened. A payment leaves the account, uses up today’s limit, and shows in statements and the activity log.
      </p>
      <Card wide accent>
        <h2 className={styles.title}>Begin on a working morning</h2>
        <p>Each opens a fresh bank on Tuesday 3 March 2026 at 09:30, with the clock standing still.</p>
        <div className={styles.acts}>
          {beginnings.map(({ title, link }) => (
            <ButtonLink key={link} to={link} reloadDocument>
              {title}
            </ButtonLink>
          ))}
        </div>
      </Card>
      <Card wide>
        <h2 className={styles.title}>While the app is open</h2>
        <ul className={styles.plain}>
          <li>“Sandbox: no real money” opens the panel: personas, money, faults, calls, the clock and the phone.</li>
          <li>{shortcuts.commands} finds a command from a few words.</li>
          <li>{shortcuts.phone} opens the phone, where codes arrive.</li>
          <li>{shortcuts.hide} hides the sandbox and brings it back.</li>
        </ul>
        {import.meta.env.BASE_URL !== '/' && (
          <p>Once this site has been open for a minute it works without a network, until the next build replaces it.</p>
        )}
      </Card>
    </>
  );
}
