import { useEffect, useRef, useState } from 'react';
import styles from './sticky-group.module.css';
import type { Place } from './use-place.ts';

interface StickyGroupProps {
  /** The element around the rows. */
  readonly body: HTMLElement | null;
  readonly place: Place | undefined;
  readonly titleAt: (index: number) => string;
  /** Within the sticky column headings, below them. */
  readonly inside?: boolean;
}

/** The title of the group at the top of the window, while its own heading is scrolled away. The next heading pushes it out. */
export function StickyGroup({ body, place, titleAt, inside = false }: StickyGroupProps) {
  const line = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const [title, setTitle] = useState<string>();
  const scroller = place?.scroller;

  // Only events tell how far the list is scrolled; after a jump its rows follow later.
  useEffect(() => {
    if (body === null || scroller === undefined) return;
    const follow = () => {
      if (line.current === null || bar.current === null) return;
      const y = line.current.getBoundingClientRect().top;
      const { first, next } = rowsAt(body, y);
      setTitle(first === undefined ? undefined : titleAt(Number(first.dataset.index)));
      const room = next === undefined ? Number.POSITIVE_INFINITY : next.getBoundingClientRect().top - y;
      bar.current.style.translate = `0 ${Math.min(0, room - bar.current.offsetHeight)}px`;
    };
    follow();
    scroller.addEventListener('scroll', follow, { passive: true });
    const rows = new MutationObserver(follow);
    rows.observe(body, { childList: true, subtree: true });
    return () => {
      scroller.removeEventListener('scroll', follow);
      rows.disconnect();
    };
  }, [body, scroller, titleAt]);

  return (
    <div ref={line} aria-hidden="true" className={styles.line} data-inside={inside || undefined}>
      <span ref={bar} className={styles.bar} data-shown={title !== undefined || undefined}>
        {title}
      </span>
    </div>
  );
}

/** The row below which the line is drawn, if the list begins above the line, and the next one if it begins a group. */
function rowsAt(body: HTMLElement, y: number) {
  const rows = body.querySelectorAll<HTMLElement>('[data-index]');
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > y) high = middle;
    else low = middle + 1;
  }
  const first = rows[low];
  if (first === undefined || body.getBoundingClientRect().top >= y) return {};
  const next = rows[low + 1];
  return { first, next: next?.hasAttribute('data-first') ? next : undefined };
}
