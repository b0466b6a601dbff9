import type { Change } from '#sandbox/bank/engine/change.ts';
import type { LoginStep, UserRecord } from '#sandbox/bank/records/user.ts';

/** The fixed order of steps; a count of steps done means the first of these. */
export const stepsInOrder = ['terms', 'password', 'pin'] as const satisfies readonly LoginStep[];

export type LoginStepVerdict =
  | { readonly outcome: 'done'; readonly rule: string; readonly changes: readonly Change[] }
  | { readonly outcome: 'refused'; readonly rule: string };

export function loginStepsLeft({ loginSteps }: UserRecord): readonly LoginStep[] {
  return stepsInOrder.filter((step) => loginSteps.includes(step));
}

export function nextStepOf(user: UserRecord): LoginStep | undefined {
  return loginStepsLeft(user)[0];
}

/** The number of steps before the next one. */
export function stepsDoneBy(user: UserRecord): number {
  const next = nextStepOf(user);
  return next === undefined ? stepsInOrder.length : stepsInOrder.indexOf(next);
}

/** The first sign-in is complete after the last step. */
export function withStepDone(user: UserRecord, done: LoginStep): UserRecord {
  const loginSteps = user.loginSteps.filter((step) => step !== done);
  return { ...user, loginSteps, firstLoginDone: user.firstLoginDone || loginSteps.length === 0 };
}

/** Terms are accepted by this call; the other steps complete by changing the credential. */
export function validateStepCompleted(user: UserRecord, step: LoginStep | undefined): LoginStepVerdict {
  if (step === undefined) return { outcome: 'refused', rule: 'login-flow.no-such-step' };
  if (step !== nextStepOf(user)) return { outcome: 'refused', rule: 'login-flow.step-not-due' };
  if (step !== 'terms') return { outcome: 'refused', rule: 'login-flow.done-by-changing' };
  const record = withStepDone(user, step);
  return { outcome: 'done', rule: 'login-flow.terms-accepted', changes: [{ change: 'update', of: 'users', record }] };
}
