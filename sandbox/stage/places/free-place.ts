export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

interface Placing {
  readonly size: Size;
  /** What there is of the window. */
  readonly room: Size;
  /** What must not be covered. */
  readonly clear: readonly Box[];
  /** As near to this as possible. */
  readonly near: Box;
  readonly gap: number;
}

/** The free place nearest to something; undefined when the window has none. */
export function freePlace({ size, room, clear, near, gap }: Placing): Point | undefined {
  const right = room.width - size.width - gap;
  const bottom = room.height - size.height - gap;
  const around = [near, ...clear];
  // A free place can be pushed until it touches a box or the edge, so these are all that matter.
  const xs = [gap, right, ...around.flatMap(({ x, width }) => [x - size.width - gap, x + width + gap, x])];
  const ys = [gap, bottom, ...around.flatMap(({ y, height }) => [y - size.height - gap, y + height + gap, y])];
  const free = xs
    .flatMap((x) => ys.map((y) => ({ x, y })))
    .filter(({ x, y }) => x >= gap && y >= gap && x <= right && y <= bottom)
    .filter((place) => clear.every((box) => !overlaps({ ...place, ...size }, box)));
  const distances = free.map((place) => distance({ ...place, ...size }, near));
  return free[distances.indexOf(Math.min(...distances))];
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Between the edges; between the middles where that is the same, so that neither is far to the side. */
function distance(one: Box, other: Box): number {
  const apart = Math.hypot(
    Math.max(0, one.x - (other.x + other.width), other.x - (one.x + one.width)),
    Math.max(0, one.y - (other.y + other.height), other.y - (one.y + one.height)),
  );
  const middles = Math.hypot(
    one.x + one.width / 2 - (other.x + other.width / 2),
    one.y + one.height / 2 - (other.y + other.height / 2),
  );
  return apart + middles / 1_000;
}
