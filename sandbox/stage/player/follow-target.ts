import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { bubbleName } from '#sandbox/stage/page/stage-names.ts';
import { type Box, freePlace } from './free-place.ts';

/** Room for the ring, and a little more. */
const gapPx = 16;
const edgePx = 8;

/** Keeps ring and card at an element of the page, wherever it moves. @returns what stops it. */
export function followTarget(target: HTMLElement, ring: HTMLElement, card: HTMLElement): () => void {
  let isOver = false;
  // A dialog is read as a whole, so the card stays out of it.
  const beside = target.closest<HTMLElement>('dialog') ?? shapeOf(target);
  const stop = autoUpdate(beside, card, () => {
    const box = shapeOf(target).getBoundingClientRect();
    place(ring, { x: box.left, y: box.top });
    ring.style.inlineSize = `${box.width}px`;
    ring.style.blockSize = `${box.height}px`;
    const placing = computePosition(beside, card, {
      strategy: 'fixed',
      placement: 'right',
      middleware: [
        offset(gapPx),
        flip({ fallbackPlacements: ['left', 'bottom', 'top'], padding: edgePx }),
        shift({ padding: edgePx }),
      ],
    });
    void placing.then((wanted) => {
      if (isOver) return;
      const bubble = card.parentElement?.querySelector(`[aria-label="${bubbleName}"]`);
      const taken = [shapeOf(target), bubble].flatMap((element) => (element == null ? [] : [boxOf(element)]));
      const { width, height } = card.getBoundingClientRect();
      const window = { width: document.documentElement.clientWidth, height: innerHeight };
      place(card, freePlace({ wanted, size: { width, height }, window, taken, edge: edgePx }));
    });
  });
  return () => {
    isOver = true;
    stop();
    card.removeAttribute('style');
  };
}

/** What a customer sees of it: of a radio button or a box that is hidden in its label, the label. */
function shapeOf(target: HTMLElement): HTMLElement {
  const { width, height } = target.getBoundingClientRect();
  return width > 2 && height > 2 ? target : (target.closest('label') ?? target);
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function place(element: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): void {
  element.style.inset = `${y}px auto auto ${x}px`;
}
