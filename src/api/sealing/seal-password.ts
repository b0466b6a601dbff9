import { faultFailure } from '#src/api/wire/failure.ts';
import { fieldsOf, tokenOf, type Wire } from '#src/api/wire/wire.ts';

/** Base64 of its DER form. */
export type PublicKey = string;

/** An empty key would mean "send passwords in clear", which is never done, so it is rejected. */
export function toPublicKey(answer: Wire<'PublicKeyAnswer'>): PublicKey | undefined {
  return tokenOf(fieldsOf(fieldsOf(answer).publicKeyDTO).publicKey);
}

/** With a longer salt, a password would not fit into what RSA encrypts. */
const longestSalt = 128;

/** The salt is URL-encoded on the wire. Undefined if it cannot be decoded or is too long to use. */
export function toSalt(answer: Wire<'SaltAnswer'>): string | undefined {
  const id = tokenOf(fieldsOf(fieldsOf(answer).saltDTO).id);
  try {
    const salt = id === undefined ? undefined : decodeURIComponent(id);
    return salt === undefined || salt.length > longestSalt ? undefined : salt;
  } catch {
    return undefined;
  }
}

/**
 * Encrypts a password or PIN for one use: RSA with PKCS#1 v1.5 over password, space and salt, in base64. @throws
 * BankFailure if the key is unusable or the cipher does not load.
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
    // An invalid key is handled below.
  }
  if (sealed === false || sealed === '') throw faultFailure('unreadable');
  return sealed;
}
