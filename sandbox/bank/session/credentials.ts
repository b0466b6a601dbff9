import forge from 'node-forge/lib/forge.js';
// The parts that read a key, because the whole package is as large as the rest of the bank.
import 'node-forge/lib/pem.js';
import 'node-forge/lib/rsa.js';
import { remembering } from '#src/kernel/remembering.ts';
import { rawRsa } from './raw-rsa.ts';
import { sandboxOnlyPrivateKeyPem } from './sandbox-key.ts';

const privateKey = forge.pki.privateKeyFromAsn1(
  forge.asn1.fromDer(forge.util.createBuffer(forge.pem.decode(sandboxOnlyPrivateKeyPem)[0]?.body ?? '')),
);
const publicKey = forge.pki.setRsaPublicKey(privateKey.n, privateKey.e);
const applyPrivateKey = rawRsa(privateKey);

/** The password encryption key: modulus and exponent in hexadecimal, the whole as base64 DER. */
export const passwordKey = {
  modulus: privateKey.n.toString(16),
  publicExponent: privateKey.e.toString(16),
  publicKey: forge.util.encode64(forge.asn1.toDer(forge.pki.publicKeyToAsn1(publicKey)).getBytes()),
} as const;

export interface TypedPassword {
  readonly password: string;
  readonly salt: string;
}

/** Exporting, replaying and rewinding a bank meet the same log-ins again, and RSA is most of their time. */
const mostRemembered = 200;

/** The typed password; undefined for anything not encrypted with this bank's key (PKCS#1 v1.5, base64). */
export const decryptPassword = remembering(mostRemembered, decrypt);

function decrypt(ciphertext: string): TypedPassword | undefined {
  let typed: string;
  try {
    typed = forge.util.decodeUtf8(unpadded(applyPrivateKey(forge.util.bytesToHex(forge.util.decode64(ciphertext)))));
  } catch {
    return undefined;
  }
  // A password may contain spaces, a salt may not.
  const gap = typed.lastIndexOf(' ');
  return gap === -1 ? undefined : { password: typed.slice(0, gap), salt: typed.slice(gap + 1) };
}

/** The message of a PKCS#1 v1.5 block for encryption, as a byte string. @throws Error unless it is one. */
function unpadded(block: string): string {
  const [, message] = /^0002(?:(?!00)..){8,}00((?:..)*)$/.exec(block) ?? [];
  if (message === undefined) throw new Error('Not encrypted with this key.');
  return forge.util.hexToBytes(message);
}

/**
 * Encrypts as the app does, for walks and tests; the same password and salt may give the same text. `salt` is URL-decoded.
 */
export function encryptPassword(password: string, salt: string): string {
  return encrypt(`${password} ${salt}`);
}

const encrypt = remembering(mostRemembered, (text: string): string =>
  forge.util.encode64(publicKey.encrypt(forge.util.encodeUtf8(text), 'RSAES-PKCS1-V1_5')),
);
