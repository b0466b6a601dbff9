import { type Box, freePlace, overlaps, type Point, type Size } from './free-place.ts';

export interface Scene {
  readonly room: Size;
  /** What the step is done on, and the open dialog: neither is ever covered. */
  readonly target: Box | undefined;
  readonly dialog: Box | undefined;
  /** What belongs to it, such as a label or a list of suggestions: covered only where nothing else is free. */
  readonly beside: readonly Box[];
  /** Words, figures and fields of the page: covered as little as possible, but where the presenter wants it. */
  readonly texts: readonly Box[];
  readonly marker: Size | undefined;
  readonly message: Size | undefined;
  /** Where the presenter has put the marker. */
  readonly moved: Point | undefined;
}

export type Layout =
  | { readonly docked: true }
  | { readonly docked: false; readonly marker: Point | undefined; readonly message: Point | undefined };

const gap = 12;
/** In narrower windows everything is docked: what is read takes their whole width. */
const leastWidth = 600;

/** Places marker and text message where they cover nothing, or docks both at the end of the window, which then shrinks. */
export function layOut(scene: Scene): Layout {
  if (scene.room.width < leastWidth) return { docked: true };
  const layout = layOutClear(scene);
  return layout.docked && scene.beside.length > 0 ? layOutClear({ ...scene, beside: [] }) : layout;
}

function layOutClear({ room, target, dialog, beside, texts, marker, message, moved }: Scene): Layout {
  const clear = [...[target, dialog].flatMap((box) => box ?? []).map(withRing), ...beside];
  const corner = { x: room.width, y: 0, width: 0, height: 0 };
  const messageAt = message && freePlace({ size: message, room, clear, rather: texts, near: corner, gap });
  if (message !== undefined && messageAt === undefined) return { docked: true };
  const taken = message === undefined || messageAt === undefined ? clear : [...clear, { ...messageAt, ...message }];
  const near = target ?? bottomCorner(room);
  const markerAt = marker && placeOfMarker(marker, { room, clear: taken, rather: texts, near, moved });
  if (marker !== undefined && markerAt === undefined) return { docked: true };
  return { docked: false, marker: markerAt, message: messageAt };
}

interface Around {
  readonly room: Size;
  readonly clear: readonly Box[];
  readonly rather: readonly Box[];
  readonly near: Box;
  readonly moved: Point | undefined;
}

/** Where the presenter has put it, unless it would cover something there. */
function placeOfMarker(size: Size, { room, clear, rather, near, moved }: Around): Point | undefined {
  if (moved === undefined) return freePlace({ size, room, clear, rather, near, gap });
  const x = Math.max(0, Math.min(moved.x, room.width - size.width));
  const y = Math.max(0, Math.min(moved.y, room.height - size.height));
  const box = { x, y, ...size };
  return clear.some((each) => overlaps(box, each))
    ? freePlace({ size, room, clear, rather, near: box, gap })
    : { x, y };
}

function bottomCorner({ width, height }: Size): Box {
  return { x: width, y: height, width: 0, height: 0 };
}

function withRing({ x, y, width, height }: Box): Box {
  const ring = 8;
  return { x: x - ring, y: y - ring, width: width + 2 * ring, height: height + 2 * ring };
}
