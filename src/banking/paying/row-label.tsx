import type { ReceiptRow } from '#src/banking/receipt/receipt.ts';
import styles from './row-label.module.css';

export function RowLabel({ row: { value, detail } }: { readonly row: ReceiptRow }) {
  return (
    <>
      <p>{value}</p>
      {detail !== undefined && detail !== '' && <p className={styles.detail}>{detail}</p>}
    </>
  );
}
