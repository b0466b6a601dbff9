import type { CredentialKind } from './credential-kind.ts';

export interface CredentialFlags {
  readonly isFirstTime: boolean;
  readonly termsNotAccepted: boolean;
  readonly forcePasswordChange: boolean;
  readonly forcePinChange: boolean;
}

export type CredentialStep = 'welcome' | 'terms' | 'pass' | 'passChanged' | 'pin' | 'success';

/** The steps' names in the progress indicator. */
export const stepTitles = {
  welcome: 'Welcome',
  terms: 'Terms',
  pass: 'Password',
  passChanged: 'Password changed',
  pin: 'PIN',
  success: 'Finish',
} as const satisfies Readonly<Record<CredentialStep, string>>;

/**
 * The steps a customer must complete first; empty if nothing is due. First-time customers are welcomed, even if an
 * earlier visit completed some steps.
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

/** What the step changes; undefined if nothing. */
export function kindOfStep(step: CredentialStep): CredentialKind | undefined {
  if (step === 'pass') return 'password';
  return step === 'pin' ? 'pin' : undefined;
}

/** The customer's steps, and the current one. */
export interface StepProgress {
  readonly steps: readonly CredentialStep[];
  readonly at: number;
}

const stepsAtBank: readonly CredentialStep[] = ['terms', 'pass', 'pin'];

/**
 * Where to continue when the answer to a step was lost, or said it was not needed, based on what the bank says is due
 * now. Undefined if the step is still due. If the bank wants something earlier, the steps start over.
 */
export function nextProgress({ steps: planned, at }: StepProgress, flags: CredentialFlags): StepProgress | undefined {
  const step = planned[at];
  const due = credentialSteps({ ...flags, isFirstTime: false });
  if (step === undefined || due[0] === step) return undefined;
  const ahead = planned.slice(at + 1);
  const dueAtBank = due.filter((one) => stepsAtBank.includes(one));
  if (dueAtBank.some((one) => !ahead.includes(one))) return { steps: due, at: 0 };
  const leadsOn = (one: CredentialStep) => one === 'success' || dueAtBank.includes(one);
  // The only step whose completion has its own page, which the customer should see.
  const next = step === 'pass' ? 0 : ahead.findIndex(leadsOn);
  return { steps: planned, at: at + 1 + next };
}

/** The steps after a reset link: the customer logs in again afterwards, so there is no success page. */
export const resetSteps = ['pass', 'passChanged'] as const satisfies readonly CredentialStep[];

function steps(needed: boolean, ...named: readonly CredentialStep[]): readonly CredentialStep[] {
  return needed ? named : [];
}
