import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import type { TaskCode } from '#src/api/accounts/accounts.ts';
import { accountMay, type Grants } from '#src/api/capabilities/capabilities.ts';
import { expectedLinks } from './expected-links.ts';

/** One of these is enough for cheque services. */
const bookTasks = ['CH_N_CBR', 'CH_N_PBR', 'CH_I_CSE'] as const satisfies readonly TaskCode[];

const otherTasks = ['PC_F_DOM', 'PC_F_SELF', 'CH_I_ST'] as const satisfies readonly TaskCode[];

/**
 * What to ask for the account's links at once. The first task of cheque services usually settles theirs; an account that
 * usually has none needs all three answers.
 */
export function firstTasks(account: Account): readonly TaskCode[] {
  if (!isDemandDeposit(account.kind)) return [];
  if (account.isClosed) return ['CH_I_ST'];
  const usuallyHasBooks = expectedLinks(account).some(({ use }) => use === 'services');
  return [...otherTasks, ...(usuallyHasBooks ? bookTasks.slice(0, 1) : bookTasks)];
}

/** What to ask once those are answered. */
export function furtherTasks(account: Account, grants: Grants): readonly TaskCode[] {
  const asked = firstTasks(account);
  if (asked.length === 0 || account.isClosed || accountMay('services', account, grants)) return [];
  return bookTasks.filter((task) => !asked.includes(task));
}
