import { type BankCall, bankCall } from '#src/api/store/bank-call.ts';
import { asUnsent, BankFailure } from '#src/api/wire/failure.ts';
import { type PublicKey, sealPassword, toPublicKey, toSalt } from './seal-password.ts';

type AskStep = <Model, Body>(call: BankCall<Model, Body>) => Promise<Model>;

/** What one encryption needs: the bank's key and a fresh salt, which the bank voids after its answer. */
export interface Sealing {
  readonly key: PublicKey;
  readonly salt: string;
}

/** @throws BankFailure from the failing step. Nothing secret was sent, so that what it is for was not sent either. */
export function askSealing(askStep: AskStep): Promise<Sealing> {
  return unsent(async () => {
    const [key, salt] = await Promise.all([askStep(publicKeyCall), askStep(saltCall)]);
    return { key, salt };
  });
}

/** Encrypts secrets for one call. @throws BankFailure as above. */
export function sealWith<const Values extends readonly string[]>(
  { key, salt }: Sealing,
  values: Values,
): Promise<{ readonly [Place in keyof Values]: string }> {
  return unsent(async () => {
    const sealed = await Promise.all(values.map((value) => sealPassword(value, key, salt)));
    return sealed as { [Place in keyof Values]: string };
  });
}

/** Asks for key and salt, and encrypts with them. @throws BankFailure as above. */
export async function sealValues<const Values extends readonly string[]>(
  askStep: AskStep,
  values: Values,
): Promise<{ readonly [Place in keyof Values]: string }> {
  return sealWith(await askSealing(askStep), values);
}

async function unsent<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (reason) {
    throw reason instanceof BankFailure ? asUnsent(reason) : reason;
  }
}

const publicKeyCall = bankCall({
  party: false,
  send: (client) => client.GET('/v1/publicKey'),
  read: toPublicKey,
});

const saltCall = bankCall({
  party: false,
  send: (client) => client.POST('/v1/salt', { headers: { 'Content-Type': 'application/json' } }),
  read: toSalt,
});
