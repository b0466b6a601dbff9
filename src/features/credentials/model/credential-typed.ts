import { matchesField } from '#src/rules/form-rules.ts';
import { type Mistakes, mistakesOf } from '#src/rules/mistakes.ts';
import { canBeSealed } from '#src/rules/sealable.ts';
import { type CredentialCopy, type CredentialKind, credentialCopy, validateCredential } from './credential-kind.ts';

/** As typed: passwords and PINs are never trimmed. `current` stays empty if the customer has none to give. */
export interface CredentialTyped {
  readonly current: string;
  readonly next: string;
  readonly confirm: string;
}

export type CredentialField = keyof CredentialTyped;

export const credentialFields = ['current', 'next', 'confirm'] as const satisfies readonly CredentialField[];

export const nothingTyped: CredentialTyped = { current: '', next: '', confirm: '' };

/**
 * Checks the form before the bank is asked. The bank validates it again, and alone knows the current and previous ones.
 */
export function credentialMistakes(
  kind: CredentialKind,
  asksCurrent: boolean,
  { current, next, confirm }: CredentialTyped,
): Mistakes<CredentialField> {
  const copy = credentialCopy[kind];
  return mistakesOf({
    current: asksCurrent ? currentMistake(current, copy) : undefined,
    next: nextMistake(kind, next),
    confirm: confirm === '' ? copy.confirmMissing : matchesField(confirm, next) ? undefined : copy.unmatched,
  });
}

function currentMistake(typed: string, copy: CredentialCopy): string | undefined {
  if (typed === '') return copy.currentMissing;
  return canBeSealed(typed) ? undefined : copy.currentTooLong;
}

function nextMistake(kind: CredentialKind, typed: string): string | undefined {
  const copy = credentialCopy[kind];
  const broken = validateCredential(kind, typed).find(({ kept }) => !kept);
  if (broken === undefined) return undefined;
  return typed === '' ? copy.nextMissing : `The ${inSentence(copy.next)} ${inSentence(broken.text)}`;
}

function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
