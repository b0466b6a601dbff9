import type { ComponentProps } from 'react';
import type { CredentialKind } from '#src/features/credentials/model/credential-kind.ts';
import type { CredentialField } from '#src/features/credentials/model/credential-typed.ts';
import { keepDigits } from '#src/ui/fields/digit-typing.ts';
import { PasswordField } from '#src/ui/fields/password-field.tsx';

interface CredentialInputProps extends Omit<ComponentProps<typeof PasswordField>, 'name' | 'onTyped'> {
  readonly name: CredentialField;
  readonly secretKind: CredentialKind;
}

const pinLength = 4;

/** Password managers are kept away from PINs, which they would offer as the password. */
export function CredentialInput({ name, secretKind, ...field }: CredentialInputProps) {
  const keyboard =
    secretKind === 'pin'
      ? ({ inputMode: 'numeric', autoComplete: 'off' } as const)
      : { autoComplete: name === 'current' ? 'current-password' : 'new-password' };
  return (
    <PasswordField
      {...keyboard}
      {...field}
      name={name}
      required
      onTyped={secretKind === 'pin' ? (event) => keepDigits(event, pinLength) : undefined}
    />
  );
}
