/** How many bytes become letters at once: below what a function takes as arguments, and whole groups of three. */
const chunkBytes = 24_576;

/** The bytes as base64 text, RFC 4648, padded: how a file travels in an answer. */
export function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    // Spread out as arguments, the same takes five times as long.
    letters += btoa(String.fromCharCode.apply(null, bytes.subarray(start, start + chunkBytes) as unknown as number[]));
  }
  return letters;
}
