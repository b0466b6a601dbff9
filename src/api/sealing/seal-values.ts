import { type BankCall, bankCall } from '#src/api/store/bank-call.ts';
import { asUnsent, BankFailure } from '#src/api/wire/failure.ts';
import { sealPassword, toPublicKey, toSalt } from './seal-password.ts';

export type AskStep = <Model, Body>(call: BankCall<Model, Body>) => Promise<Model>;

/**
 * Encrypts secrets with the bank's key and one fresh salt: the bank voids a salt after its answer. @throws BankFailure
 * from the failing step, with nothing secret sent, so that what they are for was not sent either.
 */
export async function sealValues<const Values extends readonly string[]>(
  askStep: AskStep,
  values: Values,
): Promise<{ readonly [Place in keyof Values]: string }> {
  try {
    const [key, salt] = await Promise.all([askStep(publicKeyCall), askStep(saltCall)]);
    const sealed = await Promise.all(values.map((value) => sealPassword(value, key, salt)));
    return sealed as { [Place in keyof Values]: string };
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
