import { useId } from 'react';
import { type Control, type UseFormTrigger, useController } from 'react-hook-form';
import { type PayeeTyped, plainAccountNumber } from '#src/banking/payees/new-payee/model/payee-typed.ts';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { keepDigits } from '#src/ui/fields/digit-typing.ts';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { ToggleTags } from '#src/ui/fields/toggle-tags.tsx';
import styles from './new-payee.module.css';

interface InputProps {
  readonly control: Control<PayeeTyped>;
}

const accountTypes = [
  { id: 'Personal', title: 'Personal' },
  { id: 'Business', title: 'Business' },
] as const;

export function AccountTypeInput({ control }: InputProps) {
  const { field } = useController({ control, name: 'accountType' });
  return <ChoiceGroup label="Account type" choices={accountTypes} value={field.value} onChange={field.onChange} />;
}

interface TextInputProps extends InputProps {
  readonly name: 'name' | 'nickname' | 'reference';
  readonly label: string;
  readonly hint: string;
}

export function TextInput({ control, name, label, hint }: TextInputProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...controlProps({ id, hint, error })} {...field} type="text" autoComplete="off" spellCheck={false} />
    </Field>
  );
}

const nicknameToggle = [{ id: 'nickname', title: 'Use a nickname' }] as const;
const on: ReadonlySet<string> = new Set(['nickname']);
const off: ReadonlySet<string> = new Set();

export function NicknameInput({ control }: InputProps) {
  // Its error is cleared when it is switched off.
  const { field } = useController({ control, name: 'wantsNickname', rules: { deps: ['nickname'] } });
  return (
    <div className={styles.nickname}>
      <ToggleTags
        label="Nickname (optional)"
        tags={nicknameToggle}
        selected={field.value ? on : off}
        onToggle={() => field.onChange(!field.value)}
      />
      {field.value && (
        <TextInput
          control={control}
          name="nickname"
          label="Nickname"
          hint="Shown in your lists in place of their name"
        />
      )}
    </div>
  );
}

interface AccountNumberInputProps extends InputProps {
  readonly trigger: UseFormTrigger<PayeeTyped>;
}

const accountNumberLength = 8;
const accountNumberHint = '8 digits';

/** Validated when left, and then on every keystroke until it is valid. */
export function AccountNumberInput({ control, trigger }: AccountNumberInputProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'accountNumber' });
  const error = fieldState.error?.message;

  function validateWhenLeft() {
    field.onBlur();
    if (field.value.trim() === '') return;
    field.onChange(plainAccountNumber(field.value));
    void trigger('accountNumber');
  }

  return (
    <div className={styles.digits}>
      <Field id={id} label="Account number" hint={accountNumberHint} error={error} urgent>
        <input
          {...controlProps({ id, hint: accountNumberHint, error })}
          {...field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          onBlur={validateWhenLeft}
          onChange={(event) => {
            field.onChange(keepDigits(event, accountNumberLength));
            if (error !== undefined) void trigger('accountNumber');
          }}
        />
      </Field>
    </div>
  );
}
