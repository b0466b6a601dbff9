import type { ComparedDetail } from '#src/banking/payees/new-payee/model/details-beside-bank.ts';
import typography from '#src/ui/text/typography.module.css';
import styles from './compared-details.module.css';

const signs: Readonly<Record<ComparedDetail['verdict'], string>> = {
  same: 'm2 6.5 2.8 2.8L10 3.5',
  close: 'M1.5 5c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0M1.5 8.5c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0',
  different: 'm2.5 2.5 7 7m0-7-7 7',
  unknown: 'M3 6h6',
};

/** What was given and what was found, side by side. */
export function ComparedDetails({ compared }: { readonly compared: readonly ComparedDetail[] }) {
  return (
    <div className={styles.compared}>
      {compared.map(({ given, found, verdict }) => (
        <dl key={given.label} className={styles.pair} data-verdict={verdict}>
          <div className={styles.side}>
            <dt className={typography.note}>{given.label}</dt>
            <dd className={styles.value}>{given.value}</dd>
          </div>
          <div className={styles.side}>
            <dt className={typography.note}>{found.label}</dt>
            <dd className={styles.found}>
              <svg aria-hidden="true" viewBox="0 0 12 12" className={styles.sign}>
                <path d={signs[verdict]} />
              </svg>
              {found.value}
            </dd>
          </div>
        </dl>
      ))}
    </div>
  );
}
