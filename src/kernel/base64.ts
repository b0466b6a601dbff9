/**
 * The bytes that a base64 text stands for (RFC 4648, section 4: padded, in one line, no bits left over); undefined for
 * any other text. What was cut short or damaged on its way is no file to save.
 */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const binary = binaryOf(text);
  if (binary === undefined) return undefined;
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** A character a byte. The browser's own reading is lenient: it skips spaces, and does without padding. */
function binaryOf(text: string): string | undefined {
  // Files have millions of characters: this looks for one that is wrong, where a pattern of all of them would run out
  // of memory.
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/=]/.test(text)) return undefined;
  try {
    const binary = atob(text);
    return btoa(binary.slice(-(binary.length % 3 || 3))) === text.slice(-4) ? binary : undefined;
  } catch {
    return undefined;
  }
}
