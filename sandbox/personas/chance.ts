import { sha256 } from '@noble/hashes/sha2.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** A random generator; the same stream and order give the same numbers. */
export type Chance = RandomGenerator;

/** Identifies one random stream: 32 bits from the seed, the persona and a label. */
export type Stream = number;

/**
 * The random streams of one persona and seed. Streams with different labels are unrelated. Seed and persona are
 * hashed once, and each label is folded in.
 */
export function streamsOf(seed: number, personaId: string): (label: string) => Stream {
  const digest = sha256(new TextEncoder().encode(`${seed}\n${personaId}`));
  const words = new DataView(digest.buffer, digest.byteOffset);
  const [basis, twist] = [words.getInt32(0), words.getInt32(4)];
  return (label) => {
    let folded = basis;
    for (let index = 0; index < label.length; index += 1) {
      folded = Math.imul(folded ^ label.charCodeAt(index), 0x01000193);
    }
    return mixed(folded, twist);
  };
}

/**
 * The generator for one number of a stream, such as a day. It does not depend on other days or on the order of calls,
 * so that a single day can be replayed.
 */
export function chanceAt(stream: Stream, number: number): Chance {
  return xoroshiro128plus(mixed(stream, number));
}

/** Both ends included. */
export function wholeBetween(chance: Chance, from: number, to: number): number {
  return uniformInt(chance, from, to);
}

export function oneOf<T>(chance: Chance, choices: readonly [T, ...T[]]): T {
  return choices[uniformInt(chance, 0, choices.length - 1)] ?? choices[0];
}

/** True in `times` cases out of `outOf`. */
export function happens(chance: Chance, times: number, outOf: number): boolean {
  return uniformInt(chance, 1, outOf) <= times;
}

/** The finalizer of MurmurHash3: neighbouring numbers must give unrelated generators. */
function mixed(stream: number, number: number): number {
  let bits = stream ^ Math.imul(number, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) | 0;
}
