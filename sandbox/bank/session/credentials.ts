import forge from 'node-forge';
import { sandboxOnlyPrivateKeyPem } from './sandbox-key.ts';

const privateKey = forge.pki.privateKeyFromPem(sandboxOnlyPrivateKeyPem);
const publicKey = forge.pki.setRsaPublicKey(privateKey.n, privateKey.e);

/** The key that passwords are encrypted with: its parts in hexadecimal, and the whole as base64 of its DER form. */
export const passwordKey = {
  modulus: privateKey.n.toString(16),
  publicExponent: privateKey.e.toString(16),
  publicKey: forge.util.encode64(forge.asn1.toDer(forge.pki.publicKeyToAsn1(publicKey)).getBytes()),
} as const;

export interface TypedPassword {
  readonly password: string;
  readonly salt: string;
}

/** What the customer typed, or undefined for anything that this bank's key did not encrypt (PKCS#1 v1.5, base64). */
export function decryptPassword(ciphertext: string): TypedPassword | undefined {
  let typed: string;
  try {
    typed = forge.util.decodeUtf8(privateKey.decrypt(forge.util.decode64(ciphertext), 'RSAES-PKCS1-V1_5'));
  } catch {
    return undefined;
  }
  // The salt has no space in it and a password may: the last one parts them.
  const gap = typed.lastIndexOf(' ');
  return gap === -1 ? undefined : { password: typed.slice(0, gap), salt: typed.slice(gap + 1) };
}

/** Does as the app does, for walks and tests that sign in without it. `salt` as it is after URL-decoding. */
export function encryptPassword(password: string, salt: string): string {
  return forge.util.encode64(publicKey.encrypt(forge.util.encodeUtf8(`${password} ${salt}`), 'RSAES-PKCS1-V1_5'));
}
