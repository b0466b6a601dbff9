/**
 * Decodes strict base64 (RFC 4648, section 4: padded, one line, no leftover bits). Undefined for anything else, so a
 * damaged file is never saved.
 */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const binary = binaryOf(text);
  if (binary === undefined) return undefined;
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** One character per byte. `atob` alone is lenient about spaces and padding. */
function binaryOf(text: string): string | undefined {
  // Looks for one wrong character: matching a whole file of millions would run out of memory.
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/=]/.test(text)) return undefined;
  try {
    const binary = atob(text);
    return btoa(binary.slice(-(binary.length % 3 || 3))) === text.slice(-4) ? binary : undefined;
  } catch {
    return undefined;
  }
}

/** A multiple of three, below the limit of function arguments. */
const chunkBytes = 24_576;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + chunkBytes)));
  }
  return text;
}
