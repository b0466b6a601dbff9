import type { ReactNode } from 'react';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Letterhead } from '#src/banking/print/letterhead.tsx';
import { PaperSheet } from '#src/banking/print/paper-sheet.tsx';
import { printFonts } from '#src/banking/print/print-fonts.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './printed-message.module.css';

interface PrintedMessageProps {
  readonly subject: string;
  readonly children: ReactNode;
}

/** A message or bulletin as printed. */
export function PrintedMessage({ subject, children }: PrintedMessageProps) {
  const { bankName } = useRuntimeConfig();
  return (
    <PaperSheet title={subject}>
      <div className={styles.sheet}>
        <Letterhead bankName={bankName} />
        <p className={styles.title}>{subject}</p>
        {children}
      </div>
    </PaperSheet>
  );
}

/** `words`: all that is printed, for the fonts it needs. */
export function PrintButton({ words }: { readonly words: string }) {
  return <Button onClick={() => void printFonts(words).then(() => window.print())}>Print</Button>;
}
