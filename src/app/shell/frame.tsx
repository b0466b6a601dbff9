import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PageHandle } from '#src/app/page-handle.ts';
import { useRoute } from '#src/banking/page/page-facts.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';

interface FrameProps {
  readonly header: ReactNode;
  /** The header's second row. */
  readonly strip?: ReactNode;
  /** At the end of the window, on phones. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** Header, page, footer and the skip link. */
export function Frame({ header, strip, bar, children }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  useFixedTitle();

  // Moves focus without changing the URL or history.
  function skip(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useValidAnchor: customers who need it look for a link, and it does lead to a place on this page. */}
      <a href="#main" className={styles.skip} onClick={skip}>
        Skip to main content
      </a>
      <header className={styles.header}>
        <div className={styles.line}>
          <div className={styles.bar}>{header}</div>
        </div>
        {strip}
      </header>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      {bar}
    </div>
  );
}

/** The room of the bar, so that nothing moves when it comes. */
export function BarAwaited() {
  return <div className={styles.barAwaited} />;
}

/** One title for every page, so that neither history nor tabs reveal what was viewed. */
function useFixedTitle(): void {
  const { bankName } = useRuntimeConfig();
  const keepsTitle = useRoute<PageHandle>().facts?.keepsTitle ?? false;

  // The title is outside React. Login and the empty path leave it unchanged.
  useLayoutEffect(() => {
    if (!keepsTitle) document.title = `${bankName} Online Banking`;
  }, [bankName, keepsTitle]);
}
