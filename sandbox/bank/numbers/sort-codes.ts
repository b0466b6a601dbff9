import { type Branch, branches } from '#fixtures/directory.ts';

/** The bank's own sort code: accounts under it are held here. */
export const ownSortCode = '609303';

export type SortCodeLookup =
  | { readonly outcome: 'known'; readonly branch: Branch }
  | { readonly outcome: 'unknown' | 'no-fast-payments' };

const byCode: ReadonlyMap<string, Branch> = new Map(branches.map((branch) => [branch.sortCode, branch]));

export function branchOf(sortCode: string): Branch | undefined {
  return byCode.get(sortCode);
}

export function lookUpSortCode(sortCode: string): SortCodeLookup {
  const branch = branchOf(sortCode);
  if (branch === undefined) return { outcome: 'unknown' };
  return branch.fastPayments ? { outcome: 'known', branch } : { outcome: 'no-fast-payments' };
}
