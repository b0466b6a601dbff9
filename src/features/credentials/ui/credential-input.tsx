import { type Control, useController } from 'react-hook-form';
import type { CredentialKind } from '#src/features/credentials/model/credential-kind.ts';
import type { CredentialField, CredentialTyped } from '#src/features/credentials/model/credential-typed.ts';
import { keepDigits } from '#src/ui/fields/digit-typing.ts';
import { PasswordField } from '#src/ui/fields/password-field.tsx';

interface CredentialInputProps {
  readonly control: Control<CredentialTyped>;
  readonly name: CredentialField;
  readonly label: string;
  readonly secretKind: CredentialKind;
}

const pinLength = 4;

/** Password managers are kept away from PINs, which they would offer as the password. */
export function CredentialInput({ control, name, label, secretKind }: CredentialInputProps) {
  const { field, fieldState } = useController({ control, name });
  const keyboard =
    secretKind === 'pin'
      ? ({ inputMode: 'numeric', autoComplete: 'off' } as const)
      : { autoComplete: name === 'current' ? 'current-password' : 'new-password' };
  return (
    <PasswordField
      {...keyboard}
      ref={field.ref}
      name={name}
      label={label}
      required
      value={field.value}
      onTyped={secretKind === 'pin' ? (event) => keepDigits(event, pinLength) : undefined}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
