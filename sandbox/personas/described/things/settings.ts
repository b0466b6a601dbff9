import { waysTo } from '#sandbox/bank/alerts/alerts.ts';
import { usualLimit } from '#sandbox/bank/payments/payment-limits.ts';
import { accessPoints, findAccessPoint } from '#sandbox/bank/preferences/providers.ts';
import type { Limits } from '#sandbox/personas/described/description.ts';
import { minorOf } from '#sandbox/personas/described/description-words.ts';
import type { Making } from '#sandbox/personas/described/making.ts';
import type { Objection } from '#sandbox/personas/described/objection.ts';
import { actsFor, limitPackagesOf } from '#sandbox/personas/described/people.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { alertsOf, sharingOf } from '#sandbox/personas/preferences/providers-of.ts';
import { accountCalled, aliasesOf } from './ground.ts';

type Settings = Pick<Cast, 'limitPackages' | 'alertSubscriptions' | 'accessRequests' | 'accountAccesses'>;

/** A person's own settings; with the first, those of the entities. */
export function settingsOf(customer: Making, place: number): Settings {
  const { description, userIds, entities } = customer;
  const [said, userId] = [description.people[place], userIds[place]];
  if (said === undefined || userId === undefined) return {};
  const own = { id: `USER:${userId}`, limits: said.limits };
  const entitys = description.entities.map(({ limits }, index) => ({
    id: `PARTY:${entities[index]?.party.id}`,
    limits,
  }));
  const alerts = said.alerts.map(({ event, ways }) => ({ event, ways: [...ways].sort() }));
  const asking = description.entities.flatMap(({ providers }, index) =>
    actsFor(said, index + 1) ? providers.map(({ id }) => id) : [],
  );
  return {
    limitPackages: limitPackagesOf(place === 0 ? [own, ...entitys] : [own]),
    ...(alerts.length === 0 ? {} : alertsOf(userId, alerts)),
    ...sharingOf(userId, [...new Set(asking)], place === 0 ? linkedIn(customer) : []),
  };
}

function linkedIn(customer: Making) {
  return customer.description.entities.flatMap(({ providers }) =>
    providers.map(({ id: accessPointId, accounts, may }) => ({
      accessPointId,
      accounts: accounts.flatMap((alias) => accountCalled({ customer }, alias)?.record ?? []),
      taskIds: may,
    })),
  );
}

export function objectionsToSettings(customer: Making): readonly Objection[] {
  const { people, entities } = customer.description;
  return [
    ...people.flatMap(({ limits }, place) => aboutLimits(limits, `people[${place}].limits`)),
    ...entities.flatMap(({ limits }, place) => aboutLimits(limits, `entities[${place}].limits`)),
    ...people.flatMap((_, place) => aboutAlerts(customer, place)),
    ...entities.flatMap((_, place) => aboutProviders(customer, place)),
  ];
}

function aboutLimits(limits: Limits, where: string): readonly Objection[] {
  return Object.entries(limits).flatMap(([target, { minimum, maximum }]) => {
    const most = maximum === undefined ? usualLimit.maximumMinor : minorOf(maximum);
    const isPossible = minimum === undefined || minorOf(minimum) <= most;
    const reason = 'Nothing is from this minimum up to the maximum.';
    return isPossible ? [] : [{ where: `${where}.${target}.minimum`, reason, allowed: ['the maximum or less'] }];
  });
}

function aboutAlerts({ description, people }: Making, place: number): readonly Objection[] {
  const [said, person] = [description.people[place], people[place]];
  if (said === undefined || person === undefined) return [];
  const reachable = waysTo(person);
  return said.alerts.flatMap(({ event, ways }, index): readonly Objection[] => {
    const where = `people[${place}].alerts[${index}]`;
    if (said.alerts.findIndex((other) => other.event === event) !== index) {
      return [{ where: `${where}.event`, reason: 'This event is there already.', allowed: [] }];
    }
    const isFine = new Set(ways).size === ways.length && ways.every((way) => reachable.includes(way));
    return isFine ? [] : [{ where: `${where}.ways`, reason: 'They cannot be told so.', allowed: reachable }];
  });
}

const shareable: readonly string[] = ['CA', 'RA', 'IA', 'NT'];

function aboutProviders(customer: Making, place: number): readonly Objection[] {
  const said = customer.description.entities[place];
  const party = customer.entities[place]?.party;
  if (said === undefined || party === undefined) return [];
  const own = customer.accounts.filter(({ record }) => record.partyId === party.id && shareable.includes(record.kind));
  return said.providers.flatMap(({ id, accounts }, index): readonly Objection[] => {
    const where = `entities[${place}].providers[${index}]`;
    if (findAccessPoint(id) === undefined) {
      return [
        { where: `${where}.id`, reason: 'There is no such provider.', allowed: accessPoints.map((each) => each.id) },
      ];
    }
    if (said.providers.findIndex((other) => other.id === id) !== index) {
      return [{ where: `${where}.id`, reason: 'This provider is there already.', allowed: ['another'] }];
    }
    if (said.kind === 'agent' && accounts.length > 0) {
      return [{ where: `${where}.accounts`, reason: 'An agent may not share accounts.', allowed: ['none'] }];
    }
    return accounts.flatMap((alias, at) => {
      const isOwn = own.some(({ wanted }) => wanted.alias === alias) && accounts.indexOf(alias) === at;
      const reason = 'The entity has no such account to share.';
      return isOwn ? [] : [{ where: `${where}.accounts[${at}]`, reason, allowed: aliasesOf(own) }];
    });
  });
}
