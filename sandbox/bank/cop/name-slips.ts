/** Edit distance between two words, with neighbouring letters swapped counting as one. */
export function slipsBetween(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const exchanged = (above[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      let least = Math.min(exchanged, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    [before, above] = [above, current];
  }
  return above[right.length] ?? 0;
}

/** Short words must match exactly, long ones may differ twice; a number must match exactly. */
export function areCloseWords(left: string, right: string): boolean {
  const length = Math.max(left.length, right.length);
  const slips = length < 4 ? 0 : length < 8 ? 1 : 2;
  if (slips === 0 || isNumber(left) || isNumber(right)) return false;
  return numbersIn(left) === numbersIn(right) && slipsBetween(left, right) <= slips;
}

function numbersIn(word: string): string {
  return word.match(/\p{N}+/gu)?.join(' ') ?? '';
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}
