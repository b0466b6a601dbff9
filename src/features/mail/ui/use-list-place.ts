import { type MouseEvent, useEffect, useRef } from 'react';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { scrollerOf } from '#src/ui/table/use-place.ts';

/** In pixels: a row is in sight once this much of it is in the window. */
const leastSeen = 100;

/** Where a message was opened. */
interface Left {
  readonly href: string;
  /** How far the page was scrolled. */
  readonly top: number;
  /** Where in the window its row stood. */
  readonly rowTop: number;
  /** Its list, and how far down in it the row is, from 0 to 1. */
  readonly label: string;
  readonly share: number;
}

/**
 * Keeps the list where it was when a message was opened. Where the list goes on beside the message its rows have another
 * height, so a row that would leave the window keeps its place there. Where the message took the list's place, and on the way back, the
 * list is as it was, and the focus returns to the row.
 */
export function useListPlace(id: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<Left>(undefined);
  const shown = useRef(id);
  const isBeside = useScreenSize() === 'large';

  function onClickCapture({ target }: MouseEvent): void {
    const row = target instanceof Element ? target.closest('li a') : null;
    const href = row?.getAttribute('href');
    if (row === null || href === undefined || href === null || list.current === null) return;
    const scroller = scrollerOf(list.current);
    const rows = row.closest('ul')?.getBoundingClientRect();
    const { top: rowTop } = row.getBoundingClientRect();
    left.current = {
      href,
      top: scroller instanceof HTMLElement ? scroller.scrollTop : scroller.scrollY,
      rowTop,
      label: row.closest('ul')?.getAttribute('aria-label') ?? '',
      share: rows === undefined ? 0 : (rowTop - rows.top) / rows.height,
    };
  }

  // After the page's heading, which scrolls to the top when it arrives.
  useEffect(() => {
    if (shown.current === id) return;
    const isRelaid = isBeside && (shown.current === undefined) !== (id === undefined);
    shown.current = id;
    const box = list.current;
    const place = left.current;
    if (box === null || place === undefined) return;
    if (id !== undefined && !isBeside) return;
    const scroller = scrollerOf(box);
    if (!isRelaid) scroller.scrollTo(0, place.top);
    let frames = isRelaid ? 5 : 2;
    // The rows of that place are rendered only once it is in view, and have their heights only once they are rendered.
    const settle = () => {
      const row = box.querySelector<HTMLElement>(`a[href="${CSS.escape(place.href)}"]`);
      frames -= 1;
      const top = topOf(row, box, place);
      if (isRelaid && (top < 0 || top > innerHeight - leastSeen)) scroller.scrollBy(0, top - place.rowTop);
      if (frames > 0) requestAnimationFrame(settle);
      else if (id === undefined) row?.focus({ preventScroll: true });
    };
    requestAnimationFrame(settle);
  }, [id, isBeside]);

  return { ref: list, onClickCapture };
}

/** Where the row is in the window, or will be once it is rendered: rows have much the same height. */
function topOf(row: HTMLElement | null, box: HTMLElement, { label, share, rowTop }: Left): number {
  if (row !== null) return row.getBoundingClientRect().top;
  const rows = box.querySelector(`ul[aria-label="${CSS.escape(label)}"]`)?.getBoundingClientRect();
  return rows === undefined ? rowTop : rows.top + share * rows.height;
}
