import { marked } from '#contracts/driver/shown-values.ts';
import type { StateParameters } from '#contracts/driver/state-values.ts';
import type { SandboxWorld, Visit } from '#contracts/driver/visit.ts';
import { subscriptionsPath } from '#contracts/states/alerts/alert-states.ts';
import { arrive } from '#contracts/states/arrivals.ts';
import { type Access, accessPath, readProvider } from '#contracts/states/preferences/sharing-states.ts';
import { andStrict } from './strict-states.ts';

type Check = (sandbox: SandboxWorld, parameters: StateParameters) => Promise<void>;

/** After a bank has only asked for a code, everything must be as it was. */
export const nothingDone: Readonly<Record<string, Check>> = {
  [`customer {persona} is signed in${andStrict}`]: look(async (visit) => {
    expectSame('The books ordered', await booksOrdered(visit), []);
    expectSame('The alerts', await waysOfAlerts(visit), []);
  }),
  'customer {persona} is asked for a code to order a cheque book': look(async (visit) => {
    const books = (await booksOrdered(visit)).filter((type) => type !== 'CBR');
    expectSame('The books ordered with the code for another', books, []);
  }),
  [`customer {persona} subscribes to alerts${andStrict}`]: look(async (visit) => {
    expectSame('The alerts', await waysOfAlerts(visit), ['EMAIL']);
  }),
  [`a provider asks customer {persona} for access to their accounts${andStrict}`]: look(async (visit) => {
    expectSame('What the provider may do', await tasksOfProvider(visit), []);
  }),
  [`customer {persona} has given a provider access to their current account${andStrict}`]: look(async (visit) => {
    expectSame('What the provider may do', await tasksOfProvider(visit), ['CH_I']);
  }),
  // The old password lets the customer in.
  [`a prospect has a password reset link of customer {persona}${andStrict}`]: look(async () => {}),
};

function look(at: (visit: Visit) => Promise<void>): Check {
  return async (sandbox, parameters) => at((await arrive(sandbox, parameters)).visit);
}

function expectSame(what: string, found: readonly string[], wanted: readonly string[]): void {
  if (found.join() === wanted.join()) return;
  throw new Error(`${what} should be ${wanted.join(', ') || 'none'} without a code, and not ${marked(found)}.`);
}

/** Today, by type. */
async function booksOrdered(visit: Visit): Promise<readonly string[]> {
  const today = { fromDate: visit.today(), toDate: visit.today() };
  const found: string[] = [];
  for (const transactionName of ['CBR', 'PBR']) {
    const search = { discriminator: 'ACCOUNT_NON_FINANCIAL', ...today, view: 'all', transactionName };
    const { transactionDTOs } = await visit.ask('GET', `/cz/v1/transactions?${new URLSearchParams(search)}`);
    found.push(...(transactionDTOs as readonly { readonly typeCode: string }[]).map(({ typeCode }) => typeCode));
  }
  return found;
}

interface Subscription {
  readonly subscribedActions: readonly {
    readonly subscriptionPreferences: readonly { readonly destination: string }[];
  }[];
}

/** E-mail or text, for each alert subscribed to. */
async function waysOfAlerts(visit: Visit): Promise<readonly string[]> {
  const { actionSubscriptionDTO } = await visit.ask('GET', `${subscriptionsPath}?subscriptionLevelType=PARTY`);
  return (actionSubscriptionDTO as readonly Subscription[])
    .flatMap(({ subscribedActions }) => subscribedActions)
    .flatMap(({ subscriptionPreferences }) => subscriptionPreferences.map(({ destination }) => destination));
}

async function tasksOfProvider(visit: Visit): Promise<readonly string[]> {
  const { accessPoint } = await readProvider(visit);
  const { accessPointAccountDTOs = [] }: Access = await visit.ask('GET', `${accessPath}/${accessPoint}`);
  return accessPointAccountDTOs.flatMap(({ accountExclusionDTOs }) =>
    accountExclusionDTOs.flatMap(({ taskIds = [] }) => taskIds),
  );
}
