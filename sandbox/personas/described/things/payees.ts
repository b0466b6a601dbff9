import { checksToTry, outsideAccounts } from '#fixtures/directory.ts';
import { branchOf, ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import { longestName, mayBePaid, objectionToName } from '#sandbox/bank/payees/payee-fields.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { chanceAt } from '#sandbox/personas/chance.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import type { Making } from '#sandbox/personas/described/making.ts';
import { accountAt } from '#sandbox/personas/payees/endless-payees.ts';
import { allRight, checked, keptHere, type PayeePlan } from '#sandbox/personas/payees/payee-plan.ts';
import { mayPay } from './abilities.ts';
import { hardNameOf } from './hard-names.ts';
import { type Planned, refused, upTo } from './planned.ts';

/** Unless it is said how many. */
const usualCount = 5;

type NamedPayee = Description['payees']['named'][number];

/** Those named, one for each result and each kind of name wanted, and invented ones, in this order. */
export function plannedPayees(customer: Making, users: readonly UserRecord[]): readonly Planned<PayeePlan>[] {
  const { named, checks, hardNames } = customer.description.payees;
  const wanted = named.length + checks.length + hardNames.length;
  const count = countOf(customer, users, wanted);
  if (count < wanted) {
    return [refused('payees.count', 'More payees than these are described.', `${wanted} or more`)];
  }
  const payers = payersOf(customer);
  const own = payers[0] ?? '';
  const known = [
    ...named.map((payee, place) => namedPayee(customer, payee, place)),
    ...checks.map((result, place) =>
      checks.indexOf(result) === place
        ? checkedPayee(customer, own, result, `payees.checks[${place}]`)
        : refused(`payees.checks[${place}]`, 'This is there already.'),
    ),
    ...hardNames.map((kind, place): Planned<PayeePlan> => {
      if (hardNames.indexOf(kind) !== place) return refused(`payees.hardNames[${place}]`, 'This is there already.');
      const accountName = hardNameOf(kind, customer.names);
      return { plan: { ...invented(customer, 500 + place, own), alias: aliasOfName(kind), accountName } };
    }),
  ];
  const taken = new Set(named.flatMap(({ alias }) => alias ?? []));
  const more = Array.from({ length: count - wanted }, (_, index): Planned<PayeePlan> => {
    const place = wanted + index;
    const plan = invented(customer, place, payers[index % payers.length] ?? own);
    return { plan: taken.has(plan.alias) ? { ...plan, alias: `payee-no-${place + 1}` } : plan };
  });
  return [...known, ...more];
}

function wantedAliases({ description: { payees } }: Making): readonly string[] {
  return [...payees.checks.map(aliasOfCheck), ...payees.hardNames.map(aliasOfName)];
}

function aliasOfCheck(result: string): string {
  return `check-${result.toLowerCase()}`;
}

function aliasOfName(kind: string): string {
  return `name-${kind}`;
}

/** Without an account to pay from, or anybody to pay, only those described. */
function countOf({ description, accounts }: Making, users: readonly UserRecord[], wanted: number): number {
  const { count } = description.payees;
  if (count !== undefined) return count;
  const canPay =
    accounts.some(({ record }) => mayPay(record)) &&
    users.some(({ permittedFunctions }) => permittedFunctions.includes('payment'));
  return canPay ? Math.max(usualCount, wanted) : wanted;
}

/** The entities with an account that may pay, in the order of the accounts; the first entity where none has. */
function payersOf({ entities, accounts }: Making): readonly string[] {
  const paying = accounts.filter(({ record }) => mayPay(record) && !record.frozen).map(({ record }) => record.partyId);
  return paying.length > 0 ? [...new Set(paying)] : entities.slice(0, 1).map(({ party }) => party.id);
}

function invented({ casting, names }: Making, place: number, partyId: string): PayeePlan {
  const accountType = place % 3 === 0 ? 'Business' : 'Personal';
  return {
    alias: `payee-${place + 1}`,
    partyId,
    nickName: null,
    accountName: names.payeeName(`payee ${place + 1}`, accountType),
    ...accountAt(place, chanceAt(casting.streams('payees'), place)),
    accountType,
    reference: '',
    lastReference: names.reference(`payee ${place + 1}`),
    report: allRight,
  };
}

function checkedPayee(customer: Making, partyId: string, result: string, where: string): Planned<PayeePlan> {
  const tried = checksToTry.find((each) => each.result === result);
  if (tried === undefined) return refused(where, 'No account in the directory has this result.');
  const { sortCode, accountNumber, accountName, accountType, reference } = tried;
  const given = { sortCode, accountNumber, accountName, accountType, reference };
  const alias = aliasOfCheck(result);
  const lastReference = customer.names.reference(alias);
  return { plan: { ...given, alias, partyId, nickName: null, lastReference, report: checked(given) } };
}

function namedPayee(customer: Making, payee: NamedPayee, place: number): Planned<PayeePlan> {
  const { name: accountName, sortCode, accountNumber, type: accountType, reference = '' } = payee;
  const where = `payees.named[${place}]`;
  const { entities, names } = customer;
  const party = entities[payee.entity - 1]?.party;
  if (party === undefined) return refused(`${where}.entity`, 'There is no such entity.', upTo(entities.length));
  for (const field of ['name', 'nickname'] as const) {
    if (objectionToName(payee[field] ?? 'A') === undefined) continue;
    const allowed = `up to ${longestName} English letters, digits, spaces and the signs of a payee’s name`;
    return refused(`${where}.${field}`, 'The bank does not take such a name.', allowed);
  }
  if (!mayBePaid({ accountNumber, sortCode })) {
    return refused(`${where}.sortCode`, 'No bank with this sort code takes such payments.', '601122', '200417');
  }
  if (branchOf(sortCode)?.wantsReference === true && reference === '') {
    return refused(`${where}.reference`, 'This building society needs a reference.', 'a reference of the account');
  }
  if (payee.alias !== undefined && wantedAliases(customer).includes(payee.alias)) {
    return refused(`${where}.alias`, 'Another payee is called so.', 'another alias');
  }
  const earlier = customer.description.payees.named.slice(0, place);
  if (earlier.some((other) => isSameAccount(other, payee))) {
    return refused(where, 'The entity has this payee already.', 'another account number');
  }
  const alias = payee.alias ?? `payee-${place + 1}`;
  if (earlier.some((other, before) => (other.alias ?? `payee-${before + 1}`) === alias)) {
    return refused(`${where}.alias`, `Another payee is called ${alias}.`, 'another alias');
  }
  const given = { accountName, sortCode, accountNumber, accountType, reference };
  return {
    plan: {
      ...given,
      alias,
      partyId: party.id,
      nickName: payee.nickname ?? null,
      lastReference: payee.lastReference ?? names.reference(`payee ${place + 1}`),
      report: reportOn(given),
    },
  };
}

function isSameAccount(left: NamedPayee, right: NamedPayee): boolean {
  return (
    left.entity === right.entity &&
    left.sortCode === right.sortCode &&
    left.accountNumber === right.accountNumber &&
    left.reference === right.reference
  );
}

/** A payee outside the directory was found as given. */
function reportOn(given: Parameters<typeof checked>[0]): PayeePlan['report'] {
  if (given.sortCode === ownSortCode) return keptHere;
  const isKnown = outsideAccounts.some(
    ({ sortCode, accountNumber }) => sortCode === given.sortCode && accountNumber === given.accountNumber,
  );
  return isKnown || branchOf(given.sortCode)?.checksNames !== true ? checked(given) : allRight;
}
