import type { ReceiptRow } from '#src/banking/receipt/receipt.ts';
import typography from '#src/ui/text/typography.module.css';

export function RowLabel({ row: { value, detail } }: { readonly row: ReceiptRow }) {
  return (
    <>
      <p>{value}</p>
      {detail !== undefined && detail !== '' && <p className={typography.detail}>{detail}</p>}
    </>
  );
}
