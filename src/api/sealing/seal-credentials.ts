import type { BankTransport } from '#src/api/client/transport.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { ask } from '#src/api/store/bank-call.ts';
import { BankFailure } from '#src/api/wire/failure.ts';
import { openProspect } from './open-prospect.ts';
import { askSealing, type Sealing, sealWith } from './seal-values.ts';

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

/** For how long what was asked for beforehand is used: a service may drop visitors who do nothing. */
const freshMs = 30_000;

interface Prepared {
  readonly sealing: Promise<Sealing>;
  readonly atMs: number;
  isUnderWay: boolean;
}

const prepared = new WeakMap<BankTransport, Prepared>();

/**
 * Asks for all that sealing needs while the customer still types; a failure surfaces at sign-in. What is fresh is not asked
 * for `again` unless the customer comes back to the form: another tab may have used the session meanwhile. Nothing is asked
 * for while an answer is under way, because each may open the visitor's session.
 */
export function prepareToSeal(transport: BankTransport, { again }: { readonly again: boolean }): void {
  const before = prepared.get(transport);
  if (before !== undefined && (before.isUnderWay || (!again && isFresh(before)))) return;
  const sealing = askAll(transport);
  const held: Prepared = { sealing, atMs: clock.wallNowMs(), isUnderWay: true };
  prepared.set(transport, held);
  void Promise.allSettled([sealing]).then(() => {
    held.isUnderWay = false;
  });
}

/**
 * Everything before signing in: nonces, key, salt, encryption. @throws BankFailure from the failing step, with nothing
 * of the password sent.
 */
export async function sealCredentials(transport: BankTransport, typed: Credentials): Promise<SealedCredentials> {
  const sealing = (await takePrepared(transport)) ?? (await askAll(transport));
  const [sealedPassword] = await sealWith(sealing, [typed.password]);
  return { userId: normaliseUserId(typed.userId), sealedPassword };
}

/** Undefined if it must be asked for now. A session that was over by then is over. */
async function takePrepared(transport: BankTransport): Promise<Sealing | undefined> {
  const held = prepared.get(transport);
  prepared.delete(transport);
  if (held === undefined) return undefined;
  try {
    // Old or not, because nothing is asked for beside it.
    const sealing = await held.sealing;
    return isFresh(held) ? sealing : undefined;
  } catch (reason) {
    if (reason instanceof BankFailure && reason.failure.kind === 'session-over' && isFresh(held)) throw reason;
    return undefined;
  }
}

function isFresh({ atMs }: Prepared): boolean {
  return clock.wallNowMs() - atMs < freshMs;
}

async function askAll(transport: BankTransport): Promise<Sealing> {
  transport.forgetNonces();
  await openProspect(transport, () => transport.fillNonces());
  return askSealing((call) => openProspect(transport, () => ask(transport, call)));
}
