import { useEffect, useEffectEvent, useId } from 'react';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { bankMistake, lookupFailedMessage } from '#src/banking/payees/new-payee/model/payee-bank.ts';
import type { PayeeField } from '#src/banking/payees/new-payee/model/payee-typed.ts';
import { mistakesOf } from '#src/rules/mistakes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import styles from './new-payee.module.css';
import { AccountNumberInput, AccountTypeInput, EntityInput, NicknameInput, TextInput } from './payee-inputs.tsx';
import { SortCodeInput } from './sort-code-input.tsx';
import type { PayeeBankInUse } from './use-payee-bank.ts';
import type { PayeeFormInUse } from './use-payee-form.ts';

interface PayeeFormProps {
  readonly form: PayeeFormInUse;
  /** Empty if it is clear which entity pays. */
  readonly entities: readonly Entity[];
  readonly payeeBank: PayeeBankInUse;
  readonly submitLabel: string;
  /** The field to focus; without one the form takes no focus. */
  readonly beginAt: PayeeField | undefined;
  readonly onBack: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** The payee form. The typed values stay whatever goes wrong. */
export function PayeeForm({ form, entities, payeeBank, submitLabel, beginAt, ...ways }: PayeeFormProps) {
  const { onBack, onCancel } = ways;
  const headingId = useId();
  const { bank } = payeeBank;

  const focusCorrected = useEffectEvent(() => {
    if (beginAt !== undefined) form.focus(beginAt);
  });

  // After the check, the focus goes to the field to correct, once it is in the document.
  useEffect(() => focusCorrected(), []);

  const sortCodeMistake = form.mistakes.sortCode ?? bankMistake(bank);
  const unanswered = bank.status === 'failed' ? lookupFailedMessage : undefined;
  const shown = mistakesOf({ ...form.mistakes, sortCode: sortCodeMistake ?? unanswered });

  return (
    <form aria-labelledby={headingId} className={styles.form} noValidate onSubmit={form.submit}>
      <FormErrors
        title="Please check what you have entered"
        errors={form.attempt > 0 ? form.errors(shown) : []}
        attempt={form.attempt}
      />
      <h2 id={headingId} className={styles.heading}>
        Payee details
      </h2>
      {entities.length > 0 && <EntityInput form={form} entities={entities} />}
      <AccountTypeInput form={form} />
      <TextInput form={form} name="name" label="Name of the payee" hint="As shown on their account" />
      <NicknameInput form={form} />
      <SortCodeInput form={form} payeeBank={payeeBank} error={sortCodeMistake} />
      <AccountNumberInput form={form} />
      <TextInput form={form} name="reference" label="Reference (optional)" hint="Up to 35 letters, digits and spaces" />
      <ButtonRow>
        <Button type="submit" look="main" busy={form.isSubmitting}>
          {submitLabel}
        </Button>
        {onBack !== undefined && (
          <Button look="quiet" onClick={onBack}>
            Back
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </ButtonRow>
    </form>
  );
}
