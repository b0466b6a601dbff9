import { type RefObject, useEffect, useState } from 'react';
import styles from './back-up.module.css';

interface BackUpProps {
  readonly label: string;
  /** What stands above the list and can take the focus. */
  readonly to: RefObject<HTMLElement | null>;
}

/** Stays in view beside a long list, once what stands above it is out of view, and leads back there. */
export function BackUp({ label, to }: BackUpProps) {
  const [isBelow, setBelow] = useState(false);

  // Only the browser knows what is in view.
  useEffect(() => {
    const above = to.current;
    if (above === null) return;
    const watch = new IntersectionObserver(([entry]) =>
      setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < innerHeight / 2),
    );
    watch.observe(above);
    return () => watch.disconnect();
  }, [to]);

  function goUp() {
    to.current?.scrollIntoView({ block: 'center' });
    to.current?.focus({ preventScroll: true });
  }

  if (!isBelow) return null;
  return (
    <button type="button" aria-label={label} title={label} className={styles.up} onClick={goUp}>
      <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.arrow}>
        <path d="M10 16V4.5M5 9.5l5-5 5 5" />
      </svg>
    </button>
  );
}
