import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { type AccountAccessRecord, type SharedTask, sharedTasks } from '#sandbox/bank/records/account-access.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type AccessPoint, findAccessPoint } from './providers.ts';

export interface WantedGrant {
  /** Names the present access; undefined for a new grant. */
  readonly grantId?: string | undefined;
  readonly accountToken: string;
  readonly taskIds: readonly string[];
}

export interface WantedAccess {
  readonly accessPointId: string;
  /** Names the present access, where it is changed. */
  readonly accessId?: string;
  readonly grants: readonly WantedGrant[];
}

export type AccessRefusal = 'provider-not-found' | 'empty' | 'exists' | 'changed' | 'not-set-up' | 'not-shareable';

export type AccessVerdict =
  | { readonly outcome: 'saved'; readonly access: AccountAccessRecord; readonly changes: readonly Change[] }
  | { readonly outcome: 'refused'; readonly reason: AccessRefusal };

export interface ShareableAccount {
  readonly account: AccountRecord;
  readonly token: string;
  readonly tasks: readonly { readonly taskId: SharedTask; readonly allowed: boolean }[];
}

/** The access points that ask for access or have it, in that order. */
export function accessPointsOf(bank: Bank, { user }: Customer): readonly AccessPoint[] {
  return bank.records
    .all('accessRequests')
    .filter(({ userId }) => userId === user.id)
    .flatMap(({ accessPointId }) => findAccessPoint(accessPointId) ?? []);
}

/** Undefined for an access point that has nothing to do with the customer. */
export function accessPointOf(bank: Bank, customer: Customer, id: string): AccessPoint | undefined {
  return accessPointsOf(bank, customer).find((accessPoint) => accessPoint.id === id);
}

/** The one entity whose accounts are shared: that of the request, or the customer's first. */
export function sharingParty({ parties }: Customer): PartyRecord | undefined {
  return parties[0];
}

/** As it is; undefined without one. */
export function accessOf({ records }: Bank, partyId: string, accessPointId: string): AccountAccessRecord | undefined {
  const access = records.find('accountAccesses', accessIdOf(partyId, accessPointId));
  return access?.ended ? undefined : access;
}

function accessIdOf(partyId: string, accessPointId: string): string {
  return `${partyId}:${accessPointId}`;
}

/** Current and savings accounts; only some may pay, and no provider may do what the customer may not. */
export function shareableAccounts(bank: Bank, customer: Customer, accessPointId: string): readonly ShareableAccount[] {
  const party = sharingParty(customer);
  if (party === undefined || party.actsAs === 'agent') return [];
  const grants = accessOf(bank, party.id, accessPointId)?.grants ?? [];
  return bank.records
    .accountsOf(party.id)
    .filter(({ kind }) => shareableKinds.has(kind))
    .map((account) => ({
      account,
      token: tokenOf(bank, customer.session, 'account', account.id),
      tasks: tasksOpenTo(account, customer.user).map((taskId) => ({
        taskId,
        allowed: grants.some(({ accountId, taskIds }) => accountId === account.id && taskIds.includes(taskId)),
      })),
    }));
}

/** A second grant of access is refused, so that a request sent twice grants once. */
export function grantAccess(bank: Bank, customer: Customer, wanted: WantedAccess): AccessVerdict {
  const checked = checkWanted(bank, customer, wanted);
  if ('reason' in checked) return { outcome: 'refused', reason: checked.reason };
  const { party, grants } = checked;
  if (accessOf(bank, party.id, wanted.accessPointId) !== undefined) return { outcome: 'refused', reason: 'exists' };
  const id = accessIdOf(party.id, wanted.accessPointId);
  const former = bank.records.find('accountAccesses', id);
  const version = (former?.version ?? 0) + 1;
  const access: AccountAccessRecord = {
    id,
    partyId: party.id,
    accessPointId: wanted.accessPointId,
    grants: grants.map(({ accountId, taskIds }) => ({ id: grantIdOf(accountId, version), accountId, taskIds })),
    version,
  };
  const change = former === undefined ? 'insert' : 'update';
  return { outcome: 'saved', access, changes: [{ change, of: 'accountAccesses', record: access }] };
}

/** Replaces the present access, unless it was changed since it was read: then an id in the request is no longer in it. */
export function changeAccess(bank: Bank, customer: Customer, wanted: WantedAccess): AccessVerdict {
  const checked = checkWanted(bank, customer, wanted);
  if ('reason' in checked) return { outcome: 'refused', reason: checked.reason };
  const { party, grants } = checked;
  const present = accessOf(bank, party.id, wanted.accessPointId);
  if (present === undefined || wireIdOf(present) !== wanted.accessId) return { outcome: 'refused', reason: 'changed' };
  const version = present.version + 1;
  const next: AccountAccessRecord['grants'] = [];
  for (const { grantId, accountId, taskIds } of grants) {
    const before = present.grants.find((grant) => grant.accountId === accountId);
    if (before?.id !== grantId) return { outcome: 'refused', reason: 'changed' };
    const isSame = before !== undefined && String(before.taskIds) === String(taskIds);
    next.push(isSame ? before : { id: grantIdOf(accountId, version), accountId, taskIds });
  }
  const access = { ...present, grants: next, version };
  return { outcome: 'saved', access, changes: [{ change: 'update', of: 'accountAccesses', record: access }] };
}

/** What a provider may do, as a text message names it: "let Trotting Up see 2 accounts, pay from 1 account". */
export function sharingText({ accessPointId, grants }: AccountAccessRecord): string {
  const name = findAccessPoint(accessPointId)?.name ?? accessPointId;
  const may = sharedTasks.flatMap((task) => {
    const count = grants.filter(({ taskIds }) => taskIds.includes(task)).length;
    return count === 0 ? [] : [`${taskTexts[task]} ${count === 1 ? '1 account' : `${count} accounts`}`];
  });
  return `let ${name} ${may.join(', ')}`;
}

const taskTexts = {
  CH_I: 'see',
  PC_F_SELF: 'transfer from',
  PC_F_CGNDP: 'pay from',
} as const satisfies Record<SharedTask, string>;

/** The access's name on the wire. It is of one entity and provider for good. */
export function wireIdOf({ id }: AccountAccessRecord): string {
  return `ACCESS-${shortDigest(id)}`;
}

interface CheckedGrant {
  readonly grantId: string | undefined;
  readonly accountId: string;
  readonly taskIds: SharedTask[];
}

type Checked =
  | { readonly party: PartyRecord; readonly grants: readonly CheckedGrant[] }
  | { readonly reason: AccessRefusal };

function checkWanted(bank: Bank, customer: Customer, { accessPointId, grants }: WantedAccess): Checked {
  const accessPoint = accessPointOf(bank, customer, accessPointId);
  if (accessPoint === undefined) return { reason: 'provider-not-found' };
  const party = sharingParty(customer);
  const isOpen = accessPoint.isSetUp && accessPoint.type === 'EXT' && party !== undefined && party.actsAs !== 'agent';
  if (!isOpen) return { reason: 'not-set-up' };
  if (grants.length === 0) return { reason: 'empty' };
  const accounts = new Map(
    shareableAccounts(bank, customer, accessPointId).map((shareable) => [shareable.token, shareable]),
  );
  const checked: CheckedGrant[] = [];
  for (const { grantId, accountToken, taskIds } of grants) {
    const shareable = accounts.get(accountToken);
    const isTwice = checked.some(({ accountId }) => accountId === shareable?.account.id);
    if (shareable === undefined || isTwice) return { reason: 'not-shareable' };
    const open = shareable.tasks.map(({ taskId }) => taskId);
    const wanted = open.filter((taskId) => taskIds.includes(taskId));
    if (wanted.length === 0 || wanted.length !== taskIds.length) return { reason: 'not-shareable' };
    checked.push({ grantId, accountId: shareable.account.id, taskIds: wanted });
  }
  return { party, grants: checked };
}

const shareableKinds: ReadonlySet<AccountRecord['kind']> = new Set(['CA', 'RA', 'IA', 'NT']);

function tasksOpenTo({ taskCodes }: AccountRecord, { permittedFunctions }: UserRecord): readonly SharedTask[] {
  if (!taskCodes.includes('PC_F_DOM')) return ['CH_I'];
  return sharedTasks.filter((taskId) => {
    const needed = functionsOf[taskId];
    return needed === undefined || permittedFunctions.includes(needed);
  });
}

const functionsOf: Partial<Record<SharedTask, UserRecord['permittedFunctions'][number]>> = {
  PC_F_SELF: 'transfer',
  PC_F_CGNDP: 'payment',
};

function grantIdOf(accountId: string, version: number): string {
  return `GRANT-${shortDigest(`${accountId}|${version}`)}`;
}

/** The bank's own ids never leave it. */
function shortDigest(id: string): string {
  return sha256Hex(id).slice(0, 16).toUpperCase();
}
