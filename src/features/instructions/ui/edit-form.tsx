import { useState } from 'react';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import { editNotedAs } from '#src/api/instructions/instruction-marks.ts';
import { createEdit, type InstructionOrder } from '#src/api/instructions/instruction-orders.ts';
import { type BankError, refusedField } from '#src/api/messages/bank-error.ts';
import { usePaymentLimitsQuery } from '#src/api/payments/payment-limits.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { useFormNote } from '#src/banking/orders/use-form-note.ts';
import { useOrder } from '#src/banking/orders/use-order.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { checkEdit, editFields, type TypedEdit } from '#src/features/instructions/model/check-edit.ts';
import { orderWordOf } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { decimalText } from '#src/kernel/money.ts';
import { longestReference } from '#src/rules/references.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { useForm } from '#src/ui/fields/use-form.ts';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import { currencySymbols } from '#src/ui/text/currency-copy.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import typography from '#src/ui/text/typography.module.css';
import styles from './edit-form.module.css';
import { EditReview } from './edit-review.tsx';
import { InstructionFacts } from './instruction-facts.tsx';
import { OrderFailure } from './order-failure.tsx';

interface EditFormProps {
  readonly row: UpcomingRow;
  readonly onDone: (edited: Instruction) => void;
}

type Verification =
  | { readonly status: 'verified'; readonly order: InstructionOrder; readonly edited: Instruction }
  | { readonly status: 'refused'; readonly error: BankError }
  | { readonly status: 'mistaken'; readonly mistakes: Readonly<Record<string, string>> };

/** At its field, where the bank names one. */
function refusalOf(error: BankError): Verification {
  const field = refusedField(error, editFields);
  return field === undefined
    ? { status: 'refused', error }
    : { status: 'mistaken', mistakes: { [field]: error.message } };
}

const letters = `Up to ${longestReference} letters, digits and spaces.`;
const hints = { payment: `${letters} The payee will see it.`, transfer: `${letters} It appears on both accounts.` };

/** Typed, verified with the bank, then reviewed and confirmed. */
export function EditForm({ row, onDone }: EditFormProps) {
  const dispatch = useAppDispatch();
  const { telephones } = useRuntimeConfig();
  // As it was when the customer arrived: the bank refuses an edit of anything newer.
  const [{ instruction: before }] = useState(row);
  const word = orderWordOf(before);
  const target = word === 'transfer' ? 'internalTransfer' : 'makePayment';
  const limits = usePaymentLimitsQuery({ party: before.customerId, target });
  const hint = hints[word];
  const [typed, setTyped] = useState<TypedEdit>({
    amount: before.amount === undefined ? '' : decimalText(before.amount),
    reference: before.reference,
  });
  const note = useFormNote(editNotedAs);
  const { now, send, stop } = useOrder<Verification>();
  const form = useForm({ fields: editFields, onSubmit: submit });
  const reference = form.field('reference');

  function type(change: Partial<TypedEdit>) {
    setTyped({ ...typed, ...change });
    form.changed(Object.keys(change));
  }

  async function submit(): Promise<void> {
    const available = row.account?.availableBalance;
    const around = { before, available, limits: limits.currentData, helpdesk: telephones.helpdesk };
    const checked = checkEdit(typed, around);
    if (checked.outcome === 'mistaken') return form.fail(checked.mistakes);
    const edited = { ...before, amount: checked.amount, reference: checked.reference };
    const sum = moneyText(checked.amount, 'text');
    const confirms = word === 'transfer' ? `transfer ${sum} to ${row.name}` : `pay ${row.name} ${sum}`;
    const order = dispatch(createEdit({ of: before, ...checked, confirms }, note));
    await send(
      async () => {
        const answer = await order.verify();
        return 'error' in answer ? refusalOf(answer.error) : { status: 'verified', order, edited };
      },
      (answer) => {
        if (answer.status === 'mistaken') form.fail(answer.mistakes);
      },
    );
  }

  if (now.status === 'verified') {
    const { order, edited } = now;
    return (
      <EditReview
        row={{ ...row, instruction: edited }}
        before={before}
        order={order}
        onBack={stop}
        onDone={() => onDone(edited)}
      />
    );
  }

  return (
    <form aria-label="Amount and reference" className={stack.wide} noValidate onSubmit={form.submit}>
      <FormErrors title="Please check the details" attempt={form.attempt} errors={form.errors()} />
      <InstructionFacts row={row} withoutEdited />
      <div id={form.idOf('amount')} className={styles.amount}>
        <MoneyField
          label="Amount"
          symbol={currencySymbols[before.amount?.currency ?? 'GBP']}
          value={typed.amount}
          error={form.mistakes.amount}
          onChange={(amount) => type({ amount })}
        />
      </div>
      <Field {...reference} label="Reference" hint={hint}>
        <input
          {...controlProps({ ...reference, hint })}
          type="text"
          autoComplete="off"
          value={typed.reference}
          onChange={(event) => type({ reference: event.currentTarget.value })}
        />
      </Field>
      <p className={typography.note}>
        Changes apply from the next {word}. To change anything else, stop it and set up a new one.
      </p>
      {now.status === 'refused' && <OrderFailure error={now.error} />}
      <ButtonRow>
        <Button type="submit" look="main" busy={now.status === 'sending'}>
          Continue
        </Button>
        <ButtonLink look="quiet" to="/payments/upcoming">
          Cancel
        </ButtonLink>
      </ButtonRow>
    </form>
  );
}
