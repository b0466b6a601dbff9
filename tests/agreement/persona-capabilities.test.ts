import { expect, it } from 'vitest';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import { keptPersonas as personas } from '#sandbox/personas/kept-personas.ts';
import { type Account, accountsOfParty } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { accountLinks, accountMay, accountMayPay, tasksOf } from '#src/api/capabilities/capabilities.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { answerTo, type PersonaStore, signInPersona } from '#tests/customers/sign-in-persona.ts';

/**
 * The capabilities of every account of every persona, from the app's reading of the bank's responses and from rules on the
 * bank's records, which are written here separately.
 */

interface Uses {
  readonly links: readonly string[];
  readonly pays: boolean;
  readonly downloads: boolean;
}

const openingDay = calendarDay('2026-03-02');

it.each(Object.keys(personas))('%s has the capabilities of the rules for each account', async (persona) => {
  const book = bookOf(persona);
  const store = await signInPersona(persona);
  const functions =
    store && (await answerTo(store.dispatch(profileApi.endpoints.listPermissions.initiate(allParties))));
  // A locked customer, or one with first-login steps, has no capabilities.
  if (store === undefined || functions === undefined) return expect(kept(persona)).toBe(true);

  expect(await usesFound(store, false)).toEqual(usesExpected(book, 'global', () => true));
  expect(functions).toEqual(book.user.permittedFunctions);
});

it('acts for one entity with only its accounts', async () => {
  const book = bookOf('racing-owner');
  const store = (await signInPersona('racing-owner')) as PersonaStore;
  const profile = await answerTo(store.dispatch(profileApi.endpoints.getProfile.initiate(allParties)));
  const parties = (profile?.entities ?? []).map(({ id }) => id);
  expect(parties).toHaveLength(3);

  const ofEach = [];
  for (const [place, party] of parties.entries()) {
    const found = await usesFound(store, party);
    expect(found).toEqual(usesExpected(book, 'local', ({ partyId }) => partyId === book.user.partyIds[place]));
    ofEach.push(...Object.keys(found));
  }
  expect(ofEach.sort()).toEqual(book.accounts.map(({ number }) => number).sort());
});

it('has every capability, and the lack of each, in some persona', () => {
  const all = Object.values(personas).flatMap((persona) =>
    Object.values(usesExpected(persona.open(1, openingDay), 'global', () => true)),
  );
  for (const label of everyLink) {
    const having = all.filter(({ links }) => links.includes(label)).length;
    expect([label, having > 0, having < all.length]).toEqual([label, true, true]);
  }
  expect(new Set(all.map(({ downloads }) => downloads)).size).toBe(2);
});

it('distinguishes the currencies of the racing owner', async () => {
  const store = (await signInPersona('racing-owner')) as PersonaStore;
  const accounts = await accountsOf(store, false);
  expect(new Set(accounts.map(({ currency }) => currency))).toEqual(new Set(['GBP', 'EUR', 'USD']));
  for (const { isInternational, currency } of accounts) expect(isInternational).toBe(currency !== 'GBP');
});

const allParties = { party: false } as const;
const everyLink = [
  'Make a Payment',
  'Request international payment',
  'Internal Transfer',
  'Alerts',
  'Statements',
  'Cheque services',
] as const;

function bookOf(persona: string): PersonaBook {
  const book = personas[persona]?.open(1, openingDay);
  if (book === undefined) throw new Error(`There is no persona ${persona}`);
  const colleagues = book.opensWith.flatMap((id) => personas[id]?.open(1, openingDay).accounts ?? []);
  const accounts = [...book.accounts, ...colleagues].filter(({ partyId }) => book.user.partyIds.includes(partyId));
  return { ...book, accounts };
}

function kept(persona: string): boolean {
  return /^(first-timer|(terms|password|pin)-due|locked-user|admin-locked)$/.test(persona);
}

/** By account number. */
async function usesFound(store: PersonaStore, party: PartyId | false): Promise<Record<string, Uses>> {
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

async function accountsOf(store: PersonaStore, party: PartyId | false): Promise<readonly Account[]> {
  const list = await answerTo(store.dispatch(accountsApi.endpoints.listAccounts.initiate({ party })));
  return accountsOfParty(list?.accounts ?? [], party);
}

/** The rules, applied to the bank's records. */
function usesExpected(
  { user, accounts }: PersonaBook,
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
