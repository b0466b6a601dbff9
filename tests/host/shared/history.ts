/** What one client saw of one call to one world. Every call puts in a penny under a reference of its own, or reads all. */
export type Seen = {
  /** By the clock of the test, which all clients share. */
  readonly from: number;
  readonly to: number;
} & (
  | { readonly kind: 'wrote'; readonly mark: string }
  /** No answer came, or one that says so: it was stored once, or not at all. */
  | { readonly kind: 'unknown'; readonly mark: string; readonly why?: string }
  | { readonly kind: 'read'; readonly marks: readonly string[] }
);

/**
 * Checks that the calls of many clients have one order that respects real time, given the world's own order in the end.
 * @returns what is wrong, in words.
 */
export function problemsIn(history: readonly Seen[], inTheEnd: readonly string[]): string[] {
  const places = new Map(inTheEnd.map((mark, place) => [mark, place]));
  const doubled = inTheEnd.filter((mark, place) => places.get(mark) !== place);
  const wrote = history.filter((call) => call.kind === 'wrote');
  const lost = wrote.filter(({ mark }) => !places.has(mark));
  const known = new Set(history.flatMap((call) => (call.kind === 'read' ? [] : [call.mark])));
  const foreign = inTheEnd.filter((mark) => !known.has(mark));
  return [
    ...doubled.map((mark) => `${mark} is there twice`),
    ...lost.map(({ mark }) => `${mark} was answered and is lost`),
    ...foreign.map((mark) => `${mark} was never asked for`),
    ...reordered(history, places),
    ...history.flatMap((call) => (call.kind === 'read' ? misread(call, wrote, inTheEnd) : [])),
  ];
}

/** Two calls: one ended before the other began, and yet comes later. */
function reordered(history: readonly Seen[], places: ReadonlyMap<string, number>): string[] {
  const placed = history.flatMap((call) => {
    const place = call.kind === 'read' ? undefined : places.get(call.mark);
    return place === undefined || call.kind === 'read' ? [] : [{ ...call, place }];
  });
  const inOrder = placed.toSorted((left, right) => left.place - right.place);
  const found: string[] = [];
  let latest = inOrder[0];
  for (const call of inOrder) {
    // An unanswered call may have been stored at any time after it began.
    if (latest !== undefined && call.kind === 'wrote' && call.to < latest.from) {
      found.push(`${call.mark} was answered before ${latest.mark} was asked for, and comes after it`);
    }
    if (latest === undefined || call.from > latest.from) latest = call;
  }
  return found;
}

/** A read sees the beginning of the order: all that was answered before it, and nothing asked for after it. */
function misread(
  { from, marks }: Seen & { readonly kind: 'read' },
  wrote: readonly (Seen & { readonly kind: 'wrote' })[],
  inTheEnd: readonly string[],
): string[] {
  const seen = new Set(marks);
  const missed = wrote.filter(({ to, mark }) => to < from && !seen.has(mark));
  return [
    ...missed.map(({ mark }) => `${mark} was answered before a read that does not have it`),
    ...(marks.every((mark, place) => inTheEnd[place] === mark) ? [] : ['a read saw another order than the world has']),
  ];
}
