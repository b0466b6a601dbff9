import type { BankError } from '#src/api/messages/bank-error.ts';
import { refusalMessage } from '#src/api/messages/refusals.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import type { Refusal } from '#src/api/wire/failure.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import {
  type Provider,
  toAccess,
  toAccessPointIds,
  toImage,
  toProvider,
  toSharingEntities,
  toSharingSetup,
} from './sharing.ts';

/** Each call of data sharing is sent with a nonce that was asked for just before it. */
const own = { ownNonce: true } as const;

export interface AccessArg {
  readonly party: PartyId;
  readonly accessPointId: string;
}

interface AccessPointArg extends PartyArg {
  readonly accessPointId: string;
}

function accessPointIdsCall({ party }: PartyArg) {
  return bankCall({ ...own, party, send: (client) => client.GET('/v1/me/preferences'), read: toAccessPointIds });
}

function providerCall({ party, accessPointId }: AccessPointArg) {
  return bankCall({
    ...own,
    party,
    send: (client) => client.GET('/v1/accessPoints/{accessPointId}', { params: { path: { accessPointId } } }),
    read: toProvider,
  });
}

interface ImageArg extends PartyArg {
  readonly imageId: string;
}

function imageCall({ party, imageId }: ImageArg) {
  return bankCall({
    ...own,
    party,
    send: (client) => client.GET('/v1/contents/{contentId}', { params: { path: { contentId: imageId } } }),
    read: toImage,
  });
}

function entitiesCall({ party }: PartyArg) {
  return bankCall({ ...own, party, send: (client) => client.GET('/cz/v1/relations'), read: toSharingEntities });
}

function setupCall({ party, accessPointId }: AccessArg) {
  return bankCall({
    ...own,
    party,
    send: (client) =>
      client.GET('/v1/me/accessPointAccount', { params: { query: { accessPointId, accountType: 'CSA' } } }),
    read: toSharingSetup,
  });
}

export function accessCall({ party, accessPointId }: AccessArg) {
  return bankCall({
    ...own,
    party,
    send: (client) => client.GET('/v1/me/accessPointAccount/{accessPointId}', { params: { path: { accessPointId } } }),
    read: toAccess,
  });
}

/** The bank's own sentence first, where it gives one. */
function wordLoadError(refusal: Refusal): string {
  const { detail } = refusal;
  return detail === undefined ? refusalMessage(refusal) : `${detail} ${refusalMessage(refusal)}`;
}

const askAccessPointIds = bankQuery(accessPointIdsCall, wordLoadError);
const askProvider = bankQuery(providerCall, wordLoadError);

/** The providers that could be read, and why others could not. */
export interface Providers {
  readonly known: readonly Provider[];
  readonly error: BankError | undefined;
}

/** The external providers among the customer's access points. One that is gone is left out. */
async function askProviders(arg: PartyArg, api: Parameters<typeof askProvider>[1]): Promise<ProvidersAnswer> {
  const ids = await askAccessPointIds(arg, api);
  if ('error' in ids) return ids;
  const answers = await Promise.all(ids.data.map((accessPointId) => askProvider({ ...arg, accessPointId }, api)));
  const known = answers.flatMap((answer) => ('data' in answer ? (answer.data.provider ?? []) : []));
  const errors = answers.flatMap((answer) => ('error' in answer && !isGone(answer.error) ? [answer.error] : []));
  const [error] = errors;
  return known.length === 0 && error !== undefined ? { error } : { data: { known, error } };
}

function isGone(error: BankError): boolean {
  return error.kind === 'refusal' && error.status === 404;
}

type ProvidersAnswer = { readonly data: Providers } | { readonly error: BankError };

export const dataSharingApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listProviders: build.query<Providers, PartyArg>({ queryFn: askProviders, providesTags: ['DataSharing'] }),
    getProviderImage: build.query({ queryFn: bankQuery(imageCall) }),
    listSharingEntities: build.query({ queryFn: bankQuery(entitiesCall, wordLoadError) }),
    getSharingSetup: build.query({ queryFn: bankQuery(setupCall, wordLoadError), providesTags: ['DataSharing'] }),
    getAccountAccess: build.query({ queryFn: bankQuery(accessCall, wordLoadError), providesTags: ['DataSharing'] }),
  }),
});

export const {
  useListProvidersQuery,
  useGetProviderImageQuery,
  useListSharingEntitiesQuery,
  useGetSharingSetupQuery,
  useGetAccountAccessQuery,
} = dataSharingApi;
