import type { Credentials } from '#src/api/sealing/seal-credentials.ts';
import { type Mistakes, mistakesOf } from '#src/rules/mistakes.ts';
import { canBeSealed } from '#src/rules/sealable.ts';

/** What is missing before the bank is asked. Passwords are not trimmed: they may begin or end with a space. */
export function checkCredentials({ userId, password }: Credentials): Mistakes<keyof Credentials> {
  return mistakesOf({
    userId: userId.trim() === '' ? 'Enter your User ID' : undefined,
    password: passwordMistake(password),
  });
}

function passwordMistake(password: string): string | undefined {
  if (password === '') return 'Enter your password';
  return canBeSealed(password) ? undefined : 'This password is too long: it cannot be more than 215 characters';
}
