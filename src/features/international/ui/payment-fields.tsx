import { Link } from 'react-router-dom';
import type { Choice } from '#src/features/international/model/charges.ts';
import { chosenOf } from '#src/features/international/model/check-request.ts';
import {
  currencyMark,
  currencyTitle,
  isRequestCurrency,
  requestCurrencies,
} from '#src/features/international/model/request-currencies.ts';
import { priceText } from '#src/features/international/model/request-lines.ts';
import type { ShownFields } from '#src/features/international/model/typed-request.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { longestReference } from '#src/rules/references.ts';
import { DayPicker } from '#src/ui/day-picker/day-picker.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { type FieldsProps, textProps } from './fields-props.ts';
import { MovedDay } from './moved-day.tsx';
import styles from './request-form.module.css';
import { TextArea, TextField } from './text-fields.tsx';

interface PaymentFieldsProps extends FieldsProps {
  readonly shown: ShownFields;
  readonly today: CalendarDay;
}

const currencies = requestCurrencies.map((id) => ({ id, title: currencyTitle(id) }));

/** What is paid, when, and at what price. */
export function PaymentFields({ shown, today, ...fields }: PaymentFieldsProps) {
  const { typed, form, onType } = fields;
  const { country, currency } = typed;
  const isWithinUk = country === 'GB' && currency === 'GBP';
  return (
    <>
      <div id={form.idOf('currency')}>
        <Select
          label="Currency"
          choices={currencies}
          value={currency}
          onChange={(id) => isRequestCurrency(id) && onType({ currency: id })}
        />
      </div>
      <div role="status" className={styles.note}>
        {currency === 'Other' && (
          <Notice>
            <p>Please give the currency in the comments field.</p>
          </Notice>
        )}
        {isWithinUk && (
          <Notice>
            <p>
              Pounds to an account in the United Kingdom can be sent online:{' '}
              <Link to="/payments/make">make a payment</Link>.
            </p>
          </Notice>
        )}
      </div>
      <div id={form.idOf('amount')} data-mark={currencyMark(currency).length} className={styles.amount}>
        <MoneyField
          label="Amount"
          symbol={currencyMark(currency)}
          error={form.mistakes.amount}
          value={typed.amount}
          onChange={(amount) => onType({ amount })}
        />
      </div>
      <div className={styles.date}>
        <DayPicker
          {...form.field('date')}
          label="Date"
          value={typed.date}
          today={today}
          min={today}
          onChange={(date) => onType({ date })}
          onUnread={(reason) => form.unread('date', reason)}
        />
      </div>
      <div role="status" className={styles.note}>
        <MovedDay date={typed.date} />
      </div>
      {shown.options.length > 0 && (
        <div id={form.idOf('paymentOption')}>
          <ChoiceGroup
            label="Payment option"
            choices={shown.options.map(priced)}
            value={chosenOf(shown.options, typed.paymentOption)?.id ?? ''}
            error={form.mistakes.paymentOption}
            onChange={(id) => onType({ paymentOption: chosenOf(shown.options, id)?.id ?? '' })}
          />
        </div>
      )}
      {shown.charges.length > 0 && (
        <div id={form.idOf('paymentCharges')}>
          <ChoiceGroup
            label="Payment charges"
            choices={shown.charges.map(priced)}
            value={chosenOf(shown.charges, typed.paymentCharges)?.id ?? ''}
            error={form.mistakes.paymentCharges}
            onChange={(id) => onType({ paymentCharges: chosenOf(shown.charges, id)?.id ?? '' })}
          />
        </div>
      )}
      <TextField
        {...textProps(fields, 'reference')}
        label="Reference (optional)"
        hint={`Up to ${longestReference} letters, digits and spaces. The payee will see it.`}
      />
      <TextArea
        {...textProps(fields, 'comments')}
        label={currency === 'Other' ? 'Comments' : 'Comments (optional)'}
        hint="Anything else we should know"
      />
    </>
  );
}

function priced({ id, title, pence }: Choice<string>) {
  return { id, title: `${title}, ${priceText(pence)}` };
}
