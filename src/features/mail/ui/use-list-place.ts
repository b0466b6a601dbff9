import { type MouseEvent, useEffect, useRef } from 'react';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { scrollerOf } from '#src/ui/table/use-place.ts';

/**
 * Keeps the list where it was when a message was opened: at once where both are shown, and on the way back where the
 * message took the list's place. There, the focus returns to the message's row.
 */
export function useListPlace(id: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<{ readonly top: number; readonly href: string }>(undefined);
  const shown = useRef(id);
  const isBeside = useScreenSize() === 'large';

  function onClickCapture({ target }: MouseEvent): void {
    const href = target instanceof Element ? target.closest('li a')?.getAttribute('href') : undefined;
    if (href === undefined || href === null || list.current === null) return;
    const scroller = scrollerOf(list.current);
    left.current = { top: scroller instanceof HTMLElement ? scroller.scrollTop : scroller.scrollY, href };
  }

  // After the page's heading, which scrolls to the top when it arrives.
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const box = list.current;
    const place = left.current;
    if (box === null || place === undefined) return;
    if (id !== undefined && !isBeside) return;
    scrollerOf(box).scrollTo(0, place.top);
    if (id !== undefined) return;
    // The rows of that place are rendered only once it is in view.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        box.querySelector<HTMLElement>(`a[href="${CSS.escape(place.href)}"]`)?.focus({ preventScroll: true }),
      ),
    );
  }, [id, isBeside]);

  return { ref: list, onClickCapture };
}
