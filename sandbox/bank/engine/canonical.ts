import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`);
  return `{${pairs.join(',')}}`;
}

/** Lower-case hexadecimal. Synchronous, unlike WebCrypto. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Characters buffered before hashing: many short updates are slow. */
const hashedAtOnce = 65_536;

/** A hash over texts added one at a time, readable at any point. */
export function createRunningHash() {
  const hash = sha256.create();
  let pending = '';
  const flush = () => {
    hash.update(utf8ToBytes(pending));
    pending = '';
  };
  return {
    add(text: string): void {
      // JSON text contains no line break, so the texts cannot run together.
      pending += `${text}\n`;
      if (pending.length >= hashedAtOnce) flush();
    },
    read(): string {
      flush();
      return bytesToHex(hash.clone().digest());
    },
  };
}
