import { autoUpdate, computePosition, flip, limitShift, offset, shift } from '@floating-ui/dom';

/** Room for the ring, and a little more. */
const gapPx = 16;
const edgePx = 8;

/** Keeps ring and card at an element of the page, wherever it moves. @returns what stops it. */
export function followTarget(target: HTMLElement, ring: HTMLElement, card: HTMLElement): () => void {
  let isOver = false;
  const stop = autoUpdate(target, card, () => {
    const box = shapeOf(target).getBoundingClientRect();
    place(ring, box.left, box.top);
    ring.style.inlineSize = `${box.width}px`;
    ring.style.blockSize = `${box.height}px`;
    const placing = computePosition(shapeOf(target), card, {
      strategy: 'fixed',
      placement: 'right',
      middleware: [
        offset(gapPx),
        flip({ fallbackPlacements: ['left', 'bottom', 'top'], padding: edgePx, fallbackStrategy: 'bestFit' }),
        shift({ padding: edgePx, crossAxis: false, limiter: limitShift() }),
      ],
    });
    void placing.then(({ x, y }) => {
      if (!isOver) place(card, x, y);
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

function place(element: HTMLElement, x: number, y: number): void {
  element.style.insetInlineStart = `${x}px`;
  element.style.insetBlockStart = `${y}px`;
}
