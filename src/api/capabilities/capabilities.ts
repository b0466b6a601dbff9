import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import type { TaskCode } from '#src/api/accounts/accounts.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import type { AccountId } from '#src/kernel/ids.ts';

/** What the bank has granted, as far as its answers have arrived; what has not arrived is not granted. */
export interface Grants {
  readonly functions: readonly PermittedFunction[] | undefined;
  /** The accounts each task is open to, for the entity that is active: asked for all entities, for all of them. */
  readonly tasks: Readonly<Partial<Record<TaskCode, readonly AccountId[]>>>;
}

/** What the rules look at. */
export type UsedAccount = Pick<
  Account,
  'id' | 'kind' | 'isInternational' | 'transferIsMapped' | 'transferOutDisabled' | 'statementsDisabled'
>;

/** The user permitted, and the account open to the task. */
export interface Need {
  readonly permitted: PermittedFunction;
  readonly task: TaskCode;
}

interface Use {
  /** One of them is enough; a use without any is open to everybody. */
  readonly needs?: readonly Need[];
  /** What the account itself must be, beside what was granted. */
  readonly suits?: (account: UsedAccount) => boolean;
  readonly label: string;
  /** Where it begins; none for what begins on another's page. */
  readonly path?: (id: string) => string;
}

const payment: readonly Need[] = [{ permitted: 'payment', task: 'PC_F_DOM' }];

/** Who may do what with an account, and where that begins; in the order in which links are shown. */
const uses = {
  // Pounds are paid at once, and other currencies are asked for.
  makePayment: {
    needs: payment,
    suits: ({ isInternational }) => !isInternational,
    label: 'Make a Payment',
    path: (id) => `/payments/make/${id}`,
  },
  requestInternational: {
    needs: payment,
    suits: ({ isInternational }) => isInternational,
    label: 'Request international payment',
    path: (id) => `/payments/request-international/${id}`,
  },
  transfer: {
    needs: [{ permitted: 'transfer', task: 'PC_F_SELF' }],
    suits: ({ transferIsMapped, transferOutDisabled }) => transferIsMapped && !transferOutDisabled,
    label: 'Internal Transfer',
    path: (id) => `/payments/transfer-money/${id}`,
  },
  alerts: {
    needs: [{ permitted: 'alerts', task: 'PC_F_DOM' }],
    label: 'Alerts',
    path: () => '/settings/alerts',
  },
  statements: {
    needs: [{ permitted: 'statements', task: 'CH_I_ST' }],
    suits: ({ statementsDisabled }) => !statementsDisabled,
    label: 'Statements',
    path: (id) => `/accounts/statements/${id}`,
  },
  services: {
    needs: [
      { permitted: 'chequeBooks', task: 'CH_N_CBR' },
      { permitted: 'payInBooks', task: 'CH_N_PBR' },
      { permitted: 'chequeStatus', task: 'CH_I_CSE' },
    ],
    label: 'Cheque services',
    path: (id) => `/accounts/services?accountId=${id}`,
  },
  payRegularly: {
    needs: [{ permitted: 'payment', task: 'PC_I_INSTRL' }],
    suits: ({ isInternational }) => !isInternational,
    label: 'Standing order',
  },
  uploadBulk: {
    needs: [{ permitted: 'bulkUpload', task: 'FU_F_DFT' }],
    label: 'Bulk payments',
  },
  downloadTransactions: {
    suits: ({ kind }) => isDemandDeposit(kind),
    label: 'Download',
  },
} as const satisfies Record<string, Use>;

export type Capability = keyof typeof uses;

const capabilities = Object.keys(uses) as readonly Capability[];

export interface AccountLink {
  readonly use: Capability;
  readonly label: string;
  readonly to: string;
}

/** Whether the customer may use the account so. The bank decides again when asked. */
export function accountMay(capability: Capability, account: UsedAccount, grants: Grants): boolean {
  const { needs, suits = () => true }: Use = uses[capability];
  return suits(account) && (needs === undefined || needs.some((need) => isGranted(need, account, grants)));
}

/** Whether money may be sent from the account to somebody else, be it at once or by request. */
export function accountMayPay(account: UsedAccount, grants: Grants): boolean {
  return accountMay(paymentUse(account), account, grants);
}

/** The ways on from the account that are open to the customer. */
export function accountLinks(account: UsedAccount, grants: Grants): readonly AccountLink[] {
  return capabilities
    .filter((use) => accountMay(use, account, grants))
    .flatMap((use) => {
      const to = pathOf(use, account);
      return to === undefined ? [] : [{ use, label: uses[use].label, to }];
    });
}

/** The tasks whose accounts must be known to judge what the user is permitted; the others need not be asked for. */
export function tasksOf(functions: readonly PermittedFunction[]): readonly TaskCode[] {
  const needs = capabilities.flatMap(needsOf);
  return [...new Set(needs.filter(({ permitted }) => functions.includes(permitted)).map(({ task }) => task))];
}

/**
 * What the user must be permitted for the use, and the tasks that must be open to the account; one pair is enough, and
 * where there is none nothing is needed.
 */
export function needsOf(capability: Capability): readonly Need[] {
  const { needs = [] }: Use = uses[capability];
  return needs;
}

/** Where a payment from the account begins. */
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

/** No call tells which fixed-rate bonds have statements: the bank decides when they are asked for. Assumed. */
function isWithoutTasks({ kind }: UsedAccount, task: TaskCode): boolean {
  return kind === 'TD' && task === 'CH_I_ST';
}
