import type { BankTransport } from '#src/api/client/transport.ts';
import { ask } from '#src/api/store/bank-call.ts';
import { openProspect } from './open-prospect.ts';
import { sealValues } from './seal-values.ts';

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
  const [sealedPassword] = await sealValues(
    (call) => openProspect(transport, () => ask(transport, call)),
    [typed.password],
  );
  return { userId: normaliseUserId(typed.userId), sealedPassword };
}
