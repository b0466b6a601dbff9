import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type Account, accountsOfParty } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { accountLinks, accountMay, accountMayPay, tasksOf } from '#src/api/capabilities/capabilities.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { answerTo, type PersonaStore } from './sign-in-persona.ts';

/** What each account may be used for: as the app reads it, and by the rules, which are written here apart. */

interface Uses {
  readonly links: readonly string[];
  readonly pays: boolean;
  readonly downloads: boolean;
}

export const allParties = { party: false } as const;
export const everyLink = [
  'Make a Payment',
  'Request international payment',
  'Internal Transfer',
  'Alerts',
  'Statements',
  'Cheque services',
] as const;

/** By account number. */
export async function usesFound(store: PersonaStore, party: PartyId | false): Promise<Record<string, Uses>> {
  const functions = await answerTo(store.dispatch(profileApi.endpoints.listPermissions.initiate({ party })));
  const { listPayingAccounts } = accountsApi.endpoints;
  const tasks = Object.fromEntries(
    await Promise.all(
      tasksOf(functions ?? []).map(async (taskCode) => [
        taskCode,
        await answerTo(store.dispatch(listPayingAccounts.initiate({ party, taskCode }))),
      ]),
    ),
  );
  const grants = { functions, tasks };
  const found = (await accountsOf(store, party)).map((account): [string, Uses] => [
    account.accountNumber,
    {
      links: accountLinks(account, grants).map(({ label }) => label),
      pays: accountMayPay(account, grants),
      downloads: accountMay('downloadTransactions', account, grants),
    },
  ]);
  return Object.fromEntries(found);
}

export async function accountsOf(store: PersonaStore, party: PartyId | false): Promise<readonly Account[]> {
  const list = await answerTo(store.dispatch(accountsApi.endpoints.listAccounts.initiate({ party })));
  return accountsOfParty(list?.accounts ?? [], party);
}

interface Customer {
  readonly user: UserRecord;
  readonly accounts: readonly AccountRecord[];
}

/** The rules, applied to the bank's records. */
export function usesExpected(
  { user, accounts }: Customer,
  scope: 'local' | 'global',
  isOf: (account: AccountRecord) => boolean,
): Record<string, Uses> {
  const may = (permitted: (typeof user.permittedFunctions)[number]) => user.permittedFunctions.includes(permitted);
  const expected = accounts.filter(isOf).map((account): [string, Uses] => {
    const { kind, currency, taskCodes, transferIsMapped, transferOutDisabled, transfersOnly } = account;
    const isSpending = kind === 'CA' || kind === 'RA' || kind === 'IA' || kind === 'NT';
    const open = (task: (typeof taskCodes)[number]) => isSpending && taskCodes.includes(task);
    const pays = may('payment') && open('PC_F_DOM');
    const isInScope = transfersOnly === null || transfersOnly === scope;
    const transfers =
      transferIsMapped && !transferOutDisabled && kind !== 'NT' && isInScope && may('transfer') && open('PC_F_SELF');
    const paper =
      (may('chequeBooks') && open('CH_N_CBR')) ||
      (may('payInBooks') && open('CH_N_PBR')) ||
      (may('chequeStatus') && open('CH_I_CSE'));
    const has: Record<(typeof everyLink)[number], boolean> = {
      'Make a Payment': pays && currency === 'GBP',
      'Request international payment': pays && currency !== 'GBP',
      'Internal Transfer': transfers,
      Alerts: may('alerts') && open('PC_F_DOM'),
      // No call gives the tasks of bonds, so the function permits their statements.
      Statements: may('statements') && (kind === 'TD' || open('CH_I_ST')),
      'Cheque services': paper,
    };
    return [account.number, { links: everyLink.filter((label) => has[label]), pays, downloads: isSpending }];
  });
  return Object.fromEntries(expected);
}
