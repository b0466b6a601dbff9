import { expect, it } from 'vitest';
import { keptPersonas as personas } from '#sandbox/personas/kept-personas.ts';
import { accountsApi, type TaskCode } from '#src/api/accounts/accounts.ts';
import { approvalsApi } from '#src/api/approvals/approvals.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { menuQuestions, openMenu } from '#src/app/menus.ts';
import { type MenuName, mayOpen } from '#src/app/page-handle.ts';
import { pageAt } from '#src/app/page-table.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { answerTo, type PersonaStore, signInPersona } from '#tests/customers/sign-in-persona.ts';

/** The menus of each persona, from the bank's responses. */

type Menus = Readonly<Record<MenuName, readonly string[]>>;

const party = false;
const menuNames = ['accounts', 'payments', 'settings'] as const satisfies readonly MenuName[];
const viewing = ['Statements', 'Cheque services'];
const paying = [
  'Make a Payment',
  'Internal Transfer',
  'Standing orders & direct debits',
  'Request international payment',
  'Manage my payees',
];
const settings = [
  'View details',
  'Reorder & rename accounts',
  'Change password',
  'Change transaction PIN',
  'Activity log',
  'Marketing preferences',
];

/** Without bulk files or authorisations. */
const everyday: Menus = { accounts: viewing, payments: paying, settings };
/** With bulk files; authorisations are hidden while none are pending. */
const trading: Menus = { ...everyday, payments: paying.toSpliced(2, 0, 'Bulk payments') };

const menusOf: Readonly<Record<string, Menus | 'steps first' | 'kept out'>> = {
  'private-customer': everyday,
  'racing-owner': trading,
  'first-timer': 'steps first',
  'terms-due': 'steps first',
  'password-due': 'steps first',
  'pin-due': 'steps first',
  'read-only': { accounts: viewing, payments: [], settings: settings.slice(1) },
  'no-accounts': { accounts: [], payments: ['Standing orders & direct debits', 'Manage my payees'], settings },
  'many-accounts': trading,
  'long-history': trading,
  'joint-holder': everyday,
  'locked-user': 'kept out',
  'admin-locked': 'kept out',
  'new-device-less': everyday,
  maker: trading,
  approver: { ...trading, settings: [...settings, 'Authorisations'] },
  'second-approver': {
    accounts: viewing,
    payments: ['Bulk payments'],
    settings: [...settings.slice(1), 'Authorisations'],
  },
  'low-limits': everyday,
};

/** Pages of a function, open to customers with its menu entry, or who would have it with other accounts. */
const pagesOf = {
  '/payments/make': 'payment',
  '/payments/request-international': 'payment',
  '/payments/transfer-money': 'transfer',
  '/payments/payees': 'payeesManage',
  '/payments/upcoming': 'paymentsFuture',
  '/settings/alerts': 'alerts',
  '/settings/activity-log': 'transactionLog',
  '/settings/authorisations': 'approver',
} as const satisfies Readonly<Record<string, PermittedFunction>>;

it('has a row for every persona', () => {
  expect(Object.keys(menusOf)).toEqual(Object.keys(personas));
});

it.each(Object.entries(menusOf))('%s has the menus in its row', async (persona, menus) => {
  const store = await signInPersona(persona);
  if (store === undefined) return expect('kept out').toBe(menus);

  const functions = await answerTo(store.dispatch(profileApi.endpoints.listPermissions.initiate({ party })));
  if (functions === undefined) return expect('steps first').toBe(menus);

  expect(await menusFound(store, functions)).toEqual(menus);
  const granted = personas[persona]?.open(1, calendarDay('2026-03-02')).user.permittedFunctions;
  for (const [page, permitted] of Object.entries(pagesOf)) {
    expect([page, mayOpen(pageAt(page), functions)]).toEqual([page, granted?.includes(permitted)]);
  }
});

/** Makes the header's calls only. */
async function menusFound(store: PersonaStore, functions: readonly PermittedFunction[]) {
  const { listAccounts, listPayingAccounts } = accountsApi.endpoints;
  const asked = menuNames.map((menu) => menuQuestions(menu, functions));
  const tasks = await answersTo(
    asked.flatMap((questions) => questions.tasks),
    (taskCode) => store.dispatch(listPayingAccounts.initiate({ party, taskCode })),
  );
  const list = await answerTo(store.dispatch(listAccounts.initiate({ party })));
  const waiting = asked.some(({ approvals }) => approvals)
    ? await answerTo(store.dispatch(approvalsApi.endpoints.countPendingApprovals.initiate({ party })))
    : undefined;
  const grants = {
    functions,
    tasks,
    accounts: list?.accounts ?? [],
    approvalsWaiting: waiting?.total ?? 0,
  };
  return Object.fromEntries(menuNames.map((menu) => [menu, openMenu(menu, grants).map(({ label }) => label)]));
}

type Asked<Data> = PromiseLike<{ readonly data?: Data | undefined }>;

async function answersTo(tasks: readonly TaskCode[], ask: (task: TaskCode) => Asked<readonly AccountId[]>) {
  return Object.fromEntries(await Promise.all(tasks.map(async (task) => [task, (await answerTo(ask(task))) ?? []])));
}
