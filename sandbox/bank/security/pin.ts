import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';

/** Assumed: wrong PINs or one-time passwords in a row that lock, and for how long. */
export const wrongsThatLock = 3;
export const lockMs = 30 * 60_000;
/** Assumed: how often the PIN may lock in a day before the customer is locked, as by wrong passwords. */
const locksThatLockTheCustomer = 3;

export type PinVerdict =
  | { readonly outcome: 'right' | 'wrong' | 'locks' | 'locks-customer'; readonly user: UserRecord }
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
  const count = (user.pinLocks?.on === bank.today ? user.pinLocks.count : 0) + 1;
  const locked: UserRecord = { ...user, wrongPins: 0, pinLockedUntil, pinLocks: { on: bank.today, count } };
  if (count < locksThatLockTheCustomer || user.lock !== 'none') return { outcome: 'locks', user: locked };
  return { outcome: 'locks-customer', user: { ...locked, lock: 'wrong-details' } };
}
