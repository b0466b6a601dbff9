import type { Cheque } from '#src/api/cheques/cheque.ts';

/** One cheque, or a run of unused ones. */
export interface ChequeLine {
  /** The highest number of the line. */
  readonly last: Cheque;
  readonly first: Cheque;
  readonly count: number;
}

/** Fewer are as quickly read one by one. */
const leastTogether = 3;

/** Unused cheques in a row as one line each; every other cheque has its own. The highest number comes first, as before. */
export function inRuns(cheques: readonly Cheque[]): readonly ChequeLine[] {
  const lines: ChequeLine[] = [];
  let run: Cheque[] = [];
  const close = () => {
    lines.push(...linesOf(run));
    run = [];
  };
  for (const cheque of cheques) {
    const before = run.at(-1);
    if (before !== undefined && !follows(before, cheque)) close();
    run.push(cheque);
  }
  close();
  return lines;
}

export function oneByOne(cheques: readonly Cheque[]): readonly ChequeLine[] {
  return cheques.map((cheque) => ({ last: cheque, first: cheque, count: 1 }));
}

/** `000101–000136`, or the number of one cheque. */
export function numbersText({ first, last, count }: ChequeLine): string {
  return count === 1 ? last.id : `${first.id}–${last.id}`;
}

/** `36 not used, 12 used, 1 hold`: how many there are of each status, the most first. */
export function statusesText(cheques: readonly Cheque[]): string {
  const counts = new Map<string, number>();
  for (const { status } of cheques) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([status, count]) => `${count} ${status.toLowerCase()}`)
    .join(', ');
}

function linesOf(run: readonly Cheque[]): readonly ChequeLine[] {
  const [last, first] = [run.at(0), run.at(-1)];
  if (last === undefined || first === undefined) return [];
  return run.length < leastTogether ? oneByOne(run) : [{ last, first, count: run.length }];
}

function follows(before: Cheque, cheque: Cheque): boolean {
  return isUnused(before) && isUnused(cheque) && Number(before.id) - 1 === Number(cheque.id);
}

function isUnused({ statusCode, date, amount }: Cheque): boolean {
  return statusCode === 'N' && date === undefined && amount === undefined;
}
