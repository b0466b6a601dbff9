import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';

/** Assumed: wrong PINs or one-time passwords in a row that lock, and for how long. */
export const wrongsThatLock = 3;
export const lockMs = 30 * 60_000;

export type PinVerdict =
  | { readonly outcome: 'right' | 'wrong' | 'locks'; readonly user: UserRecord }
  | { readonly outcome: 'locked' };

export function isPinLocked(bank: Bank, { pinLockedUntil }: UserRecord): boolean {
  return pinLockedUntil !== null && epochMsOf(bank.clock.now) < epochMsOf(pinLockedUntil);
}

/** A locked PIN is not compared. Undefined is a PIN that could not be read. */
export function validatePin(bank: Bank, user: UserRecord, typed: string | undefined): PinVerdict {
  if (isPinLocked(bank, user)) return { outcome: 'locked' };
  if (typed === user.pin) return { outcome: 'right', user: { ...user, wrongPins: 0, pinLockedUntil: null } };
  const wrongPins = user.wrongPins + 1;
  if (wrongPins < wrongsThatLock) return { outcome: 'wrong', user: { ...user, wrongPins } };
  const pinLockedUntil = instantFromMs(epochMsOf(bank.clock.now) + lockMs);
  return { outcome: 'locks', user: { ...user, wrongPins: 0, pinLockedUntil } };
}
