import type { CredentialKind } from './credential-kind.ts';

export interface CredentialFlags {
  readonly isFirstTime: boolean;
  readonly termsNotAccepted: boolean;
  readonly forcePasswordChange: boolean;
  readonly forcePinChange: boolean;
}

export type CredentialStep = 'welcome' | 'terms' | 'pass' | 'passChanged' | 'pin' | 'success';

/** What the indicator calls each step. */
export const stepTitles = {
  welcome: 'Welcome',
  terms: 'Terms',
  pass: 'Password',
  passChanged: 'Password changed',
  pin: 'PIN',
  success: 'Finish',
} as const satisfies Readonly<Record<CredentialStep, string>>;

/**
 * The way of a customer who must do something first. Who comes for the first time is welcomed, also when a part of it was
 * done on an earlier visit. Empty when nothing is due.
 */
export function credentialSteps(flags: CredentialFlags): readonly CredentialStep[] {
  const { termsNotAccepted, forcePasswordChange, forcePinChange } = flags;
  if (!termsNotAccepted && !forcePasswordChange && !forcePinChange) return [];
  return [
    ...steps(flags.isFirstTime, 'welcome'),
    ...steps(termsNotAccepted, 'terms'),
    ...steps(forcePasswordChange, 'pass', 'passChanged'),
    ...steps(forcePinChange, 'pin'),
    'success',
  ];
}

/** What is changed in the step; undefined where nothing is. */
export function kindOfStep(step: CredentialStep): CredentialKind | undefined {
  if (step === 'pass') return 'password';
  return step === 'pin' ? 'pin' : undefined;
}

/** The steps of a customer, and which of them they have come to. */
export interface Way {
  readonly steps: readonly CredentialStep[];
  readonly at: number;
}

const stepsAtBank: readonly CredentialStep[] = ['terms', 'pass', 'pin'];

/**
 * Where the way goes on when the answer to a step did not come, or said that it is not to be done: by what the bank says
 * is due now. Undefined where the step is to be done still. What the bank wants ahead of the way begins it anew.
 */
export function wayOn({ steps: planned, at }: Way, flags: CredentialFlags): Way | undefined {
  const step = planned[at];
  const due = credentialSteps({ ...flags, isFirstTime: false });
  if (step === undefined || due[0] === step) return undefined;
  const ahead = planned.slice(at + 1);
  const dueAtBank = due.filter((one) => stepsAtBank.includes(one));
  if (dueAtBank.some((one) => !ahead.includes(one))) return { steps: due, at: 0 };
  const leadsOn = (one: CredentialStep) => one === 'success' || dueAtBank.includes(one);
  // The one step whose end has a page of its own, and the customer is to hear that it was reached.
  const next = step === 'pass' ? 0 : ahead.findIndex(leadsOn);
  return { steps: planned, at: at + 1 + next };
}

/** The way of a customer who came by a reset link: who signs in again afterwards needs no success here. */
export const resetSteps = ['pass', 'passChanged'] as const satisfies readonly CredentialStep[];

function steps(needed: boolean, ...named: readonly CredentialStep[]): readonly CredentialStep[] {
  return needed ? named : [];
}
