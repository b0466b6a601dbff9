import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import type { AppThunk, RootState } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { saysOnlyDone } from '#src/api/wire/own-answer.ts';
import { toLoginFlow } from './login-flow.ts';
import { toPermissions } from './permissions.ts';
import { toProfile } from './user-profile.ts';

export function profileCall({ party }: PartyArg) {
  return bankCall({ party, send: (client) => client.GET('/v1/me'), read: toProfile });
}

export function loginFlowCall({ party }: PartyArg) {
  return bankCall({ party, send: (client) => client.GET('/v1/me/loginFlow'), read: toLoginFlow });
}

function permissionsCall({ party }: PartyArg) {
  return bankCall({ party, send: (client) => client.GET('/cz/v1/permissions'), read: toPermissions });
}

function loginStepCall({ party, stepId }: PartyArg & { readonly stepId: string }) {
  return bankCall({
    party,
    send: (client) => client.POST('/v1/me/loginFlow', { body: { loginConfigId: stepId } }),
    read: (answer) => (saysOnlyDone(answer, {}) ? null : undefined),
  });
}

export const profileApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query({ queryFn: bankQuery(profileCall), providesTags: ['Profile'] }),
    getLoginFlow: build.query({ queryFn: bankQuery(loginFlowCall), providesTags: ['LoginFlow'] }),
    listPermissions: build.query({ queryFn: bankQuery(permissionsCall), providesTags: ['Permissions'] }),
    completeLoginStep: build.mutation({
      queryFn: bankQuery(loginStepCall),
      invalidatesTags: staleAfter.completeLoginStep,
    }),
  }),
});

/** The name that the customer logs in with, once a page has read it. */
export function knownUserName(): AppThunk<string | undefined> {
  return (_dispatch, getState) => {
    const select = profileApi.endpoints.getProfile.select({ party: false });
    // The bank joins the store later, so the store's own type is without it.
    return select(getState() as RootState & Parameters<typeof select>[0]).data?.userName;
  };
}

export const { useGetProfileQuery, useGetLoginFlowQuery, useListPermissionsQuery, useCompleteLoginStepMutation } =
  profileApi;
