import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareWindow } from '#sandbox/panel/tabs/use-apart.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './tour-paper.module.css';

interface Sheet {
  /** Another sheet of this name takes its window. */
  readonly name: string;
  readonly title: string;
}

/** Shows what prints in a window of its own. @returns why it cannot. */
export function openSheet({ name, title }: Sheet, paper: ReactNode): string | undefined {
  const apart = window.open('', `paddock-sandbox-paper-${name}`, 'popup,width=820,height=900');
  if (apart === null)
    return 'The browser has kept the window from opening. Allow windows for this site, then try again.';
  const place = prepareWindow(apart, title);
  createRoot(place).render(
    <>
      <div className={styles.bar}>
        <Button look="main" onClick={() => apart.print()}>
          Print
        </Button>
      </div>
      {paper}
    </>,
  );
  return undefined;
}
