import type { ExtractLine } from './extract.ts';

/** How many lines stand on the first page, which has a heading, and on each later one. */
const firstPageLines = 25;
const laterPageLines = 29;

/** One page of a printed account. */
export interface LedgerPage {
  readonly lines: readonly ExtractLine[];
  /** The balance before its first line and after its last; left out where no balance leads from line to line. */
  readonly forward?: { readonly broughtMinor: number; readonly carriedMinor: number };
}

/** The lines on as many pages as they take, and on one where there are none. */
export function ledgerPages(lines: readonly ExtractLine[], openingMinor: number | undefined): readonly LedgerPage[] {
  const pages: LedgerPage[] = [];
  let broughtMinor = openingMinor;
  for (let start = 0; pages.length === 0 || start < lines.length; ) {
    const onPage = lines.slice(start, start + (pages.length === 0 ? firstPageLines : laterPageLines));
    const carriedMinor = onPage.at(-1)?.balanceMinor ?? broughtMinor;
    pages.push({
      lines: onPage,
      ...(broughtMinor === undefined || carriedMinor === undefined ? {} : { forward: { broughtMinor, carriedMinor } }),
    });
    broughtMinor = openingMinor === undefined ? undefined : carriedMinor;
    start += Math.max(onPage.length, 1);
  }
  return pages;
}
