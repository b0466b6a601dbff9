import { unnoted } from '#src/api/client/nonce.ts';
import type { BankTransport } from '#src/api/client/transport.ts';
import { type BankError, toBankError } from '#src/api/messages/bank-error.ts';
import { openProspect } from '#src/api/sealing/open-prospect.ts';
import { sealValues } from '#src/api/sealing/seal-values.ts';
import { ask, bankCall } from '#src/api/store/bank-call.ts';
import { type AppThunk, useAppDispatch } from '#src/api/store/hooks.ts';
import { BankFailure } from '#src/api/wire/failure.ts';
import { fieldsOf, flagOf, textOf } from '#src/api/wire/wire.ts';
import { isOfChange } from './credentials.ts';

// Calls for a password reset link. The visitor need not be signed in.

/** The password policy of customers who reset their password in this app. Name and value are assumed. */
export const corporatePolicyName = 'CORPORATE';

export type LinkAnswer<Value> =
  | { readonly outcome: 'answered'; readonly value: Value }
  | { readonly outcome: 'failed'; readonly error: BankError };

export interface ResetPolicy {
  readonly isCorporate: boolean;
}

export interface ResetLink {
  readonly check: (token: string) => Promise<LinkAnswer<boolean>>;
  readonly policy: (token: string) => Promise<LinkAnswer<ResetPolicy>>;
  /** Sets the new password and uses up the token. */
  readonly reset: (wanted: { readonly token: string; readonly password: string }) => Promise<LinkAnswer<null>>;
}

/** None of the three throws on a bank or network failure. */
export function useResetLink(): ResetLink {
  const dispatch = useAppDispatch();
  return {
    check: (token) => dispatch(resetTokenChecked(token)),
    policy: (token) => dispatch(resetPolicyAsked(token)),
    reset: (wanted) => dispatch(passwordReset(wanted)),
  };
}

export function resetTokenChecked(token: string): AppThunk<Promise<LinkAnswer<boolean>>> {
  return asVisitor((transport) => ask(transport, tokenCall(token)));
}

export function resetPolicyAsked(token: string): AppThunk<Promise<LinkAnswer<ResetPolicy>>> {
  return asVisitor((transport) => ask(transport, policyCall(token)));
}

export function passwordReset(wanted: {
  readonly token: string;
  readonly password: string;
}): AppThunk<Promise<LinkAnswer<null>>> {
  return asVisitor(async (transport) => {
    const [newPassword] = await sealValues((call) => ask(transport, call), [wanted.password]);
    return ask(transport, resetCall(wanted.token, newPassword), { canConfirm: true });
  });
}

/** Reopens a prospect session that timed out, once, and repeats the step. This is safe because nothing was done. */
function asVisitor<Value>(step: (transport: BankTransport) => Promise<Value>): AppThunk<Promise<LinkAnswer<Value>>> {
  return async (_dispatch, _getState, { openBank }) => {
    const transport = await openBank().catch(() => undefined);
    if (transport === undefined) return failed({ kind: 'fault', fault: 'bad_network_response' });
    try {
      return { outcome: 'answered', value: await inAnyVisit(transport, () => step(transport)) };
    } catch (reason) {
      if (reason instanceof BankFailure) return failed(reason.failure);
      throw reason;
    }
  };
}

async function inAnyVisit<Value>(transport: BankTransport, step: () => Promise<Value>): Promise<Value> {
  try {
    return await openProspect(transport, step);
  } catch (reason) {
    if (!(reason instanceof BankFailure) || reason.failure.kind !== 'session-over') throw reason;
    transport.forgetNonces();
    await transport.fillNonces();
    return step();
  }
}

function failed(failure: BankFailure['failure']): { readonly outcome: 'failed'; readonly error: BankError } {
  return { outcome: 'failed', error: toBankError(failure) };
}

function tokenCall(token: string) {
  return bankCall({
    party: false,
    send: (client) => client.GET('/v1/token/{token}', { params: { path: { token } } }),
    read: (answer) => flagOf(fieldsOf(answer).tokenValid),
  });
}

function policyCall(token: string) {
  return bankCall({
    party: false,
    send: (client) => client.GET('/v1/passwordPolicy', { params: { query: { token } } }),
    read(answer) {
      const name = textOf(fieldsOf(fieldsOf(answer).passwordPolicyDTO).name);
      return name === undefined ? undefined : { isCorporate: name === corporatePolicyName };
    },
  });
}

function resetCall(token: string, newPassword: string) {
  return bankCall({
    party: false,
    sentOnce: unnoted,
    send: (client) => client.PUT('/v1/credentials/changeCredentials', { body: { newPassword, token } }),
    isOwn: (answer) => isOfChange(answer, 'PASSWORD'),
    read: () => null,
  });
}
