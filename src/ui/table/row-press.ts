import type { MouseEvent } from 'react';

const ownUse = 'a, button, input, select, textarea, [data-apart]';

/** A press on a row itself: not on a control in it, nor on what stands apart in it, nor the end of selecting text. */
function isRowPress({ target, currentTarget }: MouseEvent<Element>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest(ownUse) === null && getSelection()?.isCollapsed !== false;
}

/** For a row whose button shows its details: so does a press anywhere on it. By keyboard there is the button. */
export function rowPress(onToggle: (() => void) | undefined) {
  if (onToggle === undefined) return;
  return {
    'data-opens': '',
    onClick(event: MouseEvent<Element>) {
      if (isRowPress(event)) onToggle();
    },
  };
}
