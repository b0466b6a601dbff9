import { outsideAccounts } from '#fixtures/directory.ts';
import { knownElsewhere, reportOf, validateAccount } from '#sandbox/bank/cop/check-results.ts';
import { branchOf, ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import type { AccountDetails, PayeeReport } from '#sandbox/bank/records/cop-check.ts';
import type { PayeeDetails, PayeeGroupRecord, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { Casting } from '#sandbox/personas/casting.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { dayNumberOf, personaDay } from '#sandbox/personas/time/persona-day.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** A payee that the persona's customer has paid before. */
export interface PayeePlan extends PayeeDetails {
  /** Names the payee in links: the last part of its id. */
  readonly alias: string;
  /** The party that pays it. */
  readonly partyId: string;
  readonly lastReference: string;
}

type Choices = Partial<Pick<PayeeDetails, 'nickName' | 'reference' | 'accountType'>>;

/** A directory account by its alias, with the result of its check. */
export function elsewhere(partyId: string, alias: string, lastReference: string, choices: Choices = {}): PayeePlan {
  const account = outsideAccounts.find((known) => known.alias === alias);
  if (account === undefined) throw new Error(`There is no account ${alias} in the directory`);
  const { sortCode, accountNumber, name: accountName, type: accountType } = account;
  const given = { accountName, accountNumber, sortCode, accountType, reference: account.reference ?? '', ...choices };
  return { nickName: null, ...given, alias, partyId, lastReference, report: checked(given) };
}

/** The result of checking an account at another bank. A payee that did not match was added all the same. */
export function checked(given: AccountDetails): PayeeReport {
  const found = reportOf(validateAccount(given, branchOf(given.sortCode), knownElsewhere(given)), 'elsewhere');
  return found.matched === 'N' ? { ...found, selectionStatus: 'N' } : found;
}

/** How payments to a directory account read in a history, so that it and the saved payee agree. */
export function paymentsTo(...paid: readonly (readonly [alias: string, reference: string])[]) {
  return paid.map(([alias, reference]) => ({ description: elsewhere('', alias, reference).accountName, reference }));
}

/** The current account of another customer of this bank, as their persona opens it. */
export function customerHere(partyId: string, other: Cast, lastReference: string, choices: Choices = {}): PayeePlan {
  const account = other.life.accounts.find(({ id }) => id === `${other.user.id}:current`);
  const holder = other.parties.find(({ id }) => id === account?.partyId);
  if (account === undefined || holder === undefined) throw new Error(`${other.user.id} has no current account`);
  return {
    nickName: null,
    // A check accepts either joint holder; this takes the first.
    accountName: holder.kind === 'personal' ? (holder.name.split(' & ')[0] ?? holder.name) : holder.name,
    accountNumber: account.number,
    sortCode: ownSortCode,
    accountType: holder.kind === 'personal' ? 'Personal' : 'Business',
    reference: '',
    report: keptHere,
    ...choices,
    alias: other.user.id,
    partyId,
    lastReference,
  };
}

const nothingFound = { selectionStatus: null, reasonCode: null, payeeAccountName: null } as const;

/** The bank answers for its own accounts. */
export const keptHere: PayeeReport = { ...nothingFound, enabled: false, matched: 'A', selectionStatus: 'Y' };

/** A check in which everything matches. */
export const allRight: PayeeReport = { ...nothingFound, enabled: true, matched: 'Y' };

/** The payee records, each in its own group, added one after another in the year before the bank opened. */
export function payeesOf(
  { personaId }: Casting,
  openingDay: CalendarDay,
  plans: readonly PayeePlan[],
): Required<Pick<Cast, 'payeeGroups' | 'payees'>> {
  const opens = dayNumberOf(openingDay);
  const payeeGroups: PayeeGroupRecord[] = [];
  const payees: PayeeRecord[] = [];
  for (const [place, { alias, partyId, ...details }] of plans.entries()) {
    const groupId = `${personaId}:payee-group:${alias}`;
    payeeGroups.push({ id: groupId, partyId, name: details.accountName });
    const daysAgo = 14 + Math.floor((350 * (plans.length - place)) / plans.length);
    payees.push({
      ...details,
      id: `${personaId}:payee:${alias}`,
      groupId,
      partyId,
      creatorId: personaId,
      state: 'active',
      addedAt: instantOn(personaDay(opens - daysAgo), 9 * 3600 + (place % 480) * 60),
      amendment: null,
      cover: null,
    });
  }
  return { payeeGroups, payees };
}
