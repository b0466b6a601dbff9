import { expect, it } from 'vitest';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import type { AlertChoices } from '#src/api/alerts/alert.ts';
import { alertsApi } from '#src/api/alerts/alerts.ts';
import { choicesIn, saveAlerts } from '#src/api/alerts/save-alerts.ts';
import { mailboxApi } from '#src/api/mail/mailbox.ts';
import { dataSharingApi } from '#src/api/preferences/data-sharing.ts';
import { latestChoice, noMarketingChoice } from '#src/api/preferences/marketing.ts';
import { saveAccess } from '#src/api/preferences/save-access.ts';
import { saveMarketing } from '#src/api/preferences/save-marketing.ts';
import { everyTick, type Ticks, ticksIn } from '#src/api/preferences/sharing.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { callCountOf, loggedIn, openBank } from '#tests/customers/open-bank.ts';
import { underFault } from './under-fault.ts';

/**
 * Saving alerts, data sharing and a marketing preference with every fault on the response. Each is saved completely or not at
 * all, is never called saved when it is not, is found when its answer was lost, and may be tried again.
 */

type Store = Awaited<ReturnType<typeof signedInStore>>['store'];

const party = false;
const uncached = { forceRefetch: true, subscribe: false } as const;
const provider = 'trotting-up';

/** One write, made from the state that `ready` prepares. */
interface Write {
  readonly ready: (store: Store) => Promise<unknown>;
  readonly save: (store: Store) => Promise<{ readonly outcome: string }>;
  /** What the bank keeps, to compare. */
  readonly kept: (store: Store) => Promise<unknown>;
}

const [failures, both] = [
  { email: true, sms: false },
  { email: true, sms: true },
];

const writes = {
  createAlertSubscription: {
    ready: async () => {},
    save: (store) => saveLoginAlerts(store, failures),
    kept: keptAlerts,
  },
  changeAlertSubscription: {
    ready: (store) => saveLoginAlerts(store, failures),
    save: (store) => saveLoginAlerts(store, both),
    kept: keptAlerts,
  },
  deleteAlertSubscription: {
    ready: (store) => saveLoginAlerts(store, failures),
    save: (store) => saveLoginAlerts(store, { email: false, sms: false }),
    kept: keptAlerts,
  },
  createAccountAccess: {
    ready: async () => {},
    save: (store) => share(store, 1),
    kept: keptAccess,
  },
  changeAccountAccess: {
    ready: (store) => share(store, 1),
    save: (store) => share(store, 3),
    kept: keptAccess,
  },
  sendMail: {
    ready: async () => {},
    async save(store) {
      const wanted = { ...noMarketingChoice, consent: true, email: true };
      return store.dispatch(saveMarketing({ party: await ownParty(store), shown: await keptChoice(store), wanted }));
    },
    kept: keptChoice,
  },
} as const satisfies Readonly<Record<string, Write>>;

/** Whether the bank carries the request out, and what the app then says. */
const faults = {
  'lost-answer': { isMade: true, outcome: 'saved' },
  empty: { isMade: true, outcome: 'saved' },
  malformed: { isMade: true, outcome: 'saved' },
  nonsense: { isMade: true, outcome: 'saved' },
  'no-nonce': { isMade: true, outcome: 'saved' },
  timeout: { isMade: false, outcome: 'unknown' },
  offline: { isMade: false, outcome: 'unknown' },
  '500': { isMade: false, outcome: 'unknown' },
  '503': { isMade: false, outcome: 'unknown' },
  'code=DIGX_CZ_NONCE_01': { isMade: false, outcome: 'unknown' },
  '403': { isMade: false, outcome: 'refused' },
} as const satisfies Partial<Record<FaultKind, object>>;

const rows = Object.keys(writes).flatMap((write) => Object.keys(faults).map((kind) => [write, kind]));

it.each(rows as [keyof typeof writes, keyof typeof faults][])('%s under %s', async (name, kind) => {
  const { ready, save, kept }: Write = writes[name];
  const { sandbox, store } = await signedIn();
  await ready(store);
  const before = await kept(store);
  const writesBefore = await callCountOf(sandbox, name);

  const { outcome } = await underFault(sandbox, name, kind, () => save(store));
  expect(outcome).toBe(faults[kind].outcome);
  expect(await callCountOf(sandbox, name)).toBe(writesBefore + 1);
  const after = await kept(store);
  if (faults[kind].isMade) expect(after).not.toEqual(before);
  else expect(after).toEqual(before);

  // Tried again, it is saved, and sent again only if it had not arrived.
  expect(await save(store)).toMatchObject({ outcome: 'saved' });
  expect(await callCountOf(sandbox, name)).toBe(writesBefore + (faults[kind].isMade ? 1 : 2));
  expect(await kept(store)).not.toEqual(before);
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});

it.each([
  'getPreferences',
  'getAccessPoint',
  'listRelations',
  'getSharingSetup',
  'getAccountAccess',
  'listAlertEvents',
  'listAlertSubscriptions',
  'getAlertsUser',
  'getAccountAlertMapping',
] as const)('tells of nonsense from %s as of half an answer, and not of nothing there', async (operation) => {
  const { sandbox, store } = await signedIn();
  await share(store, 1);
  await saveLoginAlerts(store, failures);
  const arg = { party: await ownParty(store), accessPointId: provider };
  const accounts = await store.dispatch(accountsApi.endpoints.listAccounts.initiate({ party }));
  const accountId = accounts.data?.accounts[0]?.id;
  if (accountId === undefined) throw new Error('The customer has no account.');
  const { listProviders, listSharingEntities, getSharingSetup, getAccountAccess } = dataSharingApi.endpoints;
  const { listAlertEvents, getAlertSubscription, getAlertsUser, getAccountAlerts } = alertsApi.endpoints;
  const read = {
    getPreferences: () => store.dispatch(listProviders.initiate(arg, uncached)),
    getAccessPoint: () => store.dispatch(listProviders.initiate(arg, uncached)),
    listRelations: () => store.dispatch(listSharingEntities.initiate(arg, uncached)),
    getSharingSetup: () => store.dispatch(getSharingSetup.initiate(arg, uncached)),
    getAccountAccess: () => store.dispatch(getAccountAccess.initiate(arg, uncached)),
    listAlertEvents: () => store.dispatch(listAlertEvents.initiate(arg, uncached)),
    listAlertSubscriptions: () => store.dispatch(getAlertSubscription.initiate(arg, uncached)),
    getAlertsUser: () => store.dispatch(getAlertsUser.initiate(arg, uncached)),
    getAccountAlertMapping: () => store.dispatch(getAccountAlerts.initiate({ ...arg, accountId }, uncached)),
  };
  const [half, nonsense] = [
    await underFault(sandbox, operation, 'malformed', async () => read[operation]()),
    await underFault(sandbox, operation, 'nonsense', async () => read[operation]()),
  ];
  expect(nonsense).toMatchObject({ isError: true, error: { kind: 'fault', fault: 'unreadable' } });
  expect(nonsense.error).toEqual(half.error);
});

it('finds an alert that a slow gateway delivered late, and does not send it again', async () => {
  const { sandbox, store } = await signedIn();
  const save = () => saveLoginAlerts(store, failures);
  expect(await underFault(sandbox, 'createAlertSubscription', 'late=5', save)).toMatchObject({ outcome: 'unknown' });
  await sandbox.control.advanceClock('PT5S');
  expect(await save()).toMatchObject({ outcome: 'saved' });
  expect(await callCountOf(sandbox, 'createAlertSubscription')).toBe(1);
});

it('overwrites nothing that another tab has saved meanwhile', async () => {
  const { store, another } = await signedIn();
  const shown = await keptAlerts(store);
  await saveLoginAlerts(another, both);
  const late = await store.dispatch(
    saveAlerts({ ...(await alertsArg(store)), shown, wanted: await choices(store, failures) }),
  );
  expect(late).toMatchObject({ outcome: 'changed-meanwhile' });
  expect(await keptAlerts(store)).toEqual(await choices(store, both));

  await share(another, 3);
  const arg = await sharingArg(store);
  const wanted = firstTicks(arg.all, 1);
  expect(await store.dispatch(saveAccess({ ...arg, shown: new Set(), wanted }))).toMatchObject({
    outcome: 'changed-meanwhile',
  });
  expect(await keptAccess(store)).toEqual([...firstTicks(arg.all, 3)].sort());

  const sender = await ownParty(store);
  const yes = { ...noMarketingChoice, consent: true, post: true };
  await another.dispatch(saveMarketing({ party: sender, shown: noMarketingChoice, wanted: yes }));
  const no = { ...noMarketingChoice, nonConsent: true };
  expect(await store.dispatch(saveMarketing({ party: sender, shown: noMarketingChoice, wanted: no }))).toMatchObject({
    outcome: 'changed-meanwhile',
  });
  expect(await keptChoice(store)).toEqual(yes);
});

async function signedIn() {
  const sandbox = await openBank();
  const browser = await loggedIn(sandbox);
  const [{ store }, { store: another }] = [await signedInStore(browser), await signedInStore(browser)];
  return { sandbox, store, another };
}

async function alertsArg(store: Store) {
  const { data: events = [] } = await store.dispatch(alertsApi.endpoints.listAlertEvents.initiate({ party }));
  return { party, subscriber: await ownParty(store), events } as const;
}

/** Failed logins by these ways, and nothing else. */
async function choices(store: Store, flags: { email: boolean; sms: boolean }): Promise<AlertChoices> {
  const failed = (await alertsArg(store)).events.find(({ title }) => title === 'Failed login');
  return flags.email || flags.sms ? { [failed?.id ?? '']: flags } : {};
}

async function saveLoginAlerts(store: Store, flags: { email: boolean; sms: boolean }) {
  const wanted = await choices(store, flags);
  return store.dispatch(saveAlerts({ ...(await alertsArg(store)), shown: await keptAlerts(store), wanted }));
}

async function keptAlerts(store: Store): Promise<AlertChoices> {
  const { data } = await store.dispatch(alertsApi.endpoints.getAlertSubscription.initiate({ party }, uncached));
  return choicesIn(data?.subscription ?? null);
}

async function sharingArg(store: Store) {
  const arg = { party: await ownParty(store), accessPointId: provider };
  const { data } = await store.dispatch(dataSharingApi.endpoints.getSharingSetup.initiate(arg, uncached));
  const accounts = data?.accounts ?? [];
  return { ...arg, accounts, all: everyTick(accounts) };
}

async function share(store: Store, count: number) {
  const arg = await sharingArg(store);
  return store.dispatch(
    saveAccess({ ...arg, shown: new Set(await keptAccess(store)), wanted: firstTicks(arg.all, count) }),
  );
}

function firstTicks(all: Ticks, count: number): Ticks {
  return new Set([...all].slice(0, count));
}

async function keptAccess(store: Store): Promise<readonly string[]> {
  const arg = { party: await ownParty(store), accessPointId: provider };
  const { data } = await store.dispatch(dataSharingApi.endpoints.getAccountAccess.initiate(arg, uncached));
  return [...ticksIn(data?.access ?? null)].sort();
}

async function keptChoice(store: Store) {
  const outbox = await store.dispatch(mailboxApi.endpoints.listMails.initiate({ party, box: 'outbox' }, uncached));
  return latestChoice(outbox.data ?? []);
}

async function ownParty(store: Store): Promise<PartyId> {
  const { data } = await store.dispatch(profileApi.endpoints.getProfile.initiate({ party }));
  if (data?.mainPartyId === undefined) throw new Error('The customer has no entity.');
  return data.mainPartyId;
}
