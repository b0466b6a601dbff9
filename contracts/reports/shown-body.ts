/** Elements of a long list that are shown beside those that a problem names. */
const shownElements = 3;

/**
 * A body for people: JSON with a field on each line, and long lists cut down to their first elements and those that a problem
 * names (`$.items[42]`, `/body/items/42`). Anything else stays as it is.
 */
export function shownBody(text: string, problems: readonly string[]): string {
  const named = new Set(
    problems.flatMap((problem) =>
      [...problem.matchAll(/(\w+)(?:\[|\/)(\d+)/g)].map(([, list, place]) => `${list} ${place}`),
    ),
  );
  try {
    return JSON.stringify(
      JSON.parse(text),
      (name, value) => (Array.isArray(value) ? cut(name, value, named) : value),
      2,
    );
  } catch {
    return text;
  }
}

function cut(name: string, list: readonly unknown[], named: ReadonlySet<string>): readonly unknown[] {
  const kept = list.filter((_, place) => place < shownElements || named.has(`${name} ${place}`));
  const left = list.length - kept.length;
  return left === 0 ? list : [...kept, `… ${left} more`];
}
