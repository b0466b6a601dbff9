import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { HubSection } from './hub-section.tsx';
import styles from './transfer-section.module.css';

/** Transfers between the customer's own accounts. */
export function TransferSection({ upcoming }: { readonly upcoming: boolean }) {
  return (
    <HubSection heading="Transfers" about="Move money between your accounts.">
      <div className={styles.ways}>
        <ButtonLink to="/payments/transfer-money">Transfer money between accounts</ButtonLink>
        {upcoming && (
          <details className={styles.more}>
            <summary className={styles.summary}>More transfer options</summary>
            <ul className={styles.options}>
              <li>
                <Link to="/payments/transfer-money?isRegular=true" className={styles.option}>
                  Set up a recurring transfer
                </Link>
              </li>
              <li>
                <Link to="/payments/upcoming" className={styles.option}>
                  See the transfers you have set up
                </Link>
              </li>
            </ul>
          </details>
        )}
      </div>
    </HubSection>
  );
}
