import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PayeeGroupRecord, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { MadeAccount } from '#sandbox/personas/described/accounts.ts';
import type { Making } from '#sandbox/personas/described/making.ts';
import { actsFor, userOf } from '#sandbox/personas/described/people.ts';
import { payeesOf } from '#sandbox/personas/payees/payee-plan.ts';
import { plannedPayees } from './payees.ts';
import { plansIn } from './planned.ts';

/** What orders refer to: the customer, those who act for it, and its payees by their number. */
export interface Ground {
  readonly customer: Making;
  readonly users: readonly UserRecord[];
  readonly payees: readonly PayeeRecord[];
  readonly payeeGroups: readonly PayeeGroupRecord[];
}

const grounds = new WeakMap<Making, Ground>();

export function groundOf(customer: Making): Ground {
  const known = grounds.get(customer);
  if (known !== undefined) return known;
  const users = usersOf(customer);
  const { payees, payeeGroups } = payeesOf(customer.casting, customer.made.on, plansIn(plannedPayees(customer, users)));
  const ground: Ground = {
    customer,
    users,
    payeeGroups,
    payees: payees.map((payee) => ({
      ...payee,
      creatorId: whoMay({ customer, users }, payee.partyId, 'payeesManage')?.id ?? payee.creatorId,
    })),
  };
  grounds.set(customer, ground);
  return ground;
}

function usersOf({ description, people, userIds, made, entities }: Making): readonly UserRecord[] {
  return description.people.flatMap((said, place) => {
    const [person, id] = [people[place], userIds[place]];
    return person === undefined || id === undefined ? [] : [userOf(said, person, { id, made, entities })];
  });
}

type Function = UserRecord['permittedFunctions'][number];

/** The first person who acts for the entity and may do all that. */
export function whoMay(
  { users }: Pick<Ground, 'customer' | 'users'>,
  partyId: string,
  ...functions: readonly Function[]
): UserRecord | undefined {
  return users.find(
    ({ partyIds, permittedFunctions }) =>
      partyIds.includes(partyId) && functions.every((name) => permittedFunctions.includes(name)),
  );
}

/** Who may authorise what that person orders for the entity. */
export function othersWhoAuthorise(
  { users }: Pick<Ground, 'users'>,
  partyId: string,
  makerId: string,
): readonly UserRecord[] {
  return users.filter(
    ({ id, partyIds, permittedFunctions }) =>
      id !== makerId && partyIds.includes(partyId) && permittedFunctions.includes('approver'),
  );
}

export function accountCalled({ customer }: Pick<Ground, 'customer'>, alias: string): MadeAccount | undefined {
  return customer.accounts.find(({ wanted }) => wanted.alias === alias);
}

export function accountsThat(
  { customer }: Pick<Ground, 'customer'>,
  does: (account: AccountRecord) => boolean,
): readonly MadeAccount[] {
  return customer.accounts.filter(({ record }) => does(record));
}

export function aliasesOf(accounts: readonly MadeAccount[]): readonly string[] {
  return accounts.map(({ wanted }) => wanted.alias);
}

/** The number of an entity. */
export function entityOf({ customer }: Pick<Ground, 'customer'>, partyId: string): number {
  return customer.entities.findIndex(({ party }) => party.id === partyId) + 1;
}

/** The place of somebody in the description, where they act for the entity. */
export function isActing({ customer }: Pick<Ground, 'customer'>, person: number, entity: number): boolean {
  return actsFor(customer.description.people[person - 1], entity);
}
