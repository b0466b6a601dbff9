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

/** The way of a customer who came by a reset link: who signs in again afterwards needs no success here. */
export const resetSteps = ['pass', 'passChanged'] as const satisfies readonly CredentialStep[];

function steps(needed: boolean, ...named: readonly CredentialStep[]): readonly CredentialStep[] {
  return needed ? named : [];
}
