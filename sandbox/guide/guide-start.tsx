import type { OfferSection } from '#sandbox/panel/offers/offer.ts';
import { shortcuts } from '#sandbox/panel/pieces/shortcuts.ts';
import { Card } from '#src/ui/page/card.tsx';
import styles from './guide.module.css';
import { GuideDoors } from './guide-doors.tsx';
import { GuideReference } from './guide-reference.tsx';

/** What the sandbox is, where to begin, and below it everything else. */
export function GuideStart({ sections }: { readonly sections: readonly OfferSection[] }) {
  return (
    <>
      <p className={styles.lead}>
        A whole bank runs in this browser: no money is real, but everything behaves as it would. What you do is what
        happened. A payment leaves the account, uses up today’s limit, and shows in statements and the activity log.
      </p>
      <nav aria-label="Guide" className={styles.start}>
        <GuideDoors sections={sections} />
        <GuideReference sections={sections} />
      </nav>
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
