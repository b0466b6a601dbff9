import type { Credentials } from '#src/api/sealing/seal-credentials.ts';
import { canBeSealed } from '#src/rules/sealable.ts';

export interface CredentialMistakes {
  readonly userId?: string;
  readonly password?: string;
}

/** What is missing before the bank is asked. Passwords are not trimmed: they may begin or end with a space. */
export function checkCredentials({ userId, password }: Credentials): CredentialMistakes {
  return {
    ...(userId.trim() === '' && { userId: 'Enter your User ID' }),
    ...(password === '' && { password: 'Enter your password' }),
    ...(!canBeSealed(password) && { password: 'This password is too long: it cannot be more than 215 characters' }),
  };
}
