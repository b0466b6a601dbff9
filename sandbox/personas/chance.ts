import { sha256 } from '@noble/hashes/sha2.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** A source of chance that gives the same turns to whoever asks in the same order. */
export type Chance = RandomGenerator;

/** Names one source of chance: 32 bits from the seed, the persona and what it is for. */
export type Stream = number;

/**
 * The streams of one persona under one seed. Another label, persona or seed is another stream, unrelated to this one: seed
 * and persona are hashed together once, and each label is folded into that.
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
 * The turns of chance that belong to one number of a stream (a day, a month): whatever happened on other days, and
 * whichever day is asked for first, that day's turns are the same. This is what lets a day be lived again alone.
 */
export function chanceAt(stream: Stream, number: number): Chance {
  return xoroshiro128plus(mixed(stream, number));
}

/** A whole number from `from` to `to`, both included. */
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

/** The last steps of MurmurHash3: neighbouring numbers must not give neighbouring generators. */
function mixed(stream: number, number: number): number {
  let bits = stream ^ Math.imul(number, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) | 0;
}
