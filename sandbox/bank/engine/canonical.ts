import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with the keys of every object in order, so that equal values give equal text in every engine. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`);
  return `{${pairs.join(',')}}`;
}

/** Lower-case hexadecimal; synchronous, which WebCrypto's is not. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Characters gathered before they are hashed: one long text costs far less than thousands of short ones. */
const hashedAtOnce = 65_536;

/** A hash over texts that keep coming: each is added once, and what there is so far can be read at any time. */
export function createRunningHash() {
  const hash = sha256.create();
  let pending = '';
  const flush = () => {
    hash.update(utf8ToBytes(pending));
    pending = '';
  };
  return {
    add(text: string): void {
      // JSON has no line break of its own, so the texts cannot run into each other.
      pending += `${text}\n`;
      if (pending.length >= hashedAtOnce) flush();
    },
    read(): string {
      flush();
      return bytesToHex(hash.clone().digest());
    },
  };
}
