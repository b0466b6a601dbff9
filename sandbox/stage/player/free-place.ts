export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Placing {
  /** Where the card would be best. */
  readonly wanted: { readonly x: number; readonly y: number };
  readonly size: Pick<Box, 'width' | 'height'>;
  readonly window: Pick<Box, 'width' | 'height'>;
  /** What must not be covered, the most important first. */
  readonly taken: readonly Box[];
  readonly edge: number;
}

/** The wanted place if it covers nothing, otherwise the corner of the window that covers least. */
export function freePlace({ wanted, size, window, taken, edge }: Placing): { readonly x: number; readonly y: number } {
  const right = window.width - size.width - edge;
  const bottom = window.height - size.height - edge;
  const places = [wanted, { x: right, y: bottom }, { x: edge, y: bottom }, { x: right, y: edge }, { x: edge, y: edge }];
  const covered = places.map((place) => taken.map((box) => overlap({ ...place, ...size }, box)));
  const free = covered.findIndex((areas) => areas.every((area) => area === 0));
  const least = covered.findIndex(([first]) => first === 0);
  return places[free === -1 ? Math.max(0, least) : free] ?? wanted;
}

/** The area in common. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
