import { bankApi } from '#src/api/store/bank-api.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { decidedCall, waitingCall } from './approval-calls.ts';

export const authorisationsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listWaitingApprovals: build.query({ queryFn: bankQuery(waitingCall), providesTags: ['Approvals'] }),
    listDecidedApprovals: build.query({ queryFn: bankQuery(decidedCall), providesTags: ['Approvals'] }),
  }),
});

export const { useListWaitingApprovalsQuery, useListDecidedApprovalsQuery } = authorisationsApi;
