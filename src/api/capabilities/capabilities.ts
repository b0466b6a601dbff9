import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import type { TaskCode } from '#src/api/accounts/accounts.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { menuName, pageNames } from '#src/rules/page-names.ts';

/** What the bank has granted. An answer that has not arrived grants nothing. */
export interface Grants {
  readonly functions: readonly PermittedFunction[] | undefined;
  readonly tasks: Readonly<Partial<Record<TaskCode, readonly AccountId[]>>>;
}

export type UsedAccount = Pick<
  Account,
  'id' | 'kind' | 'isInternational' | 'transferIsMapped' | 'transferOutDisabled' | 'statementsDisabled' | 'isClosed'
>;

export interface Need {
  readonly permitted: PermittedFunction;
  readonly task: TaskCode;
}

interface Use {
  /** One is enough. Without any, everybody may. */
  readonly needs?: readonly Need[];
  /** A permission without which none of the needs counts. */
  readonly requires?: PermittedFunction;
  readonly suits?: (account: UsedAccount) => boolean;
  readonly label: string;
  /** Undefined if the capability starts on another page. */
  readonly path?: (id: string) => string;
}

const payment: readonly Need[] = [{ permitted: 'payment', task: 'PC_F_DOM' }];

/** In the order links are shown. */
const uses = {
  // Payments in pounds are made online; other currencies are requested.
  makePayment: {
    needs: payment,
    suits: ({ isInternational }) => !isInternational,
    label: menuName(pageNames.pay),
    path: (id) => `/payments/make/${id}`,
  },
  requestInternational: {
    needs: payment,
    suits: ({ isInternational }) => isInternational,
    label: menuName(pageNames.international),
    path: (id) => `/payments/request-international/${id}`,
  },
  transfer: {
    needs: [{ permitted: 'transfer', task: 'PC_F_SELF' }],
    suits: ({ transferIsMapped, transferOutDisabled }) => transferIsMapped && !transferOutDisabled,
    label: menuName(pageNames.transfer),
    path: (id) => `/payments/transfer-money/${id}`,
  },
  alerts: {
    needs: [{ permitted: 'alerts', task: 'PC_F_DOM' }],
    label: 'Alerts',
    path: (id) => `/settings/alerts?accountNumber=${id}`,
  },
  statements: {
    needs: [{ permitted: 'statements', task: 'CH_I_ST' }],
    suits: ({ statementsDisabled }) => !statementsDisabled,
    label: menuName(pageNames.statements),
    path: (id) => `/accounts/statements/${id}`,
  },
  services: {
    needs: [
      { permitted: 'chequeBooks', task: 'CH_N_CBR' },
      { permitted: 'payInBooks', task: 'CH_N_PBR' },
      { permitted: 'chequeStatus', task: 'CH_I_CSE' },
    ],
    label: menuName(pageNames.chequeServices),
    path: (id) => `/accounts/services?accountId=${id}`,
  },
  payRegularly: {
    needs: [{ permitted: 'payment', task: 'PC_I_INSTRL' }],
    requires: 'paymentsFuture',
    suits: ({ isInternational }) => !isInternational,
    label: 'Standing order',
  },
  uploadBulk: {
    needs: [{ permitted: 'bulkUpload', task: 'FU_F_DFT' }],
    label: menuName(pageNames.bulk),
  },
  downloadTransactions: {
    suits: ({ kind }) => isDemandDeposit(kind),
    label: 'Download',
  },
} as const satisfies Record<string, Use>;

export type Capability = keyof typeof uses;

/** What is left of a closed account. */
const afterClosing: readonly Capability[] = ['statements', 'downloadTransactions'];

const capabilities = Object.keys(uses) as readonly Capability[];

export interface AccountLink {
  readonly use: Capability;
  readonly label: string;
  readonly to: string;
}

/** Whether the customer may use the account for this. The bank decides again when asked. */
export function accountMay(capability: Capability, account: UsedAccount, grants: Grants): boolean {
  const { needs, requires, suits = () => true }: Use = uses[capability];
  if (account.isClosed && !afterClosing.includes(capability)) return false;
  if (requires !== undefined && !grants.functions?.includes(requires)) return false;
  return suits(account) && (needs === undefined || needs.some((need) => isGranted(need, account, grants)));
}

/** Whether money may be sent from the account, either at once or on request. */
export function accountMayPay(account: UsedAccount, grants: Grants): boolean {
  return accountMay(paymentUse(account), account, grants);
}

export function accountLinks(account: UsedAccount, grants: Grants): readonly AccountLink[] {
  return capabilities
    .filter((use) => accountMay(use, account, grants))
    .flatMap((use) => {
      const to = pathOf(use, account);
      return to === undefined ? [] : [{ use, label: uses[use].label, to }];
    });
}

/** Tasks whose accounts the user's permissions depend on. The others need not be asked for. */
export function tasksOf(functions: readonly PermittedFunction[]): readonly TaskCode[] {
  const needs = capabilities.flatMap(needsOf);
  return [...new Set(needs.filter(({ permitted }) => functions.includes(permitted)).map(({ task }) => task))];
}

/** The permission and task pairs for a capability. One is enough; an empty list means no restriction. */
export function needsOf(capability: Capability): readonly Need[] {
  const { needs = [] }: Use = uses[capability];
  return needs;
}

export function paymentPath(account: Pick<Account, 'id' | 'isInternational'>): string {
  return uses[paymentUse(account)].path(encodeURIComponent(account.id));
}

function paymentUse({ isInternational }: Pick<Account, 'isInternational'>): 'requestInternational' | 'makePayment' {
  return isInternational ? 'requestInternational' : 'makePayment';
}

function pathOf(use: Capability, { id }: Pick<Account, 'id'>): string | undefined {
  const { path }: Use = uses[use];
  return path?.(encodeURIComponent(id));
}

function isGranted({ permitted, task }: Need, account: UsedAccount, { functions, tasks }: Grants): boolean {
  const isPermitted = functions?.includes(permitted) ?? false;
  return isPermitted && (isWithoutTasks(account, task) || (tasks[task]?.includes(account.id) ?? false));
}

/** No call reports which fixed-rate bonds have statements, so the bank decides on request. Assumed. */
function isWithoutTasks({ kind }: UsedAccount, task: TaskCode): boolean {
  return kind === 'TD' && task === 'CH_I_ST';
}
