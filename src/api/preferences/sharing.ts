import {
  fieldsOf,
  idOf,
  isList,
  omitUndefined,
  textOf,
  tokenOf,
  type Unchecked,
  type Value,
  type Wire,
} from '#src/api/wire/wire.ts';
import type { AccountId, PartyId } from '#src/kernel/ids.ts';

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

/**
 * Undefined unless it is a list in which every entry can be read. An entry left out would pass for a provider that does not
 * ask, or for an account that is not shared.
 */
function readWhole<Entry, Model>(
  list: Unchecked<readonly Entry[]>,
  read: (entry: Value<Entry>) => Model | undefined,
): readonly Model[] | undefined {
  if (!isList(list)) return undefined;
  const models = list.map(read).filter((model) => model !== undefined);
  return models.length === list.length ? models : undefined;
}

export function toAccessPointIds(answer: Wire<'PreferencesAnswer'>): readonly string[] | undefined {
  const { userAccessPointRelationship } = fieldsOf(answer);
  const ids = readWhole(userAccessPointRelationship, (entry) => tokenOf(fieldsOf(entry).accessPointId));
  return ids && [...new Set(ids)];
}

/** Null for an access point of another type than an external provider. */
export function toProvider(answer: Wire<'AccessPointAnswer'>): { readonly provider: Provider | null } | undefined {
  const { id, description, type, imgRefno } = fieldsOf(fieldsOf(answer).accessPointDTO);
  const known = tokenOf(id);
  if (known === undefined || tokenOf(type) === undefined) return undefined;
  if (type !== 'EXT') return { provider: null };
  const imageId = tokenOf(fieldsOf(imgRefno).value);
  return { provider: { id: known, name: textOf(description) ?? known, ...omitUndefined({ imageId }) } };
}

/** Null if the content is not a picture. */
export function toImage(answer: Wire<'ContentsAnswer'>): { readonly url: string | null } | undefined {
  const { contentDTOList } = fieldsOf(answer);
  if (!isList(contentDTOList)) return undefined;
  return { url: imageUrl(fieldsOf(contentDTOList[0]).content) ?? null };
}

export function toSharingEntities(answer: Wire<'RelationsAnswer'>): readonly SharingEntity[] | undefined {
  const entities = readWhole(fieldsOf(answer).userPartyRelationshipDTOs, (entry) => {
    const { partyId, name, relationshipType } = fieldsOf(entry);
    const { value, displayValue } = fieldsOf(partyId);
    const id = idOf<PartyId>(value);
    // A service that does not tell relations apart offers them all.
    const relation = relationshipType ?? relevantRelation;
    if (id === undefined || typeof relation !== 'string') return undefined;
    return { relation, entity: { id, name: textOf(name) ?? textOf(displayValue) ?? '' } };
  });
  return entities?.filter(({ relation }) => relation === relevantRelation).map(({ entity }) => entity);
}

export function toSharingSetup(answer: Wire<'SharingSetupAnswer'>): SharingSetup | undefined {
  const groups = readWhole(fieldsOf(answer).accounts, (entry) => {
    const { setupInformation, accessLevel, accountsList } = fieldsOf(entry);
    const listed = readWhole(accountsList, toAccount);
    const areTexts = [setupInformation, accessLevel].every((text) => typeof (text ?? '') === 'string');
    return listed && areTexts ? { isReady: setupInformation === 'SETUP_EXISTS', listed } : undefined;
  });
  if (groups === undefined) return undefined;
  const ready = groups.filter(({ isReady }) => isReady);
  // An account for which nothing can be allowed is left out: it has no box to tick.
  const listed = ready.flatMap((group) => group.listed).filter(({ account }) => account.offers.length > 0);
  return {
    exists: ready.length > 0,
    accounts: listed.map(({ account }) => account),
    allowed: listed.flatMap(({ account, allowed }) => ticksOf(account.id, allowed)),
  };
}

/** Null without access of this provider's own: none at all, or one at the level of the user. */
export function toAccess(answer: Wire<'AccountAccessAnswer'>): { readonly access: AccountAccess | null } | undefined {
  const entries = readWhole(fieldsOf(answer).accessPointAccountDTOs, (entry) => {
    const fields = fieldsOf(entry);
    return tokenOf(fields.accessLevel) === undefined ? undefined : fields;
  });
  if (entries === undefined) return undefined;
  const own = entries.find(({ accessLevel }) => accessLevel === 'ACCESSPOINT');
  if (own === undefined) return { access: null };
  const id = tokenOf(own.accountAccessId);
  const grants = readWhole(own.accountExclusionDTOs, toGrant);
  return id === undefined || grants === undefined ? undefined : { access: { id, grants } };
}

function toGrant(entry: Wire<'AccountExclusion'>) {
  const { accountExclusionId, accountNumber, taskIds: named } = fieldsOf(entry);
  const id = tokenOf(accountExclusionId);
  const accountId = idOf<AccountId>(fieldsOf(accountNumber).value);
  const allowed = readWhole(named, tokenOf);
  if (id === undefined || accountId === undefined || allowed === undefined) return undefined;
  return { id, accountId, taskIds: tasksIn(allowed) };
}

/** What an access allows, as the page shows it. */
export function ticksIn(access: AccountAccess | null): Ticks {
  return new Set((access?.grants ?? []).flatMap(({ accountId, taskIds: allowed }) => ticksOf(accountId, allowed)));
}

function toAccount(entry: Wire<'ShareableAccount'>) {
  const { accountNumber, displayName, tasks } = fieldsOf(entry);
  const { value, displayValue } = fieldsOf(accountNumber);
  const id = idOf<AccountId>(value);
  const listed = readWhole(tasks, (task) => {
    const { taskId, allowed } = fieldsOf(task);
    const known = tokenOf(taskId);
    return known === undefined || typeof allowed !== 'boolean' ? undefined : { taskId: known, allowed };
  });
  if (id === undefined || listed === undefined) return undefined;
  const number = textOf(displayValue) ?? '';
  const offered = tasksIn(listed.map(({ taskId }) => taskId));
  const allowed = tasksIn(listed.filter((task) => task.allowed).map(({ taskId }) => taskId));
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

function tasksIn(named: readonly string[]): readonly TaskId[] {
  return taskIds.filter((taskId) => named.includes(taskId));
}

/** The first bytes of each type of picture that is shown, in base64. SVG is left out: it may hold scripts. */
const signatures: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/png', /^iVBORw0KGgo/],
  ['image/jpeg', /^\/9j\//],
  ['image/gif', /^R0lGOD(?:dh|lh)/],
  ['image/webp', /^UklGR.{5}BXRUJQ/],
];

const longestImage = 1_000_000;

/** The picture's `data:` URL; undefined unless the content itself is a picture, whatever its given type. */
export function imageUrl(content: unknown): string | undefined {
  if (typeof content !== 'string') return undefined;
  const base64 = content.replace(/\s+/g, '');
  if (base64.length > longestImage || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const type = signatures.find(([, start]) => start.test(base64))?.[0];
  return type === undefined ? undefined : `data:${type};base64,${base64}`;
}
