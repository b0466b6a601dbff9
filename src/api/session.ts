import { ask, type BankCall } from './bank-call.ts';
import type { BankError } from './bank-error.ts';
import type { BankTransport } from './client/transport.ts';
import { BankFailure, type Failure } from './failure.ts';
import { isChangeNeeded, type LoginFlow } from './login-flow.ts';
import type { PermittedFunction } from './permissions.ts';
import { loginFlowCall, permissionsCall, profileCall } from './profile.ts';
import { sealPassword, toPublicKey, toSalt } from './seal-password.ts';
import type { Profile } from './user-profile.ts';

export interface Credentials {
  readonly userId: string;
  readonly password: string;
}

export type SignInResult =
  | { readonly outcome: 'signed-in'; readonly credentialsChangeNeeded: boolean }
  | { readonly outcome: 'failed'; readonly error: BankError };

/** What sign-in learned on the way, so that the first page need not ask again. */
export interface OpenedSession {
  readonly credentialsChangeNeeded: boolean;
  /** Missing while the bank withholds the profile until the password is changed. */
  readonly profile?: Profile;
  readonly loginFlow: LoginFlow;
  /** Missing while something must be done first. */
  readonly permissions?: readonly PermittedFunction[];
}

/** Any case signs in; the bank keeps User IDs in this one. */
function normaliseUserId(userId: string): string {
  return userId.trim().toLowerCase();
}

/** Answered to the profile while the password must be changed first. */
const passwordChangeFirstCode = 'DIGX_UM_042';

/** Nobody waits longer than this to be logged off: on this device the session is over by then anyway. */
const logOffPatienceMs = 5_000;

/**
 * The whole of signing in: nonces, key, salt, encrypted password, fresh nonces, then who this is and what they may do.
 * @throws BankFailure from the step that failed; the customer is then not signed in.
 */
export async function signIn(transport: BankTransport, credentials: Credentials): Promise<OpenedSession> {
  transport.forgetNonces();
  await openProspect(transport, () => transport.fillNonces());
  const key = await openProspect(transport, () => ask(transport, publicKeyCall));
  const salt = await ask(transport, saltCall);
  const sealed = await sealPassword(credentials.password, key, salt);
  await ask(transport, securityCheckCall(normaliseUserId(credentials.userId), sealed));

  // The bank has replaced the session, and with it every nonce handed out so far.
  transport.forgetNonces();
  try {
    await transport.fillNonces();
    return await readSession(transport);
  } catch (reason) {
    // Half signed in is not signed in: what was opened at the bank is closed again, as far as it can be reached.
    if (reason instanceof BankFailure && reason.failure.kind !== 'session-over') await endSession(transport);
    throw reason;
  }
}

/** Tells the bank that the customer leaves. Whatever comes back, or nothing, the session on this device is over. */
export async function endSession(
  transport: BankTransport,
  patience: AbortSignal = AbortSignal.timeout(logOffPatienceMs),
): Promise<void> {
  try {
    await ask(transport, endSessionCall, patience);
  } catch (reason) {
    if (!(reason instanceof BankFailure) && !patience.aborted) throw reason;
  } finally {
    transport.forgetNonces();
  }
}

/** The bank answers 404 while no session is open yet; a nonce call opens one, and then the step is tried once more. */
async function openProspect<Result>(transport: BankTransport, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (reason) {
    if (!(reason instanceof BankFailure) || !isNotFound(reason.failure)) throw reason;
    await transport.fillNonces();
    return step();
  }
}

function isNotFound(failure: Failure): boolean {
  return failure.kind === 'refusal' && failure.refusal.status === 404;
}

async function readSession(transport: BankTransport): Promise<OpenedSession> {
  const profile = await profileUnlessWithheld(transport);
  const loginFlow = await ask(transport, loginFlowCall({ party: false }));
  const credentialsChangeNeeded = profile === undefined || isChangeNeeded(loginFlow);
  const known = { credentialsChangeNeeded, loginFlow, ...(profile !== undefined && { profile }) };
  if (credentialsChangeNeeded) return known;
  return { ...known, permissions: await ask(transport, permissionsCall({ party: false })) };
}

async function profileUnlessWithheld(transport: BankTransport): Promise<Profile | undefined> {
  try {
    return await ask(transport, profileCall({ party: false }));
  } catch (reason) {
    const failure = reason instanceof BankFailure ? reason.failure : undefined;
    if (failure?.kind === 'refusal' && failure.refusal.code === passwordChangeFirstCode) return undefined;
    throw reason;
  }
}

const publicKeyCall: BankCall<string> = {
  party: false,
  send: (client) => client.GET('/v1/publicKey'),
  read: toPublicKey,
};

const saltCall: BankCall<string> = {
  party: false,
  send: (client) => client.POST('/v1/salt', { headers: { 'Content-Type': 'application/json' } }),
  read: toSalt,
};

const endSessionCall: BankCall<null> = {
  party: false,
  send: (client) => client.DELETE('/v1/session'),
  read: () => null,
};

function securityCheckCall(userId: string, sealed: string): BankCall<null> {
  return {
    party: false,
    send: (client) =>
      client.POST('/j_security_check', {
        body: { j_username: userId, j_password: sealed },
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    read: () => null,
  };
}
