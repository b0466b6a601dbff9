import { ask, type BankCall } from './bank-call.ts';
import type { BankTransport } from './client/transport.ts';
import { BankFailure, type Failure } from './failure.ts';
import { sealPassword, toPublicKey, toSalt } from './seal-password.ts';

/** What a customer types to sign in. */
export interface Credentials {
  readonly userId: string;
  readonly password: string;
}

/** The same as they go to the bank. */
export interface SealedCredentials {
  readonly userId: string;
  readonly sealedPassword: string;
}

/** Any case signs in; the bank keeps User IDs in this one. */
function normaliseUserId(userId: string): string {
  return userId.trim().toLowerCase();
}

/**
 * All that comes before signing in: nonces, key, salt, encrypted password. Nobody's session is touched by it.
 * @throws BankFailure from the step that failed; nothing of the password has then been sent.
 */
export async function sealCredentials(transport: BankTransport, typed: Credentials): Promise<SealedCredentials> {
  transport.forgetNonces();
  await openProspect(transport, () => transport.fillNonces());
  const key = await openProspect(transport, () => ask(transport, publicKeyCall));
  const salt = await openProspect(transport, () => ask(transport, saltCall));
  const sealedPassword = await sealPassword(typed.password, key, salt);
  return { userId: normaliseUserId(typed.userId), sealedPassword };
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
