import { type RefObject, useEffect } from 'react';

/** The app keeps clear of what is at the end of the window. */
export function useRoomAtEnd(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || bar.current === null) return;
    const room = document.documentElement.style;
    const measuring = new ResizeObserver(() => {
      const height = `${bar.current?.offsetHeight ?? 0}px`;
      room.setProperty('--page-end', height);
      document.body.style.setProperty('padding-block-end', height);
    });
    measuring.observe(bar.current);
    return () => measuring.disconnect();
  }, [bar, isShown]);
}
