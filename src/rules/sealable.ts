/** The most bytes RSA-2048 with PKCS#1 v1.5 can encrypt beside the salt. */
const longestSealed = 215;

/** Whether a password fits. Non-ASCII letters take more than one byte. */
export function canBeSealed(text: string): boolean {
  return new TextEncoder().encode(text).length <= longestSealed;
}
