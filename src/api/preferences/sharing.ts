import { fieldsOf, idOf, isList, listOf, omitUndefined, textOf, tokenOf, type Wire } from '#src/api/wire/wire.ts';
import type { AccountId, PartyId } from '#src/kernel/ids.ts';
import { imageUrl } from './provider-image.ts';

/** A third party, by the access point through which it reaches the bank. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  readonly imageId?: string;
}

export interface SharingEntity {
  readonly id: PartyId;
  readonly name: string;
}

export const permissions = ['enquiries', 'payments'] as const;
export type Permission = (typeof permissions)[number];

export interface ShareableAccount {
  readonly id: AccountId;
  readonly title: string;
  readonly number: string;
  /** What can be allowed for it. */
  readonly offers: readonly Permission[];
}

/** Each is an account's id and a permission. */
export type Ticks = ReadonlySet<string>;

export interface SharingSetup {
  /** Whether the bank has set the provider up. */
  readonly exists: boolean;
  readonly accounts: readonly ShareableAccount[];
  /** What is allowed now. */
  readonly allowed: readonly string[];
}

export interface AccountAccess {
  readonly id: string;
  readonly grants: readonly {
    readonly id: string;
    readonly accountId: AccountId;
    readonly taskIds: readonly TaskId[];
  }[];
}

const taskIds = ['CH_I', 'PC_F_SELF', 'PC_F_CGNDP'] as const;
export type TaskId = (typeof taskIds)[number];

export const tasksOfPermission = {
  enquiries: ['CH_I'],
  payments: ['PC_F_SELF', 'PC_F_CGNDP'],
} as const satisfies Record<Permission, readonly TaskId[]>;

/** Assumed: only the holder of an entity may share its accounts. */
const relevantRelation = 'HOLDER';

export function tickOf(accountId: AccountId, permission: Permission): string {
  return `${accountId} ${permission}`;
}

export function everyTick(accounts: readonly ShareableAccount[]): Ticks {
  return new Set(accounts.flatMap(({ id, offers }) => offers.map((permission) => tickOf(id, permission))));
}

export function areSameTicks(left: Ticks, right: Ticks): boolean {
  return left.size === right.size && [...left].every((tick) => right.has(tick));
}

export function toAccessPointIds(answer: Wire<'PreferencesAnswer'>): readonly string[] | undefined {
  const { userAccessPointRelationship } = fieldsOf(answer);
  if (!isList(userAccessPointRelationship)) return undefined;
  const ids = userAccessPointRelationship.flatMap((entry) => tokenOf(fieldsOf(entry).accessPointId) ?? []);
  return [...new Set(ids)];
}

/** Null for an access point of another type than an external provider. */
export function toProvider(answer: Wire<'AccessPointAnswer'>): { readonly provider: Provider | null } | undefined {
  const { id, description, type, imgRefno } = fieldsOf(fieldsOf(answer).accessPointDTO);
  const known = tokenOf(id);
  if (known === undefined) return undefined;
  if (type !== 'EXT') return { provider: null };
  const imageId = tokenOf(fieldsOf(imgRefno).value);
  return { provider: { id: known, name: textOf(description) ?? known, ...omitUndefined({ imageId }) } };
}

/** Null for a content that is no picture. */
export function toImage(answer: Wire<'ContentsAnswer'>): { readonly url: string | null } | undefined {
  const { contentDTOList } = fieldsOf(answer);
  if (!isList(contentDTOList)) return undefined;
  return { url: imageUrl(fieldsOf(contentDTOList[0]).content) ?? null };
}

export function toSharingEntities(answer: Wire<'RelationsAnswer'>): readonly SharingEntity[] | undefined {
  const { userPartyRelationshipDTOs } = fieldsOf(answer);
  if (!isList(userPartyRelationshipDTOs)) return undefined;
  return userPartyRelationshipDTOs.flatMap((entry) => {
    const { partyId, name, relationshipType } = fieldsOf(entry);
    const { value, displayValue } = fieldsOf(partyId);
    const id = idOf<PartyId>(value);
    // A service that does not tell relations apart offers all of them.
    if (id === undefined || (relationshipType ?? relevantRelation) !== relevantRelation) return [];
    return [{ id, name: textOf(name) ?? textOf(displayValue) ?? '' }];
  });
}

export function toSharingSetup(answer: Wire<'SharingSetupAnswer'>): SharingSetup | undefined {
  const { accounts } = fieldsOf(answer);
  if (!isList(accounts)) return undefined;
  const ready = accounts.map(fieldsOf).filter(({ setupInformation }) => setupInformation === 'SETUP_EXISTS');
  const listed = ready.flatMap(({ accountsList }) => listOf(accountsList).flatMap((entry) => toAccount(entry) ?? []));
  return {
    exists: ready.length > 0,
    accounts: listed.map(({ account }) => account),
    allowed: listed.flatMap(({ account, allowed }) => ticksOf(account.id, allowed)),
  };
}

/** Null without access of this provider's own: none at all, or one at the level of the user. */
export function toAccess(answer: Wire<'AccountAccessAnswer'>): { readonly access: AccountAccess | null } | undefined {
  const { accessPointAccountDTOs } = fieldsOf(answer);
  if (!isList(accessPointAccountDTOs)) return undefined;
  const own = accessPointAccountDTOs.map(fieldsOf).find(({ accessLevel }) => accessLevel === 'ACCESSPOINT');
  if (own === undefined) return { access: null };
  const id = tokenOf(own.accountAccessId);
  if (id === undefined) return undefined;
  const grants = listOf(own.accountExclusionDTOs).flatMap((entry) => {
    const { accountExclusionId, accountNumber, taskIds: named } = fieldsOf(entry);
    const grantId = tokenOf(accountExclusionId);
    const accountId = idOf<AccountId>(fieldsOf(accountNumber).value);
    if (grantId === undefined || accountId === undefined) return [];
    return [{ id: grantId, accountId, taskIds: tasksIn(listOf(named)) }];
  });
  return { access: { id, grants } };
}

/** What an access allows, as the page shows it. */
export function ticksIn(access: AccountAccess | null): Ticks {
  return new Set((access?.grants ?? []).flatMap(({ accountId, taskIds: allowed }) => ticksOf(accountId, allowed)));
}

function toAccount(entry: Wire<'ShareableAccount'>) {
  const { accountNumber, displayName, tasks } = fieldsOf(entry);
  const { value, displayValue } = fieldsOf(accountNumber);
  const id = idOf<AccountId>(value);
  if (id === undefined) return undefined;
  const number = textOf(displayValue) ?? '';
  const listed = listOf(tasks).map(fieldsOf);
  const offered = tasksIn(listed.map(({ taskId }) => taskId));
  const allowed = tasksIn(listed.flatMap((task) => (task.allowed === true ? [task.taskId] : [])));
  const offers = permissions.filter((permission) =>
    tasksOfPermission[permission].every((taskId) => offered.includes(taskId)),
  );
  return { account: { id, number, title: textOf(displayName) ?? number, offers }, allowed };
}

function ticksOf(accountId: AccountId, allowed: readonly TaskId[]): string[] {
  return permissions
    .filter((permission) => tasksOfPermission[permission].every((taskId) => allowed.includes(taskId)))
    .map((permission) => tickOf(accountId, permission));
}

function tasksIn(named: readonly unknown[]): readonly TaskId[] {
  return taskIds.filter((taskId) => named.includes(taskId));
}
