import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes something open by Escape while the focus is not in it but on what surrounds it: on macOS a pressed button takes no
 * focus, and leaves it to the page or to a part that can have it.
 */
export function useUnfocusedEscape(opened: RefObject<HTMLElement | null>, isOpen: boolean, onEscape: () => void): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    const around = opened.current;
    if (event.key !== 'Escape' || around === null || !(event.target instanceof Node)) return;
    if (event.target === around || !event.target.contains(around)) return;
    // The key belongs to a dialog above.
    const modal = document.querySelector('dialog:modal');
    if (modal === null || modal.contains(around)) onEscape();
  });

  // What surrounds it is outside of this component.
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
}
