import type { ReactNode } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import type { ButtonLook } from '#src/ui/buttons/button-look.ts';
import { Letterhead } from './letterhead.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { printFonts } from './print-fonts.ts';
import styles from './printed-page.module.css';

interface PrintedPageProps {
  readonly bankName: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What the browser prints instead of the page: letterhead, title and text. */
export function PrintedPage({ bankName, title, children }: PrintedPageProps) {
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
export function PrintButton({ words, look = 'plain' }: { readonly words: string; readonly look?: ButtonLook }) {
  return (
    <Button look={look} onClick={() => void printFonts(words).then(() => window.print())}>
      Print
    </Button>
  );
}
