const leastShown = 4;
/** As long as an IBAN. No account has more digits, and comparing every end of a long text would take for ever. */
const mostCompared = 34;

/**
 * Masks each account number as `****5678`, showing as many trailing digits as it takes to keep the masks distinct.
 * Numbers that differ only in the first digit are shown in full.
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

export function maskedNumber(number: string): string {
  return masked(number, Math.min(leastShown, mostShown(number)));
}

function masked(number: string, shown: number): string {
  return endOf(number, shown).padStart(number.length, '*');
}

/** Short numbers hide at least one digit too. */
function mostShown(number: string): number {
  return Math.min(Math.max(number.length - 1, 0), mostCompared);
}

function endOf(number: string, length: number): string {
  return number.slice(number.length - length);
}

function endsOf(number: string): readonly string[] {
  return Array.from({ length: Math.min(number.length, mostCompared) + 1 }, (_, length) => endOf(number, length));
}

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
