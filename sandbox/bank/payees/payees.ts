import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { PayeeGroupRecord, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { deletionReferenceOf, recordPayeeEvent } from './payee-events.ts';
import { type NameObjection, objectionToName } from './payee-fields.ts';

export interface ListedGroup {
  readonly group: PayeeGroupRecord;
  readonly payees: readonly PayeeRecord[];
}

/** Permission to pay includes managing payees. */
export function mayManagePayees({ user }: Customer): boolean {
  return user.permittedFunctions.includes('payeesManage') || user.permittedFunctions.includes('payment');
}

/** Active payees and those awaiting authorisation; unconfirmed ones are not listed. */
export function isListed({ state }: PayeeRecord): boolean {
  return state === 'active' || state === 'pending-approval';
}

/** In the order of the parties and then of adding. */
export function listPayeeGroups({ records }: Bank, { parties }: Customer): ListedGroup[] {
  const byGroup = new Map<string, PayeeRecord[]>();
  for (const payee of records.all('payees').filter(isListed)) {
    const group = byGroup.get(payee.groupId);
    if (group === undefined) byGroup.set(payee.groupId, [payee]);
    else group.push(payee);
  }
  const groups = records.all('payeeGroups').filter(({ id }) => byGroup.has(id));
  return parties.flatMap((party) =>
    groups
      .filter(({ partyId }) => partyId === party.id)
      .map((group) => ({ group, payees: byGroup.get(group.id) ?? [] })),
  );
}

export function findPayeeGroup(bank: Bank, customer: Customer, groupToken: string): PayeeGroupRecord | undefined {
  return bank.records
    .all('payeeGroups')
    .filter(({ partyId }) => customer.parties.some(({ id }) => id === partyId))
    .find(({ id }) => tokenOf(bank, customer.session, 'payee-group', id) === groupToken);
}

export interface PayeeRef {
  readonly groupToken: string;
  readonly payeeToken: string;
}

export function findPayee(
  bank: Bank,
  customer: Customer,
  { groupToken, payeeToken }: PayeeRef,
): PayeeRecord | undefined {
  const group = findPayeeGroup(bank, customer, groupToken);
  if (group === undefined) return undefined;
  return bank.records
    .all('payees')
    .find(({ id, groupId }) => groupId === group.id && tokenOf(bank, customer.session, 'payee', id) === payeeToken);
}

export type ManagedPayee =
  | { readonly outcome: 'found'; readonly payee: PayeeRecord }
  | { readonly outcome: 'refused'; readonly reason: 'function-missing' | 'payee-not-found' };

export function findManagedPayee(bank: Bank, customer: Customer, ref: PayeeRef): ManagedPayee {
  if (!mayManagePayees(customer)) return { outcome: 'refused', reason: 'function-missing' };
  const payee = findPayee(bank, customer, ref);
  return payee === undefined ? { outcome: 'refused', reason: 'payee-not-found' } : { outcome: 'found', payee };
}

export type GroupVerdict =
  | { readonly outcome: 'made'; readonly group: PayeeGroupRecord; readonly changes: readonly Change[] }
  | { readonly outcome: 'refused'; readonly reason: 'function-missing' | NameObjection };

/** A group for a new payee of the chosen party, or else of the customer's main party. */
export function createPayeeGroup(bank: Bank, customer: Customer, name: string): GroupVerdict {
  const party = chosenParty(customer);
  if (!mayManagePayees(customer) || party === undefined) return { outcome: 'refused', reason: 'function-missing' };
  const reason = objectionToName(name);
  if (reason !== undefined) return { outcome: 'refused', reason };
  const sessionId = customer.session.id;
  const group: PayeeGroupRecord = { id: `payee-group-${newKey(customer)}`, partyId: party.id, name, sessionId };
  const changes: Change[] = [
    ...removeUnusedGroups(bank, customer),
    { change: 'insert', of: 'payeeGroups', record: group },
  ];
  return { outcome: 'made', group, changes };
}

/** Removes groups left empty when their session ended: their tokens are invalid. */
function removeUnusedGroups({ records }: Bank, { user }: Customer): Change[] {
  const filled = new Set(records.all('payees').map(({ groupId }) => groupId));
  return records
    .all('payeeGroups')
    .filter(({ id, partyId, sessionId }) => {
      const isOver = sessionId !== undefined && records.find('sessions', sessionId)?.ended !== 'no';
      return isOver && user.partyIds.includes(partyId) && !filled.has(id);
    })
    .map(({ id }) => ({ change: 'remove', of: 'payeeGroups', id }));
}

/** Unique, because every answer to a customer issues nonces. */
export function newKey({ session }: Customer): string {
  return `${session.number}-${session.noncesIssued}`;
}

export type DeletionVerdict =
  | { readonly outcome: 'deleted'; readonly changes: readonly Change[] }
  | { readonly outcome: 'refused'; readonly reason: 'function-missing' | 'payee-not-found' };

/** Removes a payee for good. Existing orders keep their own copy of its details. */
export function deletePayee(bank: Bank, customer: Customer, ref: PayeeRef): DeletionVerdict {
  const found = findManagedPayee(bank, customer, ref);
  if (found.outcome === 'refused') return found;
  if (!isListed(found.payee)) return { outcome: 'refused', reason: 'payee-not-found' };
  const { payee } = found;
  const referenceNumber = deletionReferenceOf(bank, payee);
  const deleted = recordPayeeEvent(bank, payee, { kind: 'deleted', userId: customer.user.id, referenceNumber });
  return { outcome: 'deleted', changes: [...withdrawPayees(bank, [payee]), deleted] };
}

/** Removes payees with their empty groups, and expires pending approvals about them. */
export function withdrawPayees(bank: Bank, withdrawn: readonly PayeeRecord[]): Change[] {
  const ids = new Set(withdrawn.map(({ id }) => id));
  const asked = bank.records
    .all('approvals')
    .filter(({ kind, subjectId, state }) => isAboutPayee(kind) && ids.has(subjectId) && state === 'pending');
  return [
    ...removePayees(bank, withdrawn),
    ...asked.map((approval): Change => {
      const record = { ...approval, state: 'expired', endedAt: bank.clock.now } as const;
      return { change: 'update', of: 'approvals', record };
    }),
  ];
}

/** Removes payees with their empty groups. */
export function removePayees({ records }: Bank, withdrawn: readonly PayeeRecord[]): Change[] {
  const ids = new Set(withdrawn.map(({ id }) => id));
  const others = records.all('payees').filter(({ id }) => !ids.has(id));
  const groups = new Set(withdrawn.map(({ groupId }) => groupId));
  for (const { groupId } of others) groups.delete(groupId);
  return [
    ...[...ids].map((id): Change => ({ change: 'remove', of: 'payees', id })),
    ...[...groups].map((id): Change => ({ change: 'remove', of: 'payeeGroups', id })),
  ];
}

function isAboutPayee(kind: string): boolean {
  return kind === 'payee' || kind === 'payee-change';
}

function chosenParty({ parties, user }: Customer): PartyRecord | undefined {
  return parties.length === 1 ? parties[0] : parties.find(({ id }) => id === user.mainPartyId);
}
