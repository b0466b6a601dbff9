import type { BankTransport } from '#src/api/client/transport.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { isChangeNeeded, type LoginFlow } from '#src/api/profile/login-flow.ts';
import { loginFlowCall, profileCall } from '#src/api/profile/profile.ts';
import type { Profile } from '#src/api/profile/user-profile.ts';
import type { SealedCredentials } from '#src/api/sealing/seal-credentials.ts';
import { type AskOptions, ask, bankCall } from '#src/api/store/bank-call.ts';
import { BankFailure, type Failure } from '#src/api/wire/failure.ts';

export type SignInResult =
  | { readonly outcome: 'signed-in'; readonly credentialsChangeNeeded: boolean }
  | { readonly outcome: 'failed'; readonly error: BankError };

/** What sign-in learned, so that the first page need not ask again. The page asks for permissions with what it shows. */
export interface OpenedSession {
  readonly credentialsChangeNeeded: boolean;
  /** Missing while the bank withholds it until the password is changed. */
  readonly profile?: Profile;
  readonly loginFlow: LoginFlow;
}

interface OpenOptions extends Pick<AskOptions, 'isOurs'> {
  /** The browser's cookie has, or may have, changed owner. Called before anything else is asked. */
  readonly onTaken?: () => void;
}

/** Answered to the profile while the password must be changed. */
const passwordChangeFirstCode = 'DIGX_UM_042';

/** How long log-out waits: on this device the session is over anyway. */
const logOutPatienceMs = 5_000;

/**
 * Signs in, then reads profile and login steps. @throws BankFailure from the failing step; the customer is then signed
 * in neither here nor, if reachable, at the bank.
 */
export async function openSession(
  transport: BankTransport,
  credentials: SealedCredentials,
  { onTaken = () => {}, ...options }: OpenOptions = {},
): Promise<OpenedSession> {
  let isLetIn = false;
  try {
    await ask(transport, securityCheckCall(credentials));
    isLetIn = true;
    onTaken();
    // Sign-in replaces the session and voids its nonces.
    transport.forgetNonces();
    await transport.fillNonces();
    return await readSession(transport);
  } catch (reason) {
    if (!(reason instanceof BankFailure)) throw reason;
    // The nonces may belong to either session.
    transport.forgetNonces();
    const isRefused = !isLetIn && isCredentialsRefusal(reason.failure);
    if (!isRefused && !isOverAtBank(reason.failure)) {
      if (!isLetIn) onTaken();
      await resultInTime(endSession(transport, options));
    }
    throw reason;
  }
}

/** Unconfirmed sessions may live on at the bank until they time out. */
export type LogOutResult = 'confirmed' | 'unconfirmed';

/**
 * Logs out at the bank. The request is always sent and outlives the page. `isOurs` protects the session of another
 * customer who has signed in meanwhile.
 */
export async function endSession(
  transport: BankTransport,
  options: Pick<AskOptions, 'isOurs'> = {},
): Promise<LogOutResult> {
  try {
    await ask(transport, endSessionCall, options);
    return 'confirmed';
  } catch (reason) {
    if (!(reason instanceof BankFailure)) throw reason;
    return isOverAtBank(reason.failure) ? 'confirmed' : 'unconfirmed';
  } finally {
    transport.forgetNonces();
  }
}

export function resultInTime(ending: Promise<LogOutResult>): Promise<LogOutResult> {
  const timedOut = new Promise<LogOutResult>((resolve) => {
    setTimeout(() => resolve('unconfirmed'), logOutPatienceMs);
  });
  return Promise.race([ending, timedOut]);
}
/** The only answer that proves nobody was signed in. */
function isCredentialsRefusal(failure: Failure): boolean {
  return failure.kind === 'refusal' && failure.refusal.status === 403;
}

/** A missing nonce ends the session here, but not at the bank. */
function isOverAtBank(failure: Failure): boolean {
  return failure.kind === 'session-over' && failure.reason === 'expired';
}

async function readSession(transport: BankTransport): Promise<OpenedSession> {
  const [profile, loginFlow] = await Promise.all([
    profileUnlessWithheld(transport),
    ask(transport, loginFlowCall({ party: false })),
  ]);
  const credentialsChangeNeeded = profile === undefined || isChangeNeeded(loginFlow);
  return { credentialsChangeNeeded, loginFlow, ...(profile !== undefined && { profile }) };
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

const endSessionCall = bankCall({
  party: false,
  endsSession: true,
  send: (client) => client.DELETE('/v1/session', { keepalive: true }),
  read: () => null,
});

function securityCheckCall({ userId, sealedPassword }: SealedCredentials) {
  return bankCall({
    party: false,
    send: (client) =>
      client.POST('/j_security_check', {
        body: { j_username: userId, j_password: sealedPassword },
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    read: () => null,
  });
}
