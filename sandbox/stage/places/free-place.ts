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
  /** What is covered as little as possible. */
  readonly rather: readonly Box[];
  /** As near to this as possible. */
  readonly near: Box;
  readonly gap: number;
}

/** A place that covers so many square pixels more may be one pixel nearer. */
const areaPerPixel = 4;
/** Where something is rather not covered, the window is searched in so many steps each way. */
const steps = 16;

/** The free place nearest to something, or one that is further away and covers less; undefined when the window has none. */
export function freePlace({ size, room, clear, rather, near, gap }: Placing): Point | undefined {
  const right = room.width - size.width - gap;
  const bottom = room.height - size.height - gap;
  const around = [near, ...clear];
  // A free place can be pushed until it touches a box or the edge, so these matter most.
  const xs = [gap, right, ...around.flatMap(({ x, width }) => [x - size.width - gap, x + width + gap, x])];
  const ys = [gap, bottom, ...around.flatMap(({ y, height }) => [y - size.height - gap, y + height + gap, y])];
  if (rather.length > 0) {
    xs.push(...stepsBetween(gap, right));
    ys.push(...stepsBetween(gap, bottom));
  }
  const free = xs
    .flatMap((x) => ys.map((y) => ({ x, y })))
    .filter(({ x, y }) => x >= gap && y >= gap && x <= right && y <= bottom)
    .filter((place) => clear.every((box) => !overlaps({ ...place, ...size }, box)));
  const costs = free.map((place) => {
    const box = { ...place, ...size };
    return distance(box, near) + rather.reduce((sum, each) => sum + shared(box, each), 0) / areaPerPixel;
  });
  return free[costs.indexOf(Math.min(...costs))];
}

function stepsBetween(first: number, last: number): number[] {
  return Array.from({ length: steps }, (_, index) => first + ((last - first) * index) / steps);
}

/** How much of one the other covers, in square pixels. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
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
