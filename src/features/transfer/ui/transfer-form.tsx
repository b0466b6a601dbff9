import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { usePaymentLimitsQuery } from '#src/api/payments/payment-limits.ts';
import {
  checkTransfer,
  type TransferField,
  type TransferMistakes,
  transferFields,
} from '#src/features/transfer/model/check-transfer.ts';
import { CallFailed } from '#src/parts/page/call-failed.tsx';
import { failedCalls } from '#src/parts/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';
import { MissingReference } from '#src/parts/paying/details/missing-reference.tsx';
import { ReferenceField } from '#src/parts/paying/details/reference-field.tsx';
import { ScheduleFields } from '#src/parts/paying/details/schedule-fields.tsx';
import { today } from '#src/parts/paying/details/today.ts';
import { payingParty } from '#src/parts/paying/model/paying-party.ts';
import type { TypedDetails } from '#src/parts/paying/model/typed-details.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { AccountField } from './account-field.tsx';
import { currencyNames, currencySymbols } from './currencies.ts';
import styles from './transfer-form.module.css';
import type { Transfer } from './use-transfer.ts';

/** Accounts, amount, reference and date. The customer cannot continue until the limits are known. */
export function TransferForm({ transfer }: { readonly transfer: Transfer }) {
  const { party, draft, updateDraft, offered, sending, receiving, from, to, go } = transfer;
  const { details } = draft;
  const { telephones } = useRuntimeConfig();
  const limits = usePaymentLimitsQuery(
    { party: from === undefined ? party : payingParty(from, party), target: 'internalTransfer' },
    { skip: from === undefined },
  );
  const failed = from === undefined ? undefined : failedCalls([limits]);
  const isAsking = from !== undefined && limits.isFetching;
  const [mistakes, setMistakes] = useState<TransferMistakes>({});
  const [attempt, setAttempt] = useState(0);
  const [asksReference, setAsksReference] = useState(false);
  /** Continue was pressed before the limits were known: it runs once they are. */
  const [waits, setWaits] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  // A ref, because the key that submits the form may also be the one that leaves the field.
  const unread = useRef<TransferMistakes>({});
  const id = useId();
  const fieldIds = {
    from: `${id}-from`,
    to: `${id}-to`,
    reference: `${id}-reference`,
    laterDate: `${id}-later`,
    endDate: `${id}-end`,
  };
  const isLoading = offered.state === 'loading';

  function clear(...fields: readonly string[]) {
    setWaits(false);
    setMistakes(Object.fromEntries(Object.entries(mistakes).filter(([field]) => !fields.includes(field))));
  }

  function type(change: Partial<TypedDetails>) {
    updateDraft({ type: 'typed', change });
    // The field disappears, and its text with it.
    if (change.when !== undefined) unread.current = { ...unread.current, laterDate: undefined };
    if (change.repeatUntil !== undefined || change.isRegular !== undefined) {
      unread.current = { ...unread.current, endDate: undefined };
    }
    clear(...Object.keys(change));
  }

  function check() {
    if (from !== undefined && (isAsking || limits.currentData === undefined)) return undefined;
    return checkTransfer(
      { from, to, details },
      { today: today(), limits: limits.currentData, helpdesk: telephones.helpdesk },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    if (isAsking) setWaits(true);
    else proceed();
  }

  const proceedOnceKnown = useEffectEvent(() => {
    setWaits(false);
    proceed();
  });

  useEffect(() => {
    if (waits && !isAsking) proceedOnceKnown();
  }, [waits, isAsking]);

  function proceed() {
    const checked = check();
    if (checked === undefined) return;
    if (checked.outcome === 'mistaken') {
      const found = transferFields.filter((field) => checked.mistakes[field] !== undefined);
      setMistakes(Object.fromEntries(found.map((field) => [field, unread.current[field] ?? checked.mistakes[field]])));
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

  function follow(field: TransferField) {
    if (field === 'amount') return amountField.current?.focus();
    const place = document.getElementById(fieldIds[field]);
    (field === 'from' || field === 'to' ? place?.querySelector('button') : place)?.focus();
  }

  const showOwners = party === false && new Set(sending.map(({ customerId }) => customerId)).size > 1;
  return (
    <form aria-label="Transfer details" className={styles.form} noValidate onSubmit={submit}>
      {failed !== undefined && (
        <CallFailed failed={failed} lead="We could not load your transfer limits, so you cannot make a transfer yet." />
      )}
      <AccountField
        id={fieldIds.from}
        label="From account"
        accounts={sending}
        chosen={from}
        error={mistakes.from}
        isLoading={isLoading}
        showOwners={showOwners}
        onChoose={(chosen) => {
          transfer.chooseFrom(chosen);
          clear('from', 'to', 'amount');
        }}
      />
      <AccountField
        id={fieldIds.to}
        label="To account"
        accounts={receiving}
        chosen={to}
        error={mistakes.to}
        isLoading={isLoading}
        disabled={receiving.length === 0}
        showOwners={showOwners}
        onChoose={(chosen) => {
          transfer.chooseTo(chosen);
          clear('to');
        }}
      />
      {from !== undefined && receiving.length === 0 && (
        <Notice tone="warning">
          <p>
            You have no other account in {currencyNames[from.currency]} that {from.title} can transfer to.
          </p>
        </Notice>
      )}
      <div className={styles.amount}>
        <MoneyField
          ref={amountField}
          label="Amount"
          symbol={currencySymbols[from?.currency ?? 'GBP']}
          value={details.amount}
          error={mistakes.amount}
          onChange={(amount) => type({ amount })}
        />
      </div>
      <ReferenceField
        id={fieldIds.reference}
        value={details.reference}
        error={mistakes.reference}
        readBy="It is shown on both accounts."
        onChange={(reference) => type({ reference })}
      />
      <ScheduleFields
        word="transfer"
        details={details}
        mistakes={mistakes}
        fieldIds={fieldIds}
        canPayRegularly
        wantsRegular={false}
        onChange={type}
        onUnread={(field, message) => {
          unread.current = { ...unread.current, [field]: message };
        }}
      />
      <FormErrors
        title="Please check the details"
        attempt={attempt}
        errors={transferFields.flatMap((field) => {
          const message = mistakes[field];
          return message === undefined ? [] : [{ message, onFollow: () => follow(field) }];
        })}
      />
      <ButtonRow>
        <Button type="submit" look="main" busy={waits} disabled={failed !== undefined}>
          Continue
        </Button>
        <ButtonLink to="/payments">Cancel</ButtonLink>
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
