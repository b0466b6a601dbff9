import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { usualLimit } from '#sandbox/bank/payments/payment-limits.ts';
import type { LimitPackageRecord, TargetLimit } from '#sandbox/bank/records/limit-package.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type Belongings, belongingsOf } from './belongings.ts';
import type { WrittenDescription } from './description.ts';
import { isNameWritable, longestPartyName, writtenMinor } from './description-words.ts';
import { accountsIn, aliasIn } from './export-accounts.ts';
import { thingsIn } from './export-things.ts';
import type { Objection } from './objection.ts';

type Written<Part extends keyof WrittenDescription> = NonNullable<WrittenDescription[Part]>;
type WrittenLimits = NonNullable<Written<'people'>[number]['limits']>;

/** So many people and entities stand in a description; nobody among the personas has more. */
const most = 6;

/**
 * A customer of the bank as a description. Made again it has the same people, entities, accounts and balances; the past is
 * another of the same kind.
 */
export function descriptionOf(bank: Bank, userId: string): WrittenDescription {
  const belongings = belongingsOf(bank, userId);
  return {
    people: belongings.users.slice(0, most).map((user) => personIn(user, belongings)),
    entities: belongings.parties.slice(0, most).map((party) => entityIn(party, belongings)),
    accounts: accountsIn(belongings),
    ...thingsIn(belongings),
  };
}

function personIn(user: UserRecord, { parties, all, today }: Belongings): Written<'people'>[number] {
  const { honorific, firstName, lastName, preferredName, email, phoneNumber } = user;
  const subscribed = all('alertSubscriptions').find(({ userId, endsOn }) => userId === user.id && endsOn >= today);
  const limits = limitsOf(all('limitPackages'), `USER:${user.id}`);
  return {
    title: honorific,
    firstName,
    lastName,
    preferredName,
    email,
    phone: phoneNumber,
    actsFor: user.partyIds.flatMap((id) => parties.flatMap((party, place) => (party.id === id ? [place + 1] : []))),
    may: [...user.permittedFunctions],
    secondFactor: user.secondFactor,
    phoneIsOn: user.phoneIsOn,
    lock: user.lock,
    loginSteps: [...user.loginSteps],
    hasLoggedIn: user.firstLoginDone,
    ...(subscribed === undefined
      ? {}
      : { alerts: subscribed.alerts.map(({ event, ways }) => ({ event, ways: [...ways] })) }),
    ...(limits === undefined ? {} : { limits }),
  };
}

function entityIn(party: PartyRecord, { all, accounts }: Belongings): Written<'entities'>[number] {
  const { id, name, mandate, twoOthersFromMinor } = party;
  const limits = limitsOf(all('limitPackages'), `PARTY:${id}`);
  const providers = all('accountAccesses')
    .filter(({ partyId, ended }) => partyId === id && !ended)
    .map(({ accessPointId, grants }) => ({
      id: accessPointId,
      accounts: accounts.filter((account) => grants.some(({ accountId }) => accountId === account.id)).map(aliasIn),
      may: [...(grants[0]?.taskIds ?? [])],
    }));
  return {
    kind: kindOf(party),
    ...(isNameWritable(name, longestPartyName) ? { name } : {}),
    ...(mandate === undefined ? {} : { mandate }),
    ...(twoOthersFromMinor === undefined ? {} : { twoOthersFrom: writtenMinor(twoOthersFromMinor) }),
    ...(limits === undefined ? {} : { limits }),
    ...(providers.length === 0 ? {} : { providers }),
  };
}

function kindOf({ kind, name, actsAs }: PartyRecord): NonNullable<Written<'entities'>[number]['kind']> {
  if (actsAs === 'agent') return 'agent';
  if (kind === 'business') return 'company';
  return name.includes(' & ') ? 'joint' : 'personal';
}

/** The limits that differ from the bank's usual ones. */
function limitsOf(packages: readonly LimitPackageRecord[], id: string): WrittenLimits | undefined {
  const targets = packages.find((each) => each.id === id)?.targets;
  if (targets === undefined) return undefined;
  const said = {
    payments: limitIn(targets.makePayment),
    transfers: limitIn(targets.internalTransfer),
    bulk: limitIn(targets.bulkPayments),
  };
  return Object.fromEntries(Object.entries(said).filter(([, limit]) => Object.keys(limit).length > 0));
}

function limitIn({ minimumMinor, maximumMinor, dailyMinor, dailyCount }: TargetLimit) {
  return {
    ...(minimumMinor === usualLimit.minimumMinor ? {} : { minimum: writtenMinor(minimumMinor) }),
    ...(maximumMinor === usualLimit.maximumMinor ? {} : { maximum: writtenMinor(maximumMinor) }),
    ...(dailyMinor === usualLimit.dailyMinor ? {} : { daily: writtenMinor(dailyMinor) }),
    ...(dailyCount === usualLimit.dailyCount ? {} : { count: dailyCount }),
  };
}

/** Without the parts that are objected to: entries of lists where they are named, whole parts otherwise. */
export function withoutParts(description: WrittenDescription, objections: readonly Objection[]): WrittenDescription {
  const places = objections.map(({ where }) => /^(\w+)(?:\[(\d+)\])?/.exec(where));
  const kept = Object.entries(description).flatMap(([part, value]): [string, unknown][] => {
    const inPart = places.filter((place) => place?.[1] === part);
    if (inPart.length === 0) return [[part, value]];
    const entries = inPart.map((place) => place?.[2]);
    if (!Array.isArray(value) || entries.includes(undefined)) return [];
    const listed: readonly unknown[] = value;
    return [[part, listed.filter((_, place) => !entries.includes(String(place)))]];
  });
  return Object.fromEntries(kept);
}
