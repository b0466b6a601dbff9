import { omitUndefined } from '#contracts/driver/state-values.ts';
import type { Visit } from '#contracts/driver/visit.ts';
import { arrive, type SetUp, valuesOf } from '#contracts/states/arrivals.ts';

interface Preferences {
  readonly userAccessPointRelationship?: readonly { readonly accessPointId: string }[];
}

interface AccessPoint {
  readonly accessPointDTO?: { readonly imgRefno?: { readonly value?: string } };
}

interface Access {
  readonly accessPointAccountDTOs?: readonly {
    readonly accountAccessId: string;
    readonly accountExclusionDTOs: readonly { readonly accountExclusionId: string }[];
  }[];
}

/** Personas already have a provider that asks for access. */
export const sharingStates: Readonly<Record<string, SetUp>> = {
  'a provider asks customer {persona} for access to their accounts': async (sandbox, parameters) => {
    const { visit, values } = await arrive(sandbox, parameters);
    const provider = await readProvider(visit);
    return { ...values, ...provider, ...valuesOf(visit) };
  },

  'customer {persona} has given a provider access to their current account': async (sandbox, parameters) => {
    const { visit, values } = await arrive(sandbox, parameters);
    const provider = await readProvider(visit);
    const { body } = await visit.write('POST', '/v1/me/accessPointAccount', {
      accessPointAccountDTOs: [
        {
          accessPointId: provider.accessPoint,
          accountType: 'CSA',
          accessLevel: 'ACCESSPOINT',
          accessStatus: false,
          accountExclusionDTOs: [{ accountNumber: { value: values.currentAccount }, taskIds: ['CH_I'] }],
        },
      ],
    });
    const [access] = (body as Access).accessPointAccountDTOs ?? [];
    const given = { access: access?.accountAccessId, grant: access?.accountExclusionDTOs[0]?.accountExclusionId };
    return { ...values, ...provider, ...omitUndefined(given), ...valuesOf(visit) };
  },
};

async function readProvider(visit: Visit) {
  const { userAccessPointRelationship = [] }: Preferences = await visit.ask('GET', '/v1/me/preferences');
  const accessPoint = userAccessPointRelationship[0]?.accessPointId;
  if (accessPoint === undefined) throw new Error('No provider asks for access.');
  const { accessPointDTO }: AccessPoint = await visit.ask('GET', `/v1/accessPoints/${accessPoint}`);
  return { accessPoint, ...omitUndefined({ image: accessPointDTO?.imgRefno?.value }) };
}
