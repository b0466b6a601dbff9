import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { type InstructionCode, toInstructionList } from './instruction.ts';

export interface InstructionsArg extends PartyArg {
  readonly code: InstructionCode;
}

export function instructionsCall({ party, code }: InstructionsArg) {
  const type = code === 'FD' ? 'NONREC' : 'REC';
  return bankCall({
    party,
    send: (client) => client.GET('/cz/v1/payments/instructions', { params: { query: { code, type } } }),
    read: (answer) => toInstructionList(answer, code),
  });
}

export const instructionsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listInstructions: build.query({ queryFn: bankQuery(instructionsCall), providesTags: ['Instructions'] }),
  }),
});

/** Runs are made by the clock, so the list is refetched when a screen that shows it opens. */
export function useListInstructionsQuery(arg: InstructionsArg) {
  return instructionsApi.useListInstructionsQuery(arg, { refetchOnMountOrArgChange: true });
}
