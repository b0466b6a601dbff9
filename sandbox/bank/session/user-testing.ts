import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { LoginStep, UserRecord } from '#sandbox/bank/records/user.ts';
import { loginStepsLeft, stepsInOrder } from './login-steps.ts';
import { endSessionsOf } from './sessions.ts';
import { whyLocked } from './sign-in.ts';

// What testers can do to how a customer logs in.

export type Lock = Exclude<UserRecord['lock'], 'none'>;

/** Ends the session, too. */
export function lockUser(bank: Bank, user: UserRecord, lock: Lock): readonly Change[] {
  return [updated({ ...user, lock }), ...endSessionsOf(bank, user.id, 'replaced')];
}

/** What is locked, login first; empty when nothing is. */
export function locksOf({ clock }: Bank, user: UserRecord): readonly ('login' | 'pin' | 'codes')[] {
  const { pinLockedUntil, codesLockedUntil } = user;
  const isLater = (until: string | null) => until !== null && until > clock.now;
  return [
    ...(whyLocked(user) === undefined ? [] : (['login'] as const)),
    ...(isLater(pinLockedUntil) ? (['pin'] as const) : []),
    ...(isLater(codesLockedUntil) ? (['codes'] as const) : []),
  ];
}

/** All tries are free again. */
export function unlockUser({ pinLocks: _, ...user }: UserRecord): readonly Change[] {
  const free = { lock: 'none', wrongSignIns: 0, wrongPins: 0, wrongCodes: 0 } as const;
  return [updated({ ...user, ...free, pinLockedUntil: null, codesLockedUntil: null })];
}

/** The steps that are due once this one is. A count of steps done cannot leave out a later one. */
export function stepsWith({ loginSteps, loginFlowAs }: UserRecord, step: LoginStep): readonly LoginStep[] {
  const from = stepsInOrder.indexOf(step);
  return stepsInOrder.filter(
    (each, place) => loginSteps.includes(each) || each === step || (loginFlowAs === 'number' && place > from),
  );
}

export function isDue(user: UserRecord, step: LoginStep): boolean {
  return loginStepsLeft(user).includes(step);
}

/** From the next call on, even in a session. */
export function makeStepDue(user: UserRecord, step: LoginStep): readonly Change[] {
  return [updated({ ...user, loginSteps: [...stepsWith(user, step)] })];
}

/** The customer has to log in again, and then to choose another. */
export function expireCredential(bank: Bank, user: UserRecord, which: 'password' | 'pin'): readonly Change[] {
  return [...makeStepDue(user, which), ...endSessionsOf(bank, user.id, 'expired')];
}

function updated(record: UserRecord): Change {
  return { change: 'update', of: 'users', record };
}
