import { type RefObject, useEffect, useRef } from 'react';
import { useShortcut } from '#sandbox/panel/pieces/use-shortcut.ts';
import { takeBeginning } from './trainee-round.ts';

/** Leads the keyboard to the bar where an exercise begins, and from the page to the bar and back by its shortcut. */
export function useBarFocus(bar: RefObject<HTMLElement | null>, isUsable: boolean): void {
  const cameFrom = useRef<Element>(null);

  // The focus is outside React, and a bar behind a lock takes none.
  useEffect(() => {
    if (isUsable && takeBeginning()) focusSoon(firstIn(bar.current));
  }, [isUsable, bar]);

  useShortcut('exercise', () => {
    const focused = document.activeElement;
    if (bar.current?.contains(focused)) return focusIn(cameFrom.current) || focusIn(document.querySelector('main'));
    cameFrom.current = focused;
    return focusIn(firstIn(bar.current));
  });
}

/** The bar moves into dialogs and out of them, and takes the focus only after that. */
export function focusSoon(element: Element | null): void {
  setTimeout(() => focusIn(element));
}

/** @returns whether it has it now. */
function focusIn(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus();
  return element !== document.body && element === document.activeElement;
}

/** The text, or what brings it back. */
function firstIn(bar: HTMLElement | null): Element | null {
  return bar?.querySelector('[tabindex="0"], button') ?? null;
}
