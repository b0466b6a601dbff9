import type { Box, Point, Size } from './free-place.ts';
import { type Layout, layOut } from './lay-out.ts';

/** The parts of the stage, found by these marks. */
export const partMark = 'data-stage-part';
type Part = 'marker' | 'message' | 'ring';

interface Wanted {
  readonly target: HTMLElement | undefined;
  readonly moved: Point | undefined;
}

/** While the page still moves under a new step, what it is done on is brought back into view, unless somebody scrolls. */
const settlingMs = 1_500;
const movesByHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const keysThatMove = /^(Tab|Page(Up|Down)|Home|End|Arrow(Up|Down))$/;
/** How often all that is on the page is looked at meanwhile, which takes longer than a frame on a page with many words. */
const lookEveryMs = 100;
const headerGap = 16;
const scrollGap = 96;
/** From here marker and text message are docked side by side. */
const besideWidth = 900;

/** Keeps ring, marker and text message in their places, whatever the page does. @returns what stops it. */
export function keepPlaces(stage: HTMLElement, wanted: () => Wanted): () => void {
  const root = document.documentElement;
  let frame = 0;
  let scene = '';
  let laidOut = '';
  let layout: Layout = { docked: false, marker: undefined, message: undefined };
  let shown: HTMLElement | undefined;
  let since = 0;
  let movedByHandAt = 0;
  let lookedAt = 0;

  function noteMove(event: Event): void {
    if (!(event instanceof KeyboardEvent) || keysThatMove.test(event.key)) movedByHandAt = event.timeStamp;
  }

  function keep(now: number): void {
    frame = requestAnimationFrame(keep);
    const { target, moved } = wanted();
    const part = (name: Part) => stage.querySelector<HTMLElement>(`[${partMark}=${name}]`) ?? undefined;
    const [marker, message, ring] = [part('marker'), part('message'), part('ring')];
    const shape = target === undefined ? undefined : shapeOf(target);
    const dialog = openDialog();
    const room = { width: root.clientWidth, height: innerHeight };

    // Docked stays docked for as long as nothing else is shown: the room that it makes would let it float again.
    const seen = JSON.stringify([
      room,
      moved,
      marker?.dataset.step,
      message?.textContent,
      dialog?.id,
      shape !== undefined,
    ]);
    const isNew = seen !== scene;
    if (isNew || shape !== shown) since = now;
    const isSettling = now - since < settlingMs;
    if (isNew) undock(root, [marker, message]);
    const bar = barBelow();
    const size = marker && sizeOf(marker);
    const boxes = JSON.stringify([shape && boxOf(shape), dialog && boxOf(dialog), size, scrollY, bar]);
    const isDue = isSettling && now - lookedAt >= lookEveryMs;
    if (isNew || (!layout.docked && (isDue || boxes !== laidOut))) {
      lookedAt = now;
      layout = layOut({
        room: { ...room, height: room.height - bar },
        target: shape && boxOf(shape),
        dialog: dialog && boxOf(dialog),
        beside: besideIt(target).map(boxOf),
        texts: dialog === undefined ? textsInView() : [],
        marker: size,
        message: message && sizeOf(message),
        moved,
      });
    }
    laidOut = boxes;
    scene = seen;
    if (layout.docked) dock(root, marker, message);
    else {
      if (marker !== undefined && layout.marker !== undefined) place(marker, layout.marker);
      if (message !== undefined && layout.message !== undefined) place(message, layout.message);
    }

    shown = shape;
    if (shape !== undefined && isSettling && movedByHandAt < since) bringIntoView(shape, dialog);
    if (shape !== undefined && ring !== undefined) encircle(ring, boxOf(shape));
  }

  const watching = new AbortController();
  for (const move of movesByHand) {
    addEventListener(move, noteMove, { capture: true, passive: true, signal: watching.signal });
  }
  frame = requestAnimationFrame(keep);
  return () => {
    watching.abort();
    cancelAnimationFrame(frame);
    undock(root, []);
  };
}

/** What a customer sees of it: of a radio button or a box that is hidden in its label, the label. */
function shapeOf(target: HTMLElement): HTMLElement {
  const { width, height } = target.getBoundingClientRect();
  return width > 2 && height > 2 ? target : (target.closest('label') ?? target);
}

/** Label, hint, suggestions, the page's main buttons, and the sandbox's panel. */
function besideIt(target: HTMLElement | undefined): Element[] {
  const labels = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.labels : null;
  const hints = (target?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  const others = document.querySelectorAll(`[role=listbox], main [data-look=main], ${sandboxPanel}`);
  return [...(labels ?? []), ...hints, ...others]
    .filter((each) => each?.checkVisibility())
    .flatMap((each) => each ?? []);
}

const texts =
  'main :is(h1, h2, h3, p, dt, dd, label), main :is(td, th, li, a, button, select, strong, span, data, input):not(:has(*))';

/** What of the page shows words or takes them. */
function textsInView(): Box[] {
  return [...document.querySelectorAll(texts)]
    .filter((each) => each.checkVisibility())
    .map(boxOf)
    .filter(({ y, width, height }) => y < innerHeight && y + height > 0 && width > 2);
}

function openDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
}

const sandboxPanel = 'aside[aria-label="Sandbox"]';

/** What the sandbox itself has at the end of the window. */
function barBelow(): number {
  const bar = document.querySelector(sandboxPanel);
  return bar?.checkVisibility()
    ? Math.max(0, innerHeight - Math.max(bar.getBoundingClientRect().top, innerHeight / 2))
    : 0;
}

function bringIntoView(shape: HTMLElement, dialog: HTMLElement | undefined): void {
  const isInDialog = dialog?.contains(shape) ?? false;
  const { top, bottom, height } = shape.getBoundingClientRect();
  const first = isInDialog ? 0 : headerEnd() + headerGap;
  const last = innerHeight - Number.parseFloat(document.documentElement.style.getPropertyValue('--stage-dock') || '0');
  // A field near the end would be scrolled again when it takes the focus, which closes its list of suggestions.
  const isNearEnd = !isInDialog && height < (last - first) / 4 && bottom > last - scrollGap;
  if (top >= first && bottom <= last && !isNearEnd) return;
  const block = isInDialog || height > last - first ? 'nearest' : 'center';
  shape.scrollIntoView({ block, behavior: 'instant' });
}

/** Where a header that stays at the top of the window ends. */
function headerEnd(): number {
  const [header] = document.getElementsByTagName('header');
  if (header === undefined || !/sticky|fixed/.test(getComputedStyle(header).position)) return 0;
  return Math.max(0, header.getBoundingClientRect().bottom);
}

function dock(root: HTMLElement, marker: HTMLElement | undefined, message: HTMLElement | undefined): void {
  for (const each of [marker, message]) {
    if (each !== undefined && each.dataset.docked === undefined) each.dataset.docked = '';
  }
  const [markerHeight, messageHeight] = [marker, message].map((each) => each?.getBoundingClientRect().height ?? 0);
  const isBeside = innerWidth >= besideWidth && marker !== undefined && message !== undefined;
  const below = isBeside ? 0 : (markerHeight ?? 0);
  if (marker !== undefined) setStyle(marker, 'inset', isBeside ? 'auto 50% 0px 0px' : 'auto 0px 0px');
  if (message !== undefined) setStyle(message, 'inset', `auto 0px ${below}px ${isBeside ? '50%' : '0px'}`);
  const height = isBeside ? Math.max(markerHeight ?? 0, messageHeight ?? 0) : below + (messageHeight ?? 0);
  setStyle(root, '--stage-dock', `${Math.ceil(height)}px`);
}

function undock(root: HTMLElement, parts: readonly (HTMLElement | undefined)[]): void {
  root.style.removeProperty('--stage-dock');
  for (const part of parts) delete part?.dataset.docked;
}

function encircle(ring: HTMLElement, { x, y, width, height }: Box): void {
  place(ring, { x, y });
  setStyle(ring, 'inline-size', `${width}px`);
  setStyle(ring, 'block-size', `${height}px`);
}

function place(element: HTMLElement, { x, y }: Point): void {
  setStyle(element, 'inset', `${y}px auto auto ${x}px`);
}

function setStyle(element: HTMLElement, name: string, value: string): void {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function sizeOf(element: Element): Size {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
}
