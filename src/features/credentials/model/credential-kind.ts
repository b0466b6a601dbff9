import { type FormRule, formRules } from '#src/rules/form-rules.ts';
import { pageNames } from '#src/rules/page-names.ts';

export type CredentialKind = 'password' | 'pin';

/** The texts that differ between password and PIN. */
export interface CredentialCopy {
  readonly pageTitle: string;
  readonly current: string;
  readonly next: string;
  readonly confirm: string;
  readonly rulesLabel: string;
  readonly matched: string;
  readonly unmatched: string;
  readonly changed: string;
  /** If a change was refused because another one had been made meanwhile. */
  readonly changedBefore: string;
  /** The title of the error summary. */
  readonly notChanged: string;
  /** The same after a try whose outcome is unknown. */
  readonly maybeChanged: string;
  /** If the outcome is unknown. */
  readonly unsure: string;
  /** If the current one is refused after that. */
  readonly triedBefore: string;
  readonly submit: string;
  readonly submitting: string;
  readonly currentMissing: string;
  readonly currentTooLong: string;
  readonly nextMissing: string;
  readonly confirmMissing: string;
  /** The rules for a new one, in the order shown. */
  readonly rules: readonly FormRule[];
}

export const credentialCopy = {
  password: {
    pageTitle: pageNames.password.title,
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm new password',
    rulesLabel: 'Rules for the new password',
    matched: 'Passwords match',
    unmatched: 'The passwords do not match',
    changed: 'Your password has been changed.',
    changedBefore:
      'Your password was changed elsewhere, for example in another tab. The password you have just entered was not saved.',
    maybeChanged: 'Your password may have been changed',
    unsure:
      'We do not yet know whether your password has been changed. When you are next asked for it, enter the new one first, and the old one if that is refused.',
    triedBefore: 'Your earlier change may have been made: try the new password as your current one.',
    submit: pageNames.password.title,
    submitting: 'Changing password…',
    currentMissing: 'Enter your current password',
    currentTooLong: 'This password is too long: it cannot be more than 215 characters',
    nextMissing: 'Enter a new password',
    confirmMissing: 'Enter the new password again',
    notChanged: 'Your password has not been changed',
    rules: [
      formRules.between8And20Chars,
      formRules.atLeastOneUpperCaseAndLowerCase,
      formRules.maxRepetitions5,
      formRules.maxSuccessive3,
      formRules.onlyPermittedChars,
    ],
  },
  pin: {
    pageTitle: pageNames.pin.title,
    current: 'Current transaction PIN',
    next: 'New transaction PIN',
    confirm: 'Confirm new transaction PIN',
    rulesLabel: 'Rules for the new transaction PIN',
    matched: 'Transaction PINs match',
    unmatched: 'The transaction PINs do not match',
    changed: 'Your transaction PIN has been changed.',
    changedBefore:
      'Your transaction PIN was changed elsewhere, for example in another tab. The PIN you have just entered was not saved.',
    maybeChanged: 'Your transaction PIN may have been changed',
    unsure:
      'We do not yet know whether your transaction PIN has been changed. When you are next asked for it, enter the new one first, and the old one if that is refused.',
    triedBefore: 'Your earlier change may have been made: try the new PIN as your current one.',
    submit: pageNames.pin.title,
    submitting: 'Changing transaction PIN…',
    currentMissing: 'Enter your current transaction PIN',
    currentTooLong: 'A transaction PIN has 4 digits',
    nextMissing: 'Enter a new transaction PIN',
    confirmMissing: 'Enter the new transaction PIN again',
    notChanged: 'Your transaction PIN has not been changed',
    rules: [
      formRules.exactLength4,
      formRules.maxRepetitions2,
      { ...formRules.maxSuccessive3, message: 'Must not contain 3 or more digits in sequence, like 123 or 321' },
    ],
  },
} as const satisfies Readonly<Record<CredentialKind, CredentialCopy>>;

export interface ValidatedRule {
  readonly text: string;
  readonly kept: boolean;
}

/** Each rule's state while the customer types; empty input meets none. */
export function validateCredential(kind: CredentialKind, typed: string): readonly ValidatedRule[] {
  return credentialCopy[kind].rules.map(({ message, isKept }) => ({
    text: message,
    kept: typed !== '' && isKept(typed),
  }));
}
