import { type ComponentType, useId, useState } from 'react';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Letterhead } from '#src/banking/print/letterhead.tsx';
import { PaperSheet } from '#src/banking/print/paper-sheet.tsx';
import paper from '#src/banking/print/printed-page.module.css';
import { PrintButton } from '#src/banking/print/printed-page.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import type { EReceiptProps } from './e-receipt-dialog.tsx';
import styles from './payment-receipt.module.css';
import { type Receipt, type ReceiptDocument, receiptDocument, receiptRows } from './receipt.ts';

interface PaymentReceiptProps {
  readonly receipt: Receipt;
  readonly heading?: string;
  /** Whether it may be saved as a file. */
  readonly hasFile?: boolean;
}

/**
 * The receipt, to save or print. While it is shown the browser prints only the receipt, by the Print button or its own
 * menu.
 */
export function PaymentReceipt({ receipt, heading = 'Receipt', hasFile = true }: PaymentReceiptProps) {
  const { bankName } = useRuntimeConfig();
  const headingId = useId();
  const { Dialog, isComing, isMissing, open, close } = useEReceipt();
  const document = receiptDocument(receipt, bankName);

  return (
    <section aria-labelledby={headingId} className={styles.receipt}>
      <header className={styles.header}>
        <h2 id={headingId} className={typography.large}>
          {heading}
        </h2>
        <ButtonRow narrow="filled">
          {hasFile && (
            <Button aria-haspopup="dialog" busy={isComing} onClick={open}>
              Download eReceipt
            </Button>
          )}
          <PrintButton look={hasFile ? 'quiet' : 'plain'} words={JSON.stringify(document)} />
        </ButtonRow>
      </header>
      {isMissing && (
        <Notice tone="alert">
          <p>The eReceipt could not be opened. Please check your internet connection and select it again.</p>
        </Notice>
      )}
      <dl>
        {receiptRows(receipt).map(({ label, value, detail, wearer }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {value}
              <SilkMark of={wearer} />
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {Dialog !== undefined && <Dialog receipt={receipt} document={document} onClose={close} />}
      <PrintedReceipt document={document} />
    </section>
  );
}

/** Few customers save a file, so the dialog loads on first use. If that fails, the receipt stays. */
function useEReceipt() {
  const [shown, setShown] = useState<{ readonly Dialog: ComponentType<EReceiptProps> }>();
  const [isComing, setComing] = useState(false);
  const [isMissing, setMissing] = useState(false);

  async function open() {
    setComing(true);
    setMissing(false);
    try {
      const { EReceiptDialog } = await import('./e-receipt-dialog.tsx');
      setShown({ Dialog: EReceiptDialog });
    } catch {
      setMissing(true);
    } finally {
      setComing(false);
    }
  }

  return { Dialog: shown?.Dialog, isComing, isMissing, open: () => void open(), close: () => setShown(undefined) };
}

function PrintedReceipt({ document: { bankName, title, rows, made } }: { readonly document: ReceiptDocument }) {
  return (
    <PaperSheet title={title}>
      <div className={paper.sheet}>
        <Letterhead bankName={bankName} />
        <h1 className={paper.title}>{title}</h1>
        <dl className={styles.rows}>
          {rows.map(({ label, value, detail }) => (
            <div key={label} className={styles.printedReceiptRow}>
              <dt className={styles.printedReceiptLabel}>{label}</dt>
              <dd>
                {value}
                {detail !== undefined && <span className={styles.printedReceiptDetail}>{detail}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.made}>{made}</p>
      </div>
    </PaperSheet>
  );
}
