import type { BankClient } from '#src/api/client/bank-client.ts';
import { unnoted } from '#src/api/client/nonce.ts';
import { needsApproval } from '#src/api/client/read-refusal.ts';
import { sealValues } from '#src/api/sealing/seal-values.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { askThrough, bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { referenceIn, saysOnlyDone } from '#src/api/wire/own-answer.ts';
import { fieldsOf, isObject, type Wire } from '#src/api/wire/wire.ts';

export interface CredentialChange extends PartyArg {
  readonly current: string;
  readonly next: string;
}

interface ChangeOutcome {
  /** Accepted, but effective only after approval by another person. */
  readonly needsApproval: boolean;
}

function passwordCall({ party, current, next }: CredentialChange) {
  return bankCall({
    party,
    sentOnce: unnoted,
    async send(client) {
      const [old, fresh] = await sealed(client, [current, next]);
      return client.PUT('/v1/me/credentials', { body: { type: 'PASSWORD', old, new: fresh } });
    },
    isOwn: (answer) => isOfChange(answer, 'PASSWORD'),
    read: toOutcome,
  });
}

function transactionPinCall({ party, current, next }: CredentialChange) {
  return bankCall({
    party,
    sentOnce: unnoted,
    async send(client) {
      const [old, fresh] = await sealed(client, [current, next]);
      return client.PUT('/cz/v1/credentials/transactionPin', { body: { old, new: fresh } });
    },
    isOwn: (answer) => isOfChange(answer, 'PIN'),
    read: toOutcome,
  });
}

function sealed(client: BankClient, values: readonly [string, string]) {
  return sealValues((call) => askThrough(client, call), values);
}

/** The answer names no order. It is told from those to other calls by its reference, and by what it says was changed. */
export function isOfChange(answer: Wire<'CredentialAnswer'>, type: 'PASSWORD' | 'PIN'): boolean {
  // Older releases answer a change that awaits authorisation with the status itself.
  const isBare = !isObject(fieldsOf(answer).status) && needsApproval(answer);
  return isBare || (saysOnlyDone(answer, { type }) && referenceIn(answer) !== undefined);
}

function toOutcome(answer: unknown): ChangeOutcome {
  return { needsApproval: needsApproval(answer) };
}

export const credentialsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation({
      queryFn: bankQuery(passwordCall),
      invalidatesTags: staleAfter.changePassword,
    }),
    changeTransactionPin: build.mutation({
      queryFn: bankQuery(transactionPinCall),
      invalidatesTags: staleAfter.changeTransactionPin,
    }),
  }),
});

export const { useChangePasswordMutation, useChangeTransactionPinMutation } = credentialsApi;
