import type { ReactNode } from 'react';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Letterhead } from './letterhead.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { printFonts } from './print-fonts.ts';
import styles from './printed-page.module.css';

interface PrintedPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What the browser prints instead of the page: letterhead, title and text. */
export function PrintedPage({ title, children }: PrintedPageProps) {
  const { bankName } = useRuntimeConfig();
  return (
    <PaperSheet title={title}>
      <div className={styles.sheet}>
        <Letterhead bankName={bankName} />
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </PaperSheet>
  );
}

/** `words`: all that is printed, for the fonts it needs. */
export function PrintButton({ words }: { readonly words: string }) {
  return <Button onClick={() => void printFonts(words).then(() => window.print())}>Print</Button>;
}
