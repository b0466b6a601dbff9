import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { usePaymentLimitsQuery } from '#src/api/payments/payment-limits.ts';
import { checkPayment } from '#src/features/pay/model/check-payment.ts';
import type { Wizard } from '#src/features/pay/ui/use-wizard.ts';
import type { Money } from '#src/kernel/money.ts';
import { CallFailed } from '#src/parts/page/call-failed.tsx';
import { failedCalls } from '#src/parts/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';
import { MissingReference } from '#src/parts/paying/details/missing-reference.tsx';
import { ReferenceField } from '#src/parts/paying/details/reference-field.tsx';
import { ScheduleFields } from '#src/parts/paying/details/schedule-fields.tsx';
import { today } from '#src/parts/paying/details/today.ts';
import {
  type DetailField,
  type DetailMistakes,
  detailFields,
  withUnread,
} from '#src/parts/paying/model/check-details.ts';
import { payingParty } from '#src/parts/paying/model/paying-party.ts';
import type { TypedDetails } from '#src/parts/paying/model/typed-details.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import styles from './details-stage.module.css';

interface DetailsStageProps {
  readonly wizard: Wizard;
  readonly account: Account;
  readonly canPayRegularly: boolean;
}

/** The amount, reference and date. The customer cannot continue until the limits are known. */
export function DetailsStage({ wizard, account, canPayRegularly }: DetailsStageProps) {
  const { draft, updateDraft, go, party, payee, url } = wizard;
  const { telephones } = useRuntimeConfig();
  const limits = usePaymentLimitsQuery({ party: payingParty(account, party) });
  const failed = failedCalls([limits]);
  const [mistakes, setMistakes] = useState<DetailMistakes>({});
  const [attempt, setAttempt] = useState(0);
  const [asksReference, setAsksReference] = useState(false);
  /** Continue was pressed before the limits were known: it runs once they are. */
  const [waits, setWaits] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  // A ref, because the key that submits the form may also be the one that leaves the field.
  const unread = useRef<DetailMistakes>({});
  const id = useId();
  const fieldIds = { reference: `${id}-reference`, laterDate: `${id}-later`, endDate: `${id}-end` };

  // Options the account does not support are ignored, whatever the URL says.
  const details: TypedDetails = { ...draft.details, isRegular: draft.details.isRegular && canPayRegularly };
  const known = limits.isFetching || failed !== undefined ? undefined : limits.currentData;

  function type(change: Partial<TypedDetails>) {
    setWaits(false);
    updateDraft({ type: 'typed', change });
    const fields = Object.keys(change);
    // The field disappears, and its text with it.
    if (change.when !== undefined) unread.current = { ...unread.current, laterDate: undefined };
    if (change.repeatUntil !== undefined || change.isRegular !== undefined) {
      unread.current = { ...unread.current, endDate: undefined };
    }
    if (fields.some((field) => field in mistakes)) {
      setMistakes(Object.fromEntries(Object.entries(mistakes).filter(([field]) => !fields.includes(field))));
    }
  }

  function check() {
    if (known === undefined) return undefined;
    const available = account.availableBalance;
    return checkPayment(details, {
      today: today(),
      limits: known,
      available: available?.currency === 'GBP' ? (available as Money<'GBP'>) : undefined,
      helpdesk: telephones.helpdesk,
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (limits.isFetching) setWaits(true);
    else proceed();
  }

  const proceedOnceKnown = useEffectEvent(() => {
    setWaits(false);
    proceed();
  });

  useEffect(() => {
    if (waits && !limits.isFetching) proceedOnceKnown();
  }, [waits, limits.isFetching]);

  function proceed() {
    const checked = check();
    if (checked === undefined) return;
    if (checked.outcome === 'mistaken') {
      setMistakes(withUnread(checked.mistakes, unread.current));
      return setAttempt(attempt + 1);
    }
    setMistakes({});
    if (checked.details.reference === '') setAsksReference(true);
    else review();
  }

  /** Checked again: limits and dates may have changed while the reference question was open. */
  function review() {
    const checked = check();
    setAsksReference(false);
    if (checked?.outcome !== 'accepted') return;
    updateDraft({ type: 'accepted', details: checked.details, amount: checked.amount });
    go({ step: 'review' });
  }

  function follow(field: DetailField) {
    if (field === 'amount') amountField.current?.focus();
    else document.getElementById(fieldIds[field])?.focus();
  }

  return (
    <form aria-label="Payment details" className={styles.form} noValidate onSubmit={submit}>
      {failed !== undefined && (
        <CallFailed failed={failed} lead="We could not load your payment limits, so you cannot make a payment yet." />
      )}
      <div className={styles.amount}>
        <MoneyField
          ref={amountField}
          label="Amount"
          value={details.amount}
          error={mistakes.amount}
          onChange={(amount) => type({ amount })}
        />
      </div>
      <ReferenceField
        id={fieldIds.reference}
        value={details.reference}
        error={mistakes.reference}
        known={payee === undefined ? [draft.payeeToAdd?.newPayee.reference] : [payee.reference, payee.lastReference]}
        onChange={(reference) => type({ reference })}
      />
      <ScheduleFields
        word="payment"
        details={details}
        mistakes={mistakes}
        fieldIds={fieldIds}
        canPayRegularly={canPayRegularly}
        wantsRegular={url.isRegular}
        onChange={type}
        onUnread={(field, message) => {
          unread.current = { ...unread.current, [field]: message };
        }}
      />
      <FormErrors
        title="Please check the details"
        attempt={attempt}
        errors={detailFields.flatMap((field) => {
          const message = mistakes[field];
          return message === undefined ? [] : [{ message, onFollow: () => follow(field) }];
        })}
      />
      <ButtonRow>
        <Button type="submit" look="main" busy={waits} disabled={failed !== undefined}>
          Continue
        </Button>
      </ButtonRow>
      {asksReference && (
        <MissingReference
          onContinue={review}
          onGoBack={() => {
            setAsksReference(false);
            // After the dialog has returned the focus.
            queueMicrotask(() => follow('reference'));
          }}
        />
      )}
    </form>
  );
}
