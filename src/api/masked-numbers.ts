/** As many digits are shown where these tell the numbers apart. */
const leastShown = 4;

/**
 * What stands for each account number where it is not shown whole, `****5678`: as many digits from its end as tell it
 * from the others, so that no two are masked alike.
 */
export function maskedNumbers(numbers: readonly string[]): ReadonlyMap<string, string> {
  const masked = new Map<string, string>();
  let waiting = [...new Set(numbers)];
  for (let shown = leastShown; waiting.length > 0; shown += 1) {
    const alike = countAlike(waiting.map((number) => number.slice(-shown)));
    const isTold = (number: string) => number.length <= shown || alike.get(number.slice(-shown)) === 1;
    for (const number of waiting.filter(isTold)) masked.set(number, maskedNumber(number, shown));
    waiting = waiting.filter((number) => !isTold(number));
  }
  return masked;
}

/** One number by itself. */
export function maskedNumber(number: string, shown = leastShown): string {
  return number.slice(-shown).padStart(number.length, '*');
}

function countAlike(ends: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
  return counts;
}
