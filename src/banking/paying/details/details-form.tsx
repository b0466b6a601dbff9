import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { FailedCalls } from '#src/banking/page/failed-calls.ts';
import { type DetailField, withUnread } from '#src/banking/paying/model/check-details.ts';
import type { OrderNoun } from '#src/banking/paying/model/order-noun.ts';
import type { ChangedField, TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import { useStepBack } from '#src/banking/paying/use-step-back.ts';
import type { Money } from '#src/kernel/money.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import styles from './details-form.module.css';
import { MissingReference } from './missing-reference.tsx';
import { ReferenceField } from './reference-field.tsx';
import { Refilled } from './refilled.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

type Mistakes<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>;

interface Checked<Field extends string, Amount extends Money> {
  readonly outcome: 'accepted' | 'mistaken';
  readonly mistakes?: Mistakes<Field>;
  readonly details?: TypedDetails;
  readonly amount?: Amount;
}

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
  readonly check: () => Checked<Field | DetailField, Amount> | undefined;
  /** What the form checks against is on its way, as limits may be. */
  readonly isLoading?: boolean;
  /** It holds what was typed before a reload. */
  readonly isRefilled?: boolean | undefined;
  /** Fields above the amount. Choosing in one clears what was wrong with the fields it concerns. */
  readonly above?: (
    mistakes: Mistakes<Field | DetailField>,
    clear: (...fields: readonly (Field | DetailField)[]) => void,
  ) => ReactNode;
  /** The element of a field above the amount. */
  readonly placeOf?: (field: Field) => string;
  readonly symbol?: string;
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
  ...form
}: DetailsFormProps<Field, Amount>) {
  type AnyField = Field | DetailField;
  const none = {} as Mistakes<AnyField>;
  const [mistakes, setMistakes] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const [asksReference, setAsksReference] = useState(false);
  /** Continue was pressed before accounts and limits were known: it runs once they are. */
  const [waits, setWaits] = useState(false);
  const isAwaited = isLoading || limits.isAsking;
  const amountField = useRef<HTMLInputElement>(null);
  // A ref, because the key that submits the form may also be the one that leaves the field.
  const unread = useRef<Partial<Record<DetailField, string | undefined>>>({});
  const goBack = useStepBack();
  const id = useId();
  const fieldIds = {
    reference: `${id}-reference`,
    when: `${id}-when`,
    laterDate: `${id}-later`,
    frequency: `${id}-frequency`,
    until: `${id}-until`,
    endDate: `${id}-end`,
  };

  const focusChanged = useEffectEvent(() => {
    if (form.changing !== undefined) focus(form.changing);
  });

  // Once the fields are in the document, and after the heading has taken the focus.
  useEffect(() => focusChanged(), []);

  function focus(field: string) {
    if (field === 'amount') return amountField.current?.focus();
    const known = Object.hasOwn(fieldIds, field) ? fieldIds[field as keyof typeof fieldIds] : undefined;
    const place = document.getElementById(known ?? form.placeOf?.(field as Field) ?? '');
    const within = (selector: string) => place?.querySelector<HTMLElement>(selector);
    (within('input:checked') ?? within('button') ?? place)?.focus();
  }

  function clear(...cleared: readonly string[]) {
    setWaits(false);
    if (cleared.every((field) => !Object.hasOwn(mistakes, field))) return;
    const left = Object.entries(mistakes).filter(([field]) => !cleared.includes(field));
    setMistakes(Object.fromEntries(left) as Mistakes<AnyField>);
  }

  function type(change: Partial<TypedDetails>) {
    form.onType(change);
    // The field disappears, and its text with it.
    if (change.when !== undefined) unread.current = { ...unread.current, laterDate: undefined };
    if (change.repeatUntil !== undefined || change.isRegular !== undefined) {
      unread.current = { ...unread.current, endDate: undefined };
    }
    clear(...Object.keys(change));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAwaited) setWaits(true);
    else proceed();
  }

  const proceedOnceKnown = useEffectEvent(() => {
    setWaits(false);
    proceed();
  });

  useEffect(() => {
    if (waits && !isAwaited) proceedOnceKnown();
  }, [waits, isAwaited]);

  function proceed() {
    const checked = form.check();
    if (checked === undefined) return;
    if (checked.mistakes !== undefined) {
      setMistakes(withUnread(fields, checked.mistakes, unread.current));
      return setAttempt(attempt + 1);
    }
    setMistakes(none);
    if (checked.details?.reference === '') setAsksReference(true);
    else review();
  }

  /** Checked again: limits and dates may have changed while the reference question was open. */
  function review() {
    const checked = form.check();
    setAsksReference(false);
    if (checked?.details !== undefined && checked.amount !== undefined)
      form.onAccepted(checked.details, checked.amount);
  }

  return (
    <form
      aria-label={word === 'payment' ? 'Payment details' : 'Transfer details'}
      className={styles.form}
      noValidate
      onSubmit={submit}
    >
      {isRefilled && <Refilled />}
      {limits.failed !== undefined && <CallFailed failed={limits.failed} lead={limits.lead} />}
      {form.above?.(mistakes, clear)}
      <div className={styles.amount}>
        <MoneyField
          ref={amountField}
          label="Amount"
          symbol={form.symbol}
          value={details.amount}
          error={mistakes.amount}
          onChange={(amount) => type({ amount })}
        />
      </div>
      <ReferenceField
        id={fieldIds.reference}
        value={details.reference}
        error={mistakes.reference}
        known={form.knownReferences}
        note={form.referenceNote}
        readBy={form.referenceReadBy}
        onChange={(reference) => type({ reference })}
      />
      <ScheduleFields
        word={word}
        details={details}
        mistakes={mistakes}
        fieldIds={fieldIds}
        canPayRegularly={form.canPayRegularly}
        wantsRegular={form.wantsRegular}
        onChange={type}
        onUnread={(field, message) => {
          unread.current = { ...unread.current, [field]: message };
        }}
      />
      <FormErrors
        title="Please check the details"
        attempt={attempt}
        errors={fields.flatMap((field) => {
          const message = mistakes[field];
          return message === undefined ? [] : [{ message, onFollow: () => focus(field) }];
        })}
      />
      <ButtonRow>
        <Button type="submit" look="main" busy={waits} disabled={limits.failed !== undefined}>
          Continue
        </Button>
        <Button onClick={goBack}>Back</Button>
        <ButtonLink to="/payments">Cancel</ButtonLink>
      </ButtonRow>
      {asksReference && (
        <MissingReference
          onContinue={review}
          onGoBack={() => {
            setAsksReference(false);
            // After the dialog has returned the focus.
            queueMicrotask(() => focus('reference'));
          }}
        />
      )}
    </form>
  );
}
