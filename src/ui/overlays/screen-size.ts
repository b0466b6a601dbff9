import { useSyncExternalStore } from 'react';

/** Below 37.5 em, below 60 em, and above: the layout breakpoints, 600 and 960 pixels at the usual text size. */
export type Size = 'small' | 'medium' | 'large';

const smallEm = 37.49;
const narrowEm = 47.49;
const mediumEm = 59.99;
const small = `(max-width: ${smallEm}em)`;
const medium = `(max-width: ${mediumEm}em)`;

/**
 * The current window size, updated when it changes. Printing keeps it: a browser counts its sheets before the page could
 * render for the paper's width.
 */
export function useScreenSize(): Size {
  return useSyncExternalStore(onSizeChange, sizeNow);
}

/** What a list has room for: the window's size, and whether it is below 47.5 em, where the columns of a wide table would be cut. */
export type ListRoom = 'small' | 'narrow' | 'medium' | 'large';

/**
 * The room for a list in the text of the page, which may be larger than the browser's own setting, the only one that media
 * queries follow. Printing keeps it, too.
 */
export function useListRoom(): ListRoom {
  return useSyncExternalStore(onRoomChange, roomNow);
}

export function sizeOfRoom(room: ListRoom): Size {
  return room === 'narrow' ? 'medium' : room;
}

let lastOnScreen: Size | undefined;
let lastRoom: ListRoom | undefined;

function sizeNow(): Size {
  if (lastOnScreen === undefined || !matchMedia('print').matches) lastOnScreen = sizeOfWindow();
  return lastOnScreen;
}

function sizeOfWindow(): Size {
  if (matchMedia(small).matches) return 'small';
  return matchMedia(medium).matches ? 'medium' : 'large';
}

function onSizeChange(tell: () => void): () => void {
  const queries = [small, medium].map((condition) => matchMedia(condition));
  for (const query of queries) query.addEventListener('change', tell);
  return () => {
    for (const query of queries) query.removeEventListener('change', tell);
  };
}

/** Measured only when something changed: it is asked for in every render of a list. */
function roomNow(): ListRoom {
  lastRoom ??= roomOfWindow();
  return lastRoom;
}

function roomOfWindow(): ListRoom {
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isWithin = (width: number) => matchMedia(`(max-width: ${width * em}px)`).matches;
  if (isWithin(smallEm)) return 'small';
  if (isWithin(narrowEm)) return 'narrow';
  return isWithin(mediumEm) ? 'medium' : 'large';
}

function onRoomChange(tell: () => void): () => void {
  const measure = () => {
    if (!matchMedia('print').matches) lastRoom = roomOfWindow();
    tell();
  };
  // Larger text makes the page taller; nothing else tells of it.
  const page = new ResizeObserver(measure);
  page.observe(document.documentElement);
  addEventListener('resize', measure);
  return () => {
    page.disconnect();
    removeEventListener('resize', measure);
  };
}
