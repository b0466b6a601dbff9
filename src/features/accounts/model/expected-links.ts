import type { Account } from '#src/api/accounts/account.ts';
import { type AccountLink, accountLinks, type Capability, tasksOf } from '#src/api/capabilities/capabilities.ts';
import { permittedFunctions } from '#src/api/profile/permissions.ts';

const forPaying: readonly Capability[] = ['makePayment', 'requestInternational', 'alerts'];

/** The links such an account usually has, to reserve their space until the bank answers. */
export function expectedLinks(account: Account): readonly AccountLink[] {
  const { id, kind, isInternational } = account;
  const everything = {
    functions: permittedFunctions,
    tasks: Object.fromEntries(tasksOf(permittedFunctions).map((task) => [task, [id]])),
  };
  const paysOthers = kind === 'CA' || kind === 'RA';
  const hasBooks = kind !== 'NT' && !isInternational;
  return accountLinks(account, everything).filter(
    ({ use }) => (paysOthers || !forPaying.includes(use)) && (hasBooks || use !== 'services'),
  );
}
