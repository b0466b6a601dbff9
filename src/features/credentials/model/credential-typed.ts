import { matchesField } from '#src/rules/form-rules.ts';
import { z } from '#src/rules/schemas.ts';
import { canBeSealed } from '#src/rules/sealable.ts';
import { type CredentialKind, credentialCopy, validateCredential } from './credential-kind.ts';

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
export function credentialSchema(kind: CredentialKind, asksCurrent: boolean) {
  const copy = credentialCopy[kind];
  return z
    .object({
      current: asksCurrent
        ? z.string().check(z.minLength(1, copy.currentMissing), z.refine(canBeSealed, copy.currentTooLong))
        : z.string(),
      next: z.string().check((typed) => {
        const broken = validateCredential(kind, typed.value).find(({ kept }) => !kept);
        if (broken !== undefined) {
          const message =
            typed.value === '' ? copy.nextMissing : `The ${inSentence(copy.next)} ${inSentence(broken.text)}`;
          typed.issues.push({ code: 'custom', message, input: typed.value, continue: true });
        }
      }),
      confirm: z.string().check(z.minLength(1, copy.confirmMissing)),
    })
    .check(({ value, issues }) => {
      if (value.confirm === '' || matchesField(value.confirm, value.next)) return;
      issues.push({ code: 'custom', message: copy.unmatched, path: ['confirm'], input: value.confirm });
    });
}

function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
