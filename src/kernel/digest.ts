/** In hexadecimal digits. */
export const digestLength = 32;

/** SHA-256, shortened. Undefined in insecure contexts, where browsers have no `crypto.subtle`. */
export async function digestOf(text: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest.slice(0, digestLength / 2))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
