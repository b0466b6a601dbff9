import { omitUndefined, type StateParameters, type StateValues } from '#contracts/driver/state-values.ts';
import type { SandboxWorld, Visit } from '#contracts/driver/visit.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import { strictStates } from '#contracts/states/challenge/strict-states.ts';
import { handedOut, type Reached } from '#contracts/states/payees/payee-steps.ts';
import { accessBody, allTasks } from './access-bodies.ts';

interface Preferences {
  readonly userAccessPointRelationship?: readonly { readonly accessPointId: string }[];
}

interface AccessPoint {
  readonly accessPointDTO?: { readonly imgRefno?: { readonly value?: string } };
}

export interface Access {
  readonly accessPointAccountDTOs?: readonly {
    readonly accountAccessId: string;
    readonly accountExclusionDTOs: readonly {
      readonly accountExclusionId: string;
      readonly taskIds?: readonly string[];
    }[];
  }[];
}

export const accessPath = '/v1/me/accessPointAccount';

/** Personas already have a provider that asks for access. */
export const sharingStates: Readonly<Record<string, SetUp>> = {
  'a provider asks customer {persona} for access to their accounts': async (sandbox, parameters) =>
    handedOut(await asked(sandbox, parameters)),

  'customer {persona} has given a provider access to their current account': async (sandbox, parameters) =>
    handedOut(await given(sandbox, parameters)),

  ...strictStates('a provider asks customer {persona} for access to their accounts', asked, {
    'give a provider access': (values) => sharing('POST', values),
  }),

  ...strictStates('customer {persona} has given a provider access to their current account', given, {
    'change the access of a provider': (values) => sharing('PUT', values),
  }),
};

function sharing(method: 'POST' | 'PUT', { accessPoint, access, grant, currentAccount, ownParty = '' }: StateValues) {
  const json = accessBody({ accessPoint, access, grant, account: currentAccount, taskIds: allTasks });
  return { method, path: accessPath, json, party: ownParty };
}

async function asked(sandbox: SandboxWorld, parameters: StateParameters): Promise<Reached> {
  const { visit, values } = await arrive(sandbox, parameters);
  return { visit, values: { ...values, ...(await readProvider(visit)) } };
}

/** Enquiries only. */
async function given(sandbox: SandboxWorld, parameters: StateParameters): Promise<Reached> {
  const { visit, values } = await asked(sandbox, parameters);
  const { accessPoint, currentAccount: account } = values;
  const json = accessBody({ accessPoint, account, taskIds: ['CH_I'] });
  const { body } = await visit.write('POST', accessPath, json);
  const [access] = (body as Access).accessPointAccountDTOs ?? [];
  const made = { access: access?.accountAccessId, grant: access?.accountExclusionDTOs[0]?.accountExclusionId };
  return { visit, values: { ...values, ...omitUndefined(made) } };
}

export async function readProvider(visit: Visit) {
  const { userAccessPointRelationship = [] }: Preferences = await visit.ask('GET', '/v1/me/preferences');
  const accessPoint = userAccessPointRelationship[0]?.accessPointId;
  if (accessPoint === undefined) throw new Error('No provider asks for access.');
  const { accessPointDTO }: AccessPoint = await visit.ask('GET', `/v1/accessPoints/${accessPoint}`);
  return { accessPoint, ...omitUndefined({ image: accessPointDTO?.imgRefno?.value }) };
}
