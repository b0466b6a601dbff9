import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { processedCopy } from '#src/banking/paying/model/payment-lines.ts';
import { chargeCard } from '#src/features/international/model/charge-copy.ts';
import { chosenOf } from '#src/features/international/model/check-request.ts';
import type { Country } from '#src/features/international/model/countries.ts';
import { proposedCurrencies } from '#src/features/international/model/proposed-currencies.ts';
import {
  currencyMark,
  currencyTitle,
  isRequestCurrency,
  requestCurrencies,
} from '#src/features/international/model/request-currencies.ts';
import { rateNote, shortNote } from '#src/features/international/model/request-funds.ts';
import type { ShownFields } from '#src/features/international/model/typed-request.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { longestReference } from '#src/rules/references.ts';
import { sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DayPicker } from '#src/ui/day-picker/day-picker.tsx';
import { ChoiceCards } from '#src/ui/fields/choice-cards.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { normalisedMoney } from '#src/ui/fields/money-typing.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import { type FieldsProps, textProps } from './fields-props.ts';
import styles from './request-form.module.css';
import { TextArea, TextField } from './text-fields.tsx';

interface PaymentFieldsProps extends FieldsProps {
  readonly from: Account | undefined;
  readonly country: Country;
  readonly shown: ShownFields;
  readonly today: CalendarDay;
}

const currencies = requestCurrencies.map((id) => ({ id, title: currencyTitle(id) }));

/** What is paid, when, and at what price. */
export function PaymentFields({ from, country, shown, today, ...fields }: PaymentFieldsProps) {
  const { typed, form, onType } = fields;
  const { currency } = typed;
  const isWithinUk = country.code === 'GB' && currency === 'GBP';
  const areBalancesHidden = useBalancesHidden();
  const short =
    typed.date === today
      ? undefined
      : shortNote({ ...typed, amount: normalisedMoney(typed.amount) }, from, areBalancesHidden);
  return (
    <>
      <div className={styles.sum}>
        <div className={styles.pair}>
          <div id={form.idOf('currency')}>
            <Select
              label="Currency"
              choices={currencies}
              value={currency}
              onChange={(id) => isRequestCurrency(id) && onType({ currency: id })}
            />
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
        </div>
        <p role="status" className={`${typography.note} ${styles.note}`}>
          {rateNote(typed, from)}
        </p>
        <p className={styles.proposals}>
          {proposedCurrencies({ from, country, currency }).map((proposed) => (
            <Button key={proposed.currency} look="quiet" onClick={() => onType({ currency: proposed.currency })}>
              Use {proposed.currency}, {proposed.why}
            </Button>
          ))}
        </p>
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
        {short !== undefined && (
          <Notice tone="warning">
            <p>{short}</p>
          </Notice>
        )}
      </div>
      {shown.options.length > 0 && (
        <div id={form.idOf('paymentOption')}>
          <ChoiceCards
            label="Payment option"
            choices={shown.options.map(chargeCard)}
            value={chosenOf(shown.options, typed.paymentOption)?.id ?? ''}
            error={form.mistakes.paymentOption}
            onChange={(id) => onType({ paymentOption: chosenOf(shown.options, id)?.id ?? '' })}
          />
        </div>
      )}
      {shown.charges.length > 0 && (
        <div id={form.idOf('paymentCharges')}>
          <ChoiceCards
            label="Payment charges"
            choices={shown.charges.map(chargeCard)}
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

/** The working day on which the payment is really made, where the date asked for is none. */
function MovedDay({ date }: { readonly date: CalendarDay | undefined }) {
  if (date === undefined) return null;
  const day = sameOrNextWorkingDay(date);
  if (day === date) return null;
  return (
    <Notice>
      <p>{processedCopy('payment', day)}</p>
    </Notice>
  );
}
