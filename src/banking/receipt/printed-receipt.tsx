import { Letterhead } from '#src/banking/print/letterhead.tsx';
import { PaperSheet } from '#src/banking/print/paper-sheet.tsx';
import styles from './printed-receipt.module.css';
import type { ReceiptDocument } from './receipt.ts';

export function PrintedReceipt({ document: { bankName, title, rows, made } }: { readonly document: ReceiptDocument }) {
  return (
    <PaperSheet title={title}>
      <div className={styles.sheet}>
        <Letterhead bankName={bankName} />
        <h1 className={styles.title}>{title}</h1>
        <dl className={styles.rows}>
          {rows.map(({ label, value, detail }) => (
            <div key={label} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                {value}
                {detail !== undefined && <span className={styles.detail}>{detail}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.made}>{made}</p>
      </div>
    </PaperSheet>
  );
}
