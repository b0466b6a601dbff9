/** As much as the bank's key can encrypt beside the salt, in bytes: RSA with 2048 bits and PKCS#1 v1.5. */
const longestSealed = 215;

/** Whether a password can be encrypted at all. Letters outside of English take more than one byte. */
export function canBeSealed(text: string): boolean {
  return new TextEncoder().encode(text).length <= longestSealed;
}
