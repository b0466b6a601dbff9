import { type Branch, branches } from '#fixtures/directory.ts';

/** The bank's own branch. Accounts under its sort code are kept here. */
export const ownSortCode = '609303';

export type SortCodeLookup =
  | { readonly outcome: 'known'; readonly branch: Branch }
  | { readonly outcome: 'unknown' | 'no-fast-payments' };

const byCode: ReadonlyMap<string, Branch> = new Map(branches.map((branch) => [branch.sortCode, branch]));

/** The branch of six digits, undefined where no bank has them. */
export function branchOf(sortCode: string): Branch | undefined {
  return byCode.get(sortCode);
}

/** Whether payments can be sent to that sort code, and whose it is. */
export function lookUpSortCode(sortCode: string): SortCodeLookup {
  const branch = branchOf(sortCode);
  if (branch === undefined) return { outcome: 'unknown' };
  return branch.fastPayments ? { outcome: 'known', branch } : { outcome: 'no-fast-payments' };
}
