import type { StatementItem } from '#src/api/statements/statement.ts';

type Dated = Pick<StatementItem, 'year'>;

interface Years {
  /** How many of the statements are shown, from the newest. */
  readonly count: number;
  /** The first year that is not; undefined if all are shown. */
  readonly next: { readonly year: number; readonly count: number } | undefined;
}

/** Fewer than this are not worth a list of their own. */
const fewest = 12;

/** Whole years, newest first: the newest, others until there are enough, and as many more as were asked for. */
export function shownYears(statements: readonly Dated[], more: number): Years {
  const ends = statements.flatMap(({ year }, at) => (statements[at + 1]?.year === year ? [] : [at + 1]));
  const enough = ends.findIndex((end) => end >= fewest);
  const last = (enough === -1 ? ends.length - 1 : enough) + more;
  const count = ends[last] ?? statements.length;
  const year = statements[count]?.year;
  return { count, next: year === undefined ? undefined : { year, count: (ends[last + 1] ?? count) - count } };
}
