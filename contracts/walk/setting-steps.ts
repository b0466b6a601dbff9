import type { Steps, Walk } from './step.ts';
import { found } from './walk-memory.ts';
import type { Walker } from './walker.ts';

interface Subscription {
  readonly subscriptionId?: string;
  readonly subscribedActions: readonly {
    readonly eventId: string;
    readonly subscriptionPreferences: readonly { readonly destination: string }[];
  }[];
}

interface Access {
  readonly accountAccessId: string;
  readonly accessStatus: boolean;
  readonly accountExclusionDTOs: readonly {
    readonly accountExclusionId: string;
    readonly accountNumber: { readonly value: string };
    readonly taskIds: readonly string[];
  }[];
}

interface Shareable {
  readonly accountNumber: { readonly value: string };
  readonly tasks: readonly { readonly taskId: string; readonly allowed: boolean }[];
}

const alertsPath = '/v1/actionSubscriptions';
const accessPath = '/v1/me/accessPointAccount';
const [start, end] = ['2026-03-02T00:00:00', '2099-10-04T00:00:00'];

export const settingSteps: Steps = {
  'change alerts': changeAlerts,
  'end alerts': endAlerts,
  'share an account': shareAccount,
  'name an account': nameAccount,
};

async function changeAlerts({ walker, findings, memory }: Walk): Promise<void> {
  const earlier = await subscriptions(walker);
  for (const { subscriptionId } of earlier) await walker.good('DELETE', `${alertsPath}/${subscriptionId}`);
  const wishes = [
    { LOGIN_FAILURE: ['EMAIL'] },
    { LOGIN_FAILURE: ['SMS'] },
    { LOGIN_SUCCESS: ['SMS'], LOGIN_FAILURE: ['EMAIL', 'SMS'] },
  ];
  for (const [place, wish] of wishes.entries()) {
    const [present] = await subscriptions(walker);
    const path = place === 0 ? alertsPath : `${alertsPath}/${present?.subscriptionId}`;
    const json = {
      ...subscriptionTo(wish, memory.parties[0]),
      ...(place > 0 && { subscriptionId: present?.subscriptionId }),
    };
    await walker.good(place === 0 ? 'POST' : 'PUT', path, { json });
    const after = await subscriptions(walker);
    findings.expect(after.length === 1, `actionSubscriptionDTO has ${after.length} subscriptions after one was saved`);
    findings.expectSame(sorted(wish), sorted(choicesIn(after[0])), 'destination of the alerts saved');
    if (place > 0)
      findings.expectSame(present?.subscriptionId, after[0]?.subscriptionId, 'subscriptionId of the alerts changed');
  }
}

async function endAlerts({ walker, findings }: Walk): Promise<void> {
  const [present] = await subscriptions(walker);
  await walker.good('DELETE', `${alertsPath}/${present?.subscriptionId}`);
  const { length } = await subscriptions(walker);
  findings.expect(length === 0, `actionSubscriptionDTO has ${length} subscriptions after the only one was deleted`);
}

async function subscriptions(walker: Walker): Promise<readonly Subscription[]> {
  return (await walker.ask(`${alertsPath}?subscriptionLevelType=PARTY`)).actionSubscriptionDTO;
}

function subscriptionTo(wish: Readonly<Record<string, readonly string[]>>, party: string | undefined) {
  return {
    subscriptionLevel: 'PARTY',
    subscriptionStartDate: start,
    subscriptionEndDate: end,
    subscriber: { party: { value: party } },
    subscribedActions: Object.entries(wish).map(([eventId, ways]) => ({
      activityId: 'PI_LOGIN',
      eventId,
      actionId: 'SEND',
      subscribedActionStartDate: start,
      subscribedActionEndDate: end,
      subscriptionPreferences: ways.map((destination) => ({ destination, urgencyType: 'H' })),
    })),
  };
}

function choicesIn(subscription: Subscription | undefined): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    (subscription?.subscribedActions ?? []).map(({ eventId, subscriptionPreferences }) => [
      eventId,
      subscriptionPreferences.map(({ destination }) => destination),
    ]),
  );
}

function sorted(choices: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return Object.entries(choices)
    .flatMap(([event, ways]) => ways.map((way) => `${event} by ${way}`))
    .sort();
}

/** Gives a provider access to one account, gives more, and takes some away. */
async function shareAccount({ walker, findings, memory }: Walk): Promise<void> {
  const party = found(memory.parties[0], 'a party');
  const { value } = found(memory.current, 'a current account');
  const provider = await providerWithoutAccess(walker, party);
  if (provider === undefined) return;
  const dto = { accessPointId: provider, accountType: 'CSA', accessLevel: 'ACCESSPOINT', accessStatus: false };
  const save = async (method: 'POST' | 'PUT', taskIds: readonly string[]) => {
    const [present] = await accessOf(walker, provider, party);
    const accountExclusionId = present?.accountExclusionDTOs[0]?.accountExclusionId;
    const grant = {
      ...(accountExclusionId !== undefined && { accountExclusionId }),
      accountNumber: { value },
      taskIds,
    };
    const known = present === undefined ? {} : { accountAccessId: present.accountAccessId };
    const json = { accessPointAccountDTOs: [{ ...known, ...dto, accountExclusionDTOs: [grant] }] };
    await walker.good(method, accessPath, { json, party });
    const after = await accessOf(walker, provider, party);
    const given = after.flatMap(({ accountExclusionDTOs }) => accountExclusionDTOs);
    findings.expectSame(
      taskIds.map((task) => `${value} ${task}`),
      given.flatMap((one) => one.taskIds.map((task) => `${one.accountNumber.value} ${task}`)),
      'accountExclusionDTOs of the access saved',
    );
    findings.expect(
      after.every(({ accessStatus }) => !accessStatus),
      'accessStatus of the access given is true',
    );
    const { accounts } = await walker.ask(`${accessPath}?accessPointId=${provider}&accountType=CSA`, { party });
    const offered: readonly Shareable[] = accounts.flatMap(
      ({ accountsList }: { accountsList: readonly Shareable[] }) => accountsList,
    );
    const allowed = offered.flatMap(({ accountNumber, tasks }) =>
      tasks.filter((task) => task.allowed).map(({ taskId }) => `${accountNumber.value} ${taskId}`),
    );
    findings.expectSame(
      taskIds.map((task) => `${value} ${task}`),
      allowed,
      'accounts[].accountsList[].tasks[].allowed once access is saved',
    );
  };
  await save('POST', ['CH_I']);
  await save('PUT', ['CH_I', 'PC_F_SELF', 'PC_F_CGNDP']);
  await save('PUT', ['CH_I']);
}

async function providerWithoutAccess(walker: Walker, party: string): Promise<string | undefined> {
  const { userAccessPointRelationship } = await walker.ask('/v1/me/preferences', { party });
  for (const { accessPointId } of userAccessPointRelationship) {
    const { accessPointDTO } = await walker.ask(`/v1/accessPoints/${accessPointId}`, { party });
    if (accessPointDTO.type === 'EXT' && (await accessOf(walker, accessPointId, party)).length === 0)
      return accessPointId;
  }
  return undefined;
}

async function accessOf(walker: Walker, provider: string, party: string): Promise<readonly Access[]> {
  return (await walker.ask(`${accessPath}/${provider}`, { party })).accessPointAccountDTOs;
}

interface NamedAccount {
  readonly id: { readonly value: string };
  readonly partyId: { readonly value: string };
  readonly type: string;
  readonly displayName: string;
  readonly accountNickname?: string | null;
}

async function nameAccount({ walker, findings, memory }: Walk): Promise<void> {
  const { value } = found(memory.current, 'a current account');
  const accounts = async (): Promise<readonly NamedAccount[]> => (await walker.ask('/v1/accounts')).accounts;
  const before = await accounts();
  const own = before.find(({ id }) => id.value === value);
  const accountNickname = 'Hay money 2';
  const json = [
    { accountNickname, accountNumber: { value }, partyId: own?.partyId, accountType: own?.type, sequenceNumber: 1 },
  ];
  await walker.good('POST', '/cz/v1/accountNickname', { json });
  const wanted = before.map((one) => (one === own ? accountNickname : one.accountNickname));
  findings.expectSame(
    wanted,
    (await accounts()).map((one) => one.accountNickname),
    'accountNickname once one account is named',
  );
}
