import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { FailedCalls } from '#src/banking/page/failed-calls.ts';
import type { DetailField } from '#src/banking/paying/model/check-details.ts';
import type { OrderNoun } from '#src/banking/paying/model/payment-result.ts';
import type { ChangedField, TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import { StageWays } from '#src/banking/paying/stage-heading.tsx';
import type { Money } from '#src/kernel/money.ts';
import type { Checked } from '#src/rules/mistakes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { type FormInUse, useForm } from '#src/ui/fields/use-form.ts';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Card } from '#src/ui/page/card.tsx';
import styles from './details-form.module.css';
import { MissingReference, ReferenceField } from './reference-field.tsx';
import { Refilled } from './refilled.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

interface DetailsFormProps<Field extends string, Amount extends Money> {
  readonly word: OrderNoun;
  readonly details: TypedDetails;
  /** All fields, in the order they appear. */
  readonly fields: readonly (Field | DetailField)[];
  readonly limits: {
    readonly isAsking: boolean;
    readonly failed: FailedCalls | undefined;
    /** What a failure means. */
    readonly lead: string;
  };
  /** Undefined while the limits are unknown. */
  readonly check: () => Checked<Field | DetailField, { details: TypedDetails; amount: Amount }> | undefined;
  /** What the form checks against is on its way, as limits may be. */
  readonly isLoading?: boolean;
  /** It holds what was typed before a reload. */
  readonly isRefilled?: boolean | undefined;
  /** Fields above the amount. */
  readonly above?: (form: Pick<FormInUse<Field | DetailField>, 'field' | 'changed'>) => ReactNode;
  readonly symbol?: string;
  /** Below the amount. */
  readonly belowAmount?: ReactNode;
  readonly knownReferences?: readonly (string | undefined)[];
  readonly referenceNote?: string | undefined;
  readonly referenceReadBy?: string;
  readonly canPayRegularly: boolean;
  readonly wantsRegular: boolean;
  /** The field the customer wants to change, after the review. */
  readonly changing: ChangedField | undefined;
  readonly onType: (change: Partial<TypedDetails>) => void;
  readonly onAccepted: (details: TypedDetails, amount: Amount) => void;
}

/** Amount, reference and date of an order. The customer cannot continue until the limits are known. */
export function DetailsForm<Field extends string, Amount extends Money>({
  word,
  details,
  fields,
  limits,
  isLoading = false,
  isRefilled = false,
  ...order
}: DetailsFormProps<Field, Amount>) {
  const form = useForm<Field | DetailField>({ fields, onSubmit: proceed });
  const [asksReference, setAsksReference] = useState(false);
  /** Continue was pressed before accounts and limits were known: it runs once they are. */
  const [waits, setWaits] = useState(false);
  const isAwaited = isLoading || limits.isAsking;

  const focusChanged = useEffectEvent(() => {
    if (order.changing !== undefined) form.focus(order.changing);
  });

  // Once the fields are in the document, and after the heading has taken the focus.
  useEffect(() => focusChanged(), []);

  function changed(fieldNames: readonly string[]) {
    setWaits(false);
    form.changed(fieldNames);
  }

  function type(change: Partial<TypedDetails>) {
    order.onType(change);
    // The field disappears, and its text with it.
    if (change.when !== undefined) form.unread('laterDate', undefined);
    if (change.repeatUntil !== undefined || change.isRegular !== undefined) form.unread('endDate', undefined);
    changed(Object.keys(change));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAwaited) setWaits(true);
    else form.submit();
  }

  const proceedOnceKnown = useEffectEvent(() => {
    setWaits(false);
    form.submit();
  });

  useEffect(() => {
    if (waits && !isAwaited) proceedOnceKnown();
  }, [waits, isAwaited]);

  function proceed() {
    const checked = order.check();
    if (checked?.outcome === 'mistaken') form.fail(checked.mistakes);
    else if (checked?.details.reference === '') setAsksReference(true);
    else review();
  }

  /** Checked again: limits and dates may have changed while the reference question was open. */
  function review() {
    const checked = order.check();
    setAsksReference(false);
    if (checked?.outcome === 'accepted') order.onAccepted(checked.details, checked.amount);
  }

  return (
    <Card full accent>
      <form
        aria-label={word === 'payment' ? 'Payment details' : 'Transfer details'}
        className={styles.form}
        noValidate
        onSubmit={submit}
      >
        <FormErrors title="Please check the details" attempt={form.attempt} errors={form.errors()} />
        {isRefilled && <Refilled />}
        {limits.failed !== undefined && <CallFailed failed={limits.failed} lead={limits.lead} />}
        {order.above?.({ ...form, changed })}
        <div id={form.idOf('amount')} className={styles.amount}>
          <MoneyField
            label="Amount"
            symbol={order.symbol}
            value={details.amount}
            error={form.mistakes.amount}
            onChange={(amount) => type({ amount })}
          />
          {order.belowAmount}
        </div>
        <ReferenceField
          {...form.field('reference')}
          value={details.reference}
          known={order.knownReferences}
          note={order.referenceNote}
          readBy={order.referenceReadBy}
          onChange={(reference) => type({ reference })}
        />
        <ScheduleFields
          word={word}
          details={details}
          form={form}
          canPayRegularly={order.canPayRegularly}
          wantsRegular={order.wantsRegular}
          onChange={type}
        />
        <ButtonRow>
          <Button type="submit" look="main" busy={waits} disabled={limits.failed !== undefined}>
            Continue
          </Button>
          <StageWays isFirst={word === 'transfer'} />
        </ButtonRow>
        {asksReference && (
          <MissingReference
            onContinue={review}
            onGoBack={() => {
              setAsksReference(false);
              // After the dialog has returned the focus.
              queueMicrotask(() => form.focus('reference'));
            }}
          />
        )}
      </form>
    </Card>
  );
}
