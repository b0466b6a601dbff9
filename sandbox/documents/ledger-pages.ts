import type { ExtractLine } from './extract.ts';

/** Lines on the first page, which has a heading, and on each later page of a list of transactions. */
const firstPageLines = 25;
const laterPageLines = 29;

export interface LedgerPage {
  readonly lines: readonly ExtractLine[];
  /** Balances before the first line and after the last; left out without a running balance. */
  readonly forward?: { readonly broughtMinor: number; readonly carriedMinor: number };
}

/** Always at least one page. */
export function ledgerPages(
  lines: readonly ExtractLine[],
  openingMinor: number | undefined,
  onLaterPages = laterPageLines,
): readonly LedgerPage[] {
  const pages: LedgerPage[] = [];
  let broughtMinor = openingMinor;
  for (let start = 0; pages.length === 0 || start < lines.length; ) {
    const onPage = lines.slice(start, start + (pages.length === 0 ? firstPageLines : onLaterPages));
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
