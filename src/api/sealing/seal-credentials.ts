import type { BankTransport } from '#src/api/client/transport.ts';
import { ask } from '#src/api/store/bank-call.ts';
import { openProspect } from './open-prospect.ts';
import { sealValues } from './seal-values.ts';

export interface Credentials {
  readonly userId: string;
  readonly password: string;
}

export interface SealedCredentials {
  readonly userId: string;
  readonly sealedPassword: string;
}

/** The bank keeps User IDs in lower case; customers may type any. */
function normaliseUserId(userId: string): string {
  return userId.trim().toLowerCase();
}

/**
 * Everything before signing in: nonces, key, salt, encryption. @throws BankFailure from the failing step, with nothing
 * of the password sent.
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
