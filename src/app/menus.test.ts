import { describe, expect, it } from 'vitest';
import type { UsedAccount } from '#src/api/capabilities/capabilities.ts';
import { type PermittedFunction, permittedFunctions } from '#src/api/profile/permissions.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { type MenuGrants, menuQuestions, openMenu, permittedMenu } from './menus.ts';
import type { MenuName } from './page-handle.ts';

const id = asId<AccountId>('9A0E');
const pounds: UsedAccount = {
  id,
  kind: 'CA',
  isInternational: false,
  transferIsMapped: true,
  transferOutDisabled: false,
  statementsDisabled: false,
  isClosed: false,
};
const tasks = ['PC_F_DOM', 'FU_F_DFT', 'PC_F_SELF', 'CH_I_ST', 'CH_N_CBR', 'CH_I_CSE', 'CH_N_PBR'] as const;
const all: MenuGrants = {
  functions: permittedFunctions,
  accounts: [pounds],
  tasks: Object.fromEntries(tasks.map((task) => [task, [id]])),
  approvalsWaiting: 1,
};

const without = (...names: PermittedFunction[]): MenuGrants => ({
  ...all,
  functions: permittedFunctions.filter((one) => !names.includes(one)),
});
const closed = (...shut: (typeof tasks)[number][]): MenuGrants => ({
  ...all,
  tasks: { ...all.tasks, ...Object.fromEntries(shut.map((task) => [task, []])) },
});
const withAccounts = (account: Partial<UsedAccount>): MenuGrants => ({ ...all, accounts: [{ ...pounds, ...account }] });
const bondAlone: MenuGrants = { ...withAccounts({ kind: 'TD' }), tasks: {} };

const labels = (menu: MenuName, grants: MenuGrants) => openMenu(menu, grants).map(({ label }) => label);
const open = (label: string, grants: MenuGrants) =>
  (['accounts', 'payments', 'settings'] as const).some((menu) => labels(menu, grants).includes(label));

it.each<[MenuName, readonly (readonly [string, string])[]]>([
  [
    'accounts',
    [
      ['Statements', '/accounts/statements'],
      ['Cheque services', '/accounts/services'],
    ],
  ],
  [
    'payments',
    [
      ['Make a Payment', '/payments/make'],
      ['Internal Transfer', '/payments/transfer-money'],
      ['Bulk payments', '/payments/bulk'],
      ['Standing orders & direct debits', '/payments/upcoming'],
      ['Request international payment', '/payments/request-international'],
      ['Manage my payees', '/payments/payees'],
    ],
  ],
  [
    'settings',
    [
      ['View details', '/settings/alerts'],
      ['Reorder & rename accounts', '/settings/manage-accounts'],
      ['Change password', '/settings/manage-credentials/password'],
      ['Change transaction PIN', '/settings/manage-credentials/pin'],
      ['Activity log', '/settings/activity-log'],
      ['Marketing preferences', '/settings/marketing-preferences'],
      ['Authorisations', '/settings/authorisations'],
    ],
  ],
])('lists the %s menu in order for a customer with every permission', (menu, entries) => {
  expect(openMenu(menu, all).map(({ label, to }) => [label, to])).toEqual(entries);
});

describe('an entry', () => {
  it.each<[string, string, MenuGrants, boolean]>([
    ['by the statements of accounts', 'Statements', { ...all, ...funcs('statements') }, true],
    ['by those of a bond alone', 'Statements', bondAlone, true],
    ['by the function of loans, which are shown nowhere', 'Statements', without('statements'), false],
    ['where no account is open', 'Statements', closed('CH_I_ST'), false],
    ['by cheque books', 'Cheque services', { ...all, ...funcs('chequeBooks') }, true],
    ['by pay-in books', 'Cheque services', { ...all, ...funcs('payInBooks') }, true],
    ['by cheque status', 'Cheque services', { ...all, ...funcs('chequeStatus') }, true],
    ['without any of the three', 'Cheque services', without('chequeBooks', 'payInBooks', 'chequeStatus'), false],
    ['where no task is open', 'Cheque services', closed('CH_N_CBR', 'CH_N_PBR', 'CH_I_CSE'), false],
    ['from pounds', 'Make a Payment', all, true],
    ['without the function', 'Make a Payment', without('payment'), false],
    ['where the task is closed', 'Make a Payment', closed('PC_F_DOM'), false],
    ['from other currencies alone', 'Make a Payment', withAccounts({ isInternational: true }), false],
    ['from no account at all', 'Make a Payment', { ...all, accounts: [] }, false],
    ['where one may go out', 'Internal Transfer', all, true],
    ['without the function', 'Internal Transfer', without('transfer'), false],
    ['where the task is closed', 'Internal Transfer', closed('PC_F_SELF'), false],
    ['where none may go out', 'Internal Transfer', withAccounts({ transferOutDisabled: true }), false],
    ['by uploading', 'Bulk payments', without('bulkView'), true],
    ['by viewing alone', 'Bulk payments', { ...closed('FU_F_DFT'), ...funcs('bulkView') }, true],
    [
      'by uploading where no account is open to it',
      'Bulk payments',
      { ...closed('FU_F_DFT'), ...funcs('bulkUpload') },
      false,
    ],
    ['without either', 'Bulk payments', without('bulkUpload', 'bulkView'), false],
    ['with the function', 'Standing orders & direct debits', { ...all, ...funcs('paymentsFuture') }, true],
    ['without it', 'Standing orders & direct debits', without('paymentsFuture'), false],
    ['from other currencies', 'Request international payment', withAccounts({ isInternational: true }), true],
    ['without the function', 'Request international payment', without('payment'), false],
    ['where the task is closed', 'Request international payment', closed('PC_F_DOM'), false],
    ['with the function', 'Manage my payees', { ...all, ...funcs('payeesManage') }, true],
    ['without it', 'Manage my payees', without('payeesManage'), false],
    ['with the function', 'View details', { ...all, ...funcs('alerts') }, true],
    ['without it', 'View details', without('alerts'), false],
    ['with the function', 'Activity log', { ...all, ...funcs('transactionLog') }, true],
    ['without it', 'Activity log', without('transactionLog'), false],
    ['with something waiting', 'Authorisations', { ...all, ...funcs('approver') }, true],
    ['with nothing waiting', 'Authorisations', { ...all, approvalsWaiting: 0 }, false],
    ['without the function', 'Authorisations', without('approver'), false],
  ])('%s: %s', (_name, label, grants, expected) => {
    expect(open(label, grants)).toBe(expected);
  });
});

it('opens to nobody’s functions only what needs none', () => {
  const nothing: MenuGrants = { functions: undefined, accounts: [], tasks: {}, approvalsWaiting: 0 };
  expect([labels('accounts', nothing), labels('payments', nothing)]).toEqual([[], []]);
  const free = ['Reorder & rename accounts', 'Change password', 'Change transaction PIN', 'Marketing preferences'];
  expect(labels('settings', nothing)).toEqual(free);
  expect(permittedMenu('settings', []).map(({ label }) => label)).toEqual(free);
});

it.each(['accounts', 'payments', 'settings'] as const)('opens in the %s menu no more than is permitted', (menu) => {
  for (const one of permittedFunctions) {
    const may = permittedMenu(menu, [one]).map(({ label }) => label);
    expect(may).toEqual(expect.arrayContaining(labels(menu, { ...all, ...funcs(one) })));
  }
});

it.each<[string, MenuName, readonly PermittedFunction[], ReturnType<typeof menuQuestions>]>([
  ['nothing for nobody', 'payments', [], { tasks: [], approvals: false }],
  ['one task for payments', 'payments', ['payment'], { tasks: ['PC_F_DOM'], approvals: false }],
  ['nothing for viewing', 'payments', ['bulkView'], { tasks: [], approvals: false }],
  ['nothing for loans alone', 'accounts', ['loanStatements'], { tasks: [], approvals: false }],
  ['what waits', 'settings', permittedFunctions, { tasks: [], approvals: true }],
  [
    'the cheque task permitted',
    'accounts',
    ['statements', 'chequeBooks'],
    { tasks: ['CH_I_ST', 'CH_N_CBR'], approvals: false },
  ],
])('asks no more than it must: %s', (_name, menu, functions, questions) => {
  expect(menuQuestions(menu, functions)).toEqual(questions);
});

function funcs(...functions: PermittedFunction[]): Pick<MenuGrants, 'functions'> {
  return { functions };
}
