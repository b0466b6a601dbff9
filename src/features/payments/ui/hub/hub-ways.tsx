import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { HubOffers } from '#src/features/payments/model/hub-offers.ts';
import { pageNames } from '#src/rules/page-names.ts';
import hubStyles from './hub-screen.module.css';
import { HubSection } from './hub-section.tsx';
import styles from './hub-ways.module.css';

/** Transfers and everything else, each a row of the same kind. */
export function HubWays({ offers }: { readonly offers: HubOffers }) {
  const { transfers, upcoming, bulk, payees, international } = offers;
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

/** Its title names it; the sentence beside it describes it. */
function Way({ to, title, children }: WayProps) {
  const id = useId();
  const describes = children === undefined ? {} : { 'aria-labelledby': id, 'aria-describedby': `${id}about` };
  return (
    <li>
      <Link to={to} className={styles.way} {...describes}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        {children !== undefined && (
          <span id={`${id}about`} className={styles.about}>
            {children}
          </span>
        )}
      </Link>
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
