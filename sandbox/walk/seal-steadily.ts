import { sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import { passwordKey } from '#sandbox/bank/session/credentials.ts';

/**
 * Seals a password or PIN as the app would, but with padding derived from the text instead of random padding, because
 * walks compare states and the bank may remember a request by its contents.
 */
export function sealSteadily(value: string, salt: string): string {
  const modulus = BigInt(`0x${passwordKey.modulus}`);
  const length = Math.ceil(modulus.toString(16).length / 2);
  const text = new TextEncoder().encode(`${value} ${salt}`);
  // PKCS#1 v1.5: 0, 2, non-zero padding, 0, the text.
  const padding = paddingFrom(`${value} ${salt}`, length - text.length - 3);
  const block = [0, 2, ...padding, 0, ...text];
  const sealed = power(toNumber(block), BigInt(`0x${passwordKey.publicExponent}`), modulus);
  const bytes = (
    sealed
      .toString(16)
      .padStart(2 * length, '0')
      .match(/../g) ?? []
  ).map((pair) => Number.parseInt(pair, 16));
  return btoa(String.fromCharCode(...bytes));
}

function paddingFrom(text: string, length: number): number[] {
  const bytes: number[] = [];
  for (let block = 0; bytes.length < length; block += 1) {
    for (const pair of sha256Hex(`${block}|${text}`).match(/../g) ?? []) bytes.push(Number.parseInt(pair, 16) || 1);
  }
  return bytes.slice(0, length);
}

function toNumber(bytes: readonly number[]): bigint {
  return BigInt(`0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
