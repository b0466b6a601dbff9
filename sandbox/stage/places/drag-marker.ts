import type { KeyboardEvent as ReactKeyboardEvent, PointerEvent as ReactPointerEvent } from 'react';
import type { Point } from './free-place.ts';

const stepPx = 24;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
};

type Move = (to: Point | null) => void;

/** Where the card is moved by an arrow key; Escape lets it be placed by itself again. */
export function moveByKey(event: ReactKeyboardEvent, card: HTMLElement, move: Move): void {
  const by = arrows[event.key];
  if (by === undefined && event.key !== 'Escape') return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const { x, y } = card.getBoundingClientRect();
  move(by === undefined ? null : { x: x + by.x, y: y + by.y });
}

/** The card follows the pointer until it is let go. */
export function moveByPointer(event: ReactPointerEvent<HTMLElement>, card: HTMLElement, move: Move): void {
  const handle = event.currentTarget;
  const { x, y } = card.getBoundingClientRect();
  const grip = { x: event.clientX - x, y: event.clientY - y };
  const drag = ({ clientX, clientY }: PointerEvent) => move({ x: clientX - grip.x, y: clientY - grip.y });
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', drag);
  handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', drag), { once: true });
}
