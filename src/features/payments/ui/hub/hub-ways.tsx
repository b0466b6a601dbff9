import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HubOffers } from '#src/features/payments/model/hub-offers.ts';
import { pageNames } from '#src/rules/page-names.ts';
import hubStyles from './hub-screen.module.css';
import { HubSection } from './hub-section.tsx';
import styles from './hub-ways.module.css';

/** Transfers and everything else, each a row of the same kind. Payees are managed from their own list, where there is one. */
export function HubWays({ offers }: { readonly offers: HubOffers }) {
  const { transfers, upcoming, bulk, international } = offers;
  const payees = offers.payees && offers.payers.length === 0;
  if (!transfers && !bulk && !payees && !international) return null;
  return (
    <HubSection heading="Transfers and more">
      <ul className={`${hubStyles.card} ${styles.ways}`}>
        {transfers && (
          <Way to="/payments/transfer-money" title="Transfer money between accounts">
            Now or later, from one of your accounts to another.
          </Way>
        )}
        {transfers && upcoming && <MoreTransferOptions />}
        {bulk && <Way {...pageNames.bulk}>Make many payments from one file.</Way>}
        {payees && <Way {...pageNames.payees}>The people and companies you pay.</Way>}
        {international && (
          <Way to="/payments/request-international" title="International payment">
            Pay abroad or in another currency. Your request is sent to us as a secure message.
          </Way>
        )}
      </ul>
    </HubSection>
  );
}

interface WayProps {
  readonly to: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Its title is the link, and reaches across the row; the sentence beside it is no part of its name. */
function Way({ to, title, children }: WayProps) {
  return (
    <li className={styles.way}>
      <Link to={to} className={`${styles.title} ${styles.link}`}>
        {title}
      </Link>
      {children !== undefined && <span className={styles.about}>{children}</span>}
    </li>
  );
}

function MoreTransferOptions() {
  return (
    <li>
      <details className={styles.more}>
        <summary className={styles.way}>
          <span className={styles.title}>More transfer options</span>
          <span className={styles.about}>Recurring transfers, and those you have set up.</span>
        </summary>
        <ul className={styles.options}>
          <Way to="/payments/transfer-money?isRegular=true" title="Set up a recurring transfer" />
          <Way to="/payments/upcoming" title="See the transfers you have set up" />
        </ul>
      </details>
    </li>
  );
}
