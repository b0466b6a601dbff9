import { faultFailure } from '#src/api/wire/failure.ts';
import { fieldsOf, tokenOf } from '#src/api/wire/wire.ts';

/** The bank's RSA key, base64 of its DER form. */
export type PublicKey = string;

/** An empty key would mean "send passwords as they are". That is never done: such an answer is of no use. */
export function toPublicKey(answer: unknown): PublicKey | undefined {
  return tokenOf(fieldsOf(fieldsOf(answer).publicKeyDTO).publicKey);
}

/** The salt, which travels URL-encoded and is decoded once; undefined when there is none or it cannot be decoded. */
export function toSalt(answer: unknown): string | undefined {
  const id = tokenOf(fieldsOf(fieldsOf(answer).saltDTO).id);
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/**
 * Encrypts a password, or a PIN, for one use: RSA with PKCS#1 v1.5 over password, one space and salt, in base64.
 * @throws BankFailure when the key cannot be used or the cipher does not load; the password is then not sent at all.
 */
export async function sealPassword(password: string, key: PublicKey, salt: string): Promise<string> {
  const { JSEncrypt } = await import('jsencrypt').catch(() => {
    throw faultFailure('bad_network_response');
  });
  const sealing = new JSEncrypt();
  let sealed: string | false = false;
  try {
    sealing.setPublicKey(key);
    sealed = sealing.encrypt(`${password} ${salt}`);
  } catch {
    // A key that is no key: the answer was of no use, as below.
  }
  if (sealed === false || sealed === '') throw faultFailure('unreadable');
  return sealed;
}
