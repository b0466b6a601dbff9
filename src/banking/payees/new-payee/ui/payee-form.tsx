import { useEffect, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { bankMistake, lookupFailedMessage } from '#src/banking/payees/new-payee/model/payee-bank.ts';
import { type PayeeField, type PayeeTyped, payeeFields } from '#src/banking/payees/new-payee/model/payee-typed.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { EntityInput } from './entity-input.tsx';
import styles from './new-payee.module.css';
import { AccountNumberInput, AccountTypeInput, NicknameInput, TextInput } from './payee-inputs.tsx';
import { SortCodeInput } from './sort-code-input.tsx';
import type { PayeeBankInUse } from './use-payee-bank.ts';

interface PayeeFormProps {
  readonly form: UseFormReturn<PayeeTyped>;
  /** Empty if it is clear which entity pays. */
  readonly entities: readonly Entity[];
  readonly payeeBank: PayeeBankInUse;
  readonly submitLabel: string;
  /** The field to focus; without one the form takes no focus. */
  readonly beginAt: PayeeField | undefined;
  readonly onSubmit: (typed: PayeeTyped) => Promise<void>;
  readonly onBack: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** The payee form. The typed values stay whatever goes wrong. */
export function PayeeForm({ form, entities, payeeBank, submitLabel, beginAt, onSubmit, ...ways }: PayeeFormProps) {
  const { onBack, onCancel } = ways;
  const { control, formState, handleSubmit, setFocus } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const headingId = useId();
  const { bank } = payeeBank;

  // After the check, the focus goes to the field to correct, once it is in the document.
  useEffect(() => {
    if (beginAt !== undefined) setFocus(beginAt);
  }, [beginAt, setFocus]);

  function mistakeAt(field: PayeeField): string | undefined {
    const typed = errors[field]?.message;
    return field === 'sortCode' ? (typed ?? bankMistake(bank)) : typed;
  }
  const shown = payeeFields.flatMap((field) => {
    const unanswered = field === 'sortCode' && bank.state === 'failed' ? lookupFailedMessage : undefined;
    const message = mistakeAt(field) ?? unanswered;
    return message === undefined ? [] : [{ message, onFollow: () => setFocus(field) }];
  });

  return (
    <form
      aria-labelledby={headingId}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void handleSubmit(onSubmit)(event);
      }}
    >
      <h2 id={headingId} className={styles.heading}>
        Payee details
      </h2>
      {entities.length > 0 && <EntityInput control={control} entities={entities} />}
      <AccountTypeInput control={control} />
      <TextInput control={control} name="name" label="Name of the payee" hint="As shown on their account" />
      <NicknameInput control={control} />
      <SortCodeInput
        control={control}
        payeeBank={payeeBank}
        error={mistakeAt('sortCode')}
        onAnswered={(state) => setFocus(state === 'known' ? 'accountNumber' : 'sortCode')}
      />
      <AccountNumberInput control={control} trigger={form.trigger} />
      <TextInput
        control={control}
        name="reference"
        label="Reference (optional)"
        hint="Up to 35 letters, digits and spaces"
      />
      <FormErrors
        title="Please check what you have entered"
        errors={submitCount > 0 ? shown : []}
        attempt={submitCount}
      />
      <ButtonRow>
        <Button type="submit" look="main" busy={isSubmitting}>
          {submitLabel}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>Back</Button>}
        <Button onClick={onCancel}>Cancel</Button>
      </ButtonRow>
    </form>
  );
}
