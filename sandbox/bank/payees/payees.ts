import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { PayeeGroupRecord, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { type NameObjection, objectionToName } from './payee-fields.ts';

/** A group with the payees of it that the customer sees. */
export interface ListedGroup {
  readonly group: PayeeGroupRecord;
  readonly payees: readonly PayeeRecord[];
}

/** Whoever may pay may also add whom to pay. */
export function mayManagePayees({ user }: Customer): boolean {
  return user.permittedFunctions.includes('payeesManage') || user.permittedFunctions.includes('payment');
}

/** Those in use, and those that wait for somebody's agreement; what was never confirmed is on no list. */
export function isListed({ state }: PayeeRecord): boolean {
  return state === 'active' || state === 'pending-approval';
}

/** Whom the parties of the customer may pay, in the order of those parties and as the bank took them in. */
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

/** The group a token stands for, among those of the parties the customer acts for now. */
export function findPayeeGroup(bank: Bank, customer: Customer, groupToken: string): PayeeGroupRecord | undefined {
  return bank.records
    .all('payeeGroups')
    .filter(({ partyId }) => customer.parties.some(({ id }) => id === partyId))
    .find(({ id }) => tokenOf(bank, customer.session, 'payee-group', id) === groupToken);
}

/** How a customer names a payee: by the tokens of the group it is said to be in and of itself. */
export interface PayeePlace {
  readonly groupToken: string;
  readonly payeeToken: string;
}

/** The payee a token stands for, in the group that it is said to be in, whatever its state. */
export function findPayee(
  bank: Bank,
  customer: Customer,
  { groupToken, payeeToken }: PayeePlace,
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

/** What whatever is done with a payee begins with: whether the customer may, and which one it is. */
export function findManagedPayee(bank: Bank, customer: Customer, place: PayeePlace): ManagedPayee {
  if (!mayManagePayees(customer)) return { outcome: 'refused', reason: 'function-missing' };
  const payee = findPayee(bank, customer, place);
  return payee === undefined ? { outcome: 'refused', reason: 'payee-not-found' } : { outcome: 'found', payee };
}

export type GroupVerdict =
  | { readonly outcome: 'made'; readonly group: PayeeGroupRecord; readonly changes: readonly Change[] }
  | { readonly outcome: 'refused'; readonly reason: 'function-missing' | NameObjection };

/** A group for a payee to come, of the party chosen; where none is, of the customer's main one. */
export function createPayeeGroup(bank: Bank, customer: Customer, name: string): GroupVerdict {
  const party = partyChosen(customer);
  if (!mayManagePayees(customer) || party === undefined) return { outcome: 'refused', reason: 'function-missing' };
  const reason = objectionToName(name);
  if (reason !== undefined) return { outcome: 'refused', reason };
  const sessionId = customer.session.id;
  const group: PayeeGroupRecord = { id: `payee-group-${newKey(customer)}`, partyId: party.id, name, sessionId };
  const changes: Change[] = [
    ...neverFilledGone(bank, customer),
    { change: 'insert', of: 'payeeGroups', record: group },
  ];
  return { outcome: 'made', group, changes };
}

/** A group of the customer's entities that no payee came into before its session was over: nobody has its token any more. */
function neverFilledGone({ records }: Bank, { user }: Customer): Change[] {
  const filled = new Set(records.all('payees').map(({ groupId }) => groupId));
  return records
    .all('payeeGroups')
    .filter(({ id, partyId, sessionId }) => {
      const isOver = sessionId !== undefined && records.find('sessions', sessionId)?.ended !== 'no';
      return isOver && user.partyIds.includes(partyId) && !filled.has(id);
    })
    .map(({ id }) => ({ change: 'remove', of: 'payeeGroups', id }));
}

/** Every answer to a customer issues nonces, so nothing else made in that session has this key. */
export function newKey({ session }: Customer): string {
  return `${session.number}-${session.noncesIssued}`;
}

export type DeletionVerdict =
  | { readonly outcome: 'deleted'; readonly changes: readonly Change[] }
  | { readonly outcome: 'refused'; readonly reason: 'function-missing' | 'payee-not-found' };

/** Takes a payee off the list, for good. What was ordered to it keeps its own copy of whom it is for. */
export function deletePayee(bank: Bank, customer: Customer, place: PayeePlace): DeletionVerdict {
  const found = findManagedPayee(bank, customer, place);
  if (found.outcome === 'refused') return found;
  if (!isListed(found.payee)) return { outcome: 'refused', reason: 'payee-not-found' };
  return { outcome: 'deleted', changes: withdrawPayees(bank, [found.payee]) };
}

/** Takes away the payees, the groups nobody else is in, and asks nobody any longer to agree to anything about them. */
export function withdrawPayees({ records }: Bank, withdrawn: readonly PayeeRecord[]): Change[] {
  const ids = new Set(withdrawn.map(({ id }) => id));
  const others = records.all('payees').filter(({ id }) => !ids.has(id));
  const groups = new Set(withdrawn.map(({ groupId }) => groupId));
  for (const { groupId } of others) groups.delete(groupId);
  const asked = records
    .all('approvals')
    .filter(({ kind, subjectId, state }) => isAboutPayee(kind) && ids.has(subjectId) && state === 'pending');
  return [
    ...[...ids].map((id): Change => ({ change: 'remove', of: 'payees', id })),
    ...[...groups].map((id): Change => ({ change: 'remove', of: 'payeeGroups', id })),
    ...asked.map((approval): Change => {
      return { change: 'update', of: 'approvals', record: { ...approval, state: 'expired' } };
    }),
  ];
}

function isAboutPayee(kind: string): boolean {
  return kind === 'payee' || kind === 'payee-change';
}

function partyChosen({ parties, user }: Customer): PartyRecord | undefined {
  return parties.length === 1 ? parties[0] : parties.find(({ id }) => id === user.mainPartyId);
}
