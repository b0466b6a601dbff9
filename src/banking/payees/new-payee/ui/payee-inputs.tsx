import type { Entity } from '#src/api/profile/user-profile.ts';
import { plainAccountNumber } from '#src/banking/payees/new-payee/model/payee-typed.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { keepDigits } from '#src/ui/fields/digit-typing.ts';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { LazySelect } from '#src/ui/fields/lazy-select.tsx';
import styles from './new-payee.module.css';
import type { PayeeFormInUse } from './use-payee-form.ts';

interface InputProps {
  readonly form: PayeeFormInUse;
}

interface EntityInputProps extends InputProps {
  readonly entities: readonly Entity[];
}

/** The entity the payee is for. Nothing is preselected. */
export function EntityInput({ form, entities }: EntityInputProps) {
  return (
    <div id={form.idOf('entity')}>
      <LazySelect
        label="Entity"
        placeholder="Select an entity"
        choices={entities}
        value={form.typed.entity}
        error={form.mistakes.entity}
        onChange={(entity) => form.type({ entity })}
      />
    </div>
  );
}

const accountTypes = [
  { id: 'Personal', title: 'Personal' },
  { id: 'Business', title: 'Business' },
] as const;

export function AccountTypeInput({ form }: InputProps) {
  return (
    <ChoiceGroup
      label="Account type"
      choices={accountTypes}
      value={form.typed.accountType}
      onChange={(id) => form.type({ accountType: id === 'Business' ? id : 'Personal' })}
    />
  );
}

interface TextInputProps extends InputProps {
  readonly name: 'name' | 'nickname' | 'reference';
  readonly label: string;
  readonly hint: string;
}

export function TextInput({ form, name, label, hint }: TextInputProps) {
  const field = form.field(name);
  return (
    <Field {...field} label={label} hint={hint}>
      <input
        {...controlProps({ ...field, hint })}
        type="text"
        name={name}
        autoComplete="off"
        spellCheck={false}
        value={form.typed[name]}
        onChange={(event) => form.type({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
}

/** A field of its own where one is wanted. */
export function NicknameInput({ form }: InputProps) {
  const { wantsNickname } = form.typed;
  return (
    <div className={styles.nickname}>
      <Checkbox checked={wantsNickname} onChange={(checked) => form.type({ wantsNickname: checked })}>
        Use a nickname
      </Checkbox>
      {wantsNickname && (
        <TextInput form={form} name="nickname" label="Nickname" hint="Shown in your lists in place of their name" />
      )}
    </div>
  );
}

const accountNumberLength = 8;
const accountNumberHint = '8 digits';

/** Validated when left, and then on every keystroke until it is valid. */
export function AccountNumberInput({ form }: InputProps) {
  const field = form.field('accountNumber');
  const typed = form.typed.accountNumber;
  return (
    <div className={styles.digits}>
      <Field {...field} label="Account number" hint={accountNumberHint} urgent>
        <input
          {...controlProps({ ...field, hint: accountNumberHint })}
          type="text"
          name="accountNumber"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onBlur={() => typed.trim() !== '' && form.leaveAccountNumber(plainAccountNumber(typed))}
          onChange={(event) => form.type({ accountNumber: keepDigits(event, accountNumberLength) })}
        />
      </Field>
    </div>
  );
}
