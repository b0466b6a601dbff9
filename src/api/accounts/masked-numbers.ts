/** As many digits are shown where these tell the numbers apart. */
const leastShown = 4;

/**
 * What stands for each account number where it is not shown whole, `****5678`: as many digits from its end as tell it
 * from the others, so that no two numbers are masked alike. All of them only where two differ in the first one alone.
 */
export function maskedNumbers(numbers: readonly string[]): ReadonlyMap<string, string> {
  const different = [...new Set(numbers)];
  const bearersOfEnd = counted(different.flatMap(endsOf));
  const bearersOfMask = counted(different.map((number) => masked(number, mostShown(number))));

  function shownOf(number: string): number {
    const most = mostShown(number);
    for (let shown = Math.min(leastShown, most); shown <= most; shown += 1) {
      if (bearersOfEnd.get(endOf(number, shown)) === 1) return shown;
    }
    return bearersOfMask.get(masked(number, most)) === 1 ? most : number.length;
  }
  return new Map(different.map((number) => [number, masked(number, shownOf(number))]));
}

/** One number by itself. */
export function maskedNumber(number: string): string {
  return masked(number, Math.min(leastShown, mostShown(number)));
}

function masked(number: string, shown: number): string {
  return endOf(number, shown).padStart(number.length, '*');
}

/** One digit is hidden of a short number, too. */
function mostShown(number: string): number {
  return Math.max(number.length - 1, 0);
}

function endOf(number: string, length: number): string {
  return number.slice(number.length - length);
}

/** From none of its digits to all of them. */
function endsOf(number: string): readonly string[] {
  return Array.from({ length: number.length + 1 }, (_, length) => endOf(number, length));
}

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
