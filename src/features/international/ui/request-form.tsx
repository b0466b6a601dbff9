import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { checkRequest, type InternationalRequest } from '#src/features/international/model/check-request.ts';
import type { Country } from '#src/features/international/model/countries.ts';
import {
  type RequestField,
  requestFields,
  shownFields,
  type TypedRequest,
} from '#src/features/international/model/typed-request.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { useForm } from '#src/ui/fields/use-form.ts';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { useBalanceText } from '#src/ui/text/balance-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import { PayeeFields } from './payee-abroad-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import styles from './request-form.module.css';
import { type CountriesNow, countryIn } from './use-countries.ts';

/** Fields that decide which others are shown or needed, and the fields they decide. */
const deciding: readonly string[] = ['fromAccount', 'country', 'currency'] satisfies RequestField[];
const decided: readonly string[] = [
  'address',
  'iban',
  'accountNumber',
  'aba',
  'amount',
  'paymentOption',
  'paymentCharges',
  'comments',
] satisfies RequestField[];

export interface RequestFormProps {
  readonly offered: readonly Account[];
  readonly search: CountriesNow;
  readonly typed: TypedRequest;
  readonly today: CalendarDay;
  /** The field the customer wants to change, after the review. */
  readonly changing: RequestField | undefined;
  readonly onType: (change: Partial<TypedRequest>) => void;
  readonly onAccepted: (request: InternationalRequest) => void;
}

/** The form. Only account and country until a country is chosen: it decides which fields follow. */
export function RequestForm({ offered, search, typed, today, changing, onType, onAccepted }: RequestFormProps) {
  const form = useForm({ fields: requestFields, onSubmit: submit });
  const from = offered.find(({ id }) => id === typed.fromAccount);
  const country = countryIn(search, typed.country);
  const shown = country && shownFields(typed, country, from?.productType ?? '');

  const areBalancesHidden = useBalancesHidden();
  const balanceText = useBalanceText();

  const focusChanged = useEffectEvent(() => {
    if (changing !== undefined) form.focus(changing);
  });

  // Once the fields are in the document, and after the heading has taken the focus.
  useEffect(() => focusChanged(), []);

  function type(change: Partial<TypedRequest>) {
    onType(change);
    const fields = Object.keys(change);
    const isDeciding = fields.some((field) => deciding.includes(field));
    // Funds are only asked for where the payment is made today.
    form.changed([...fields, ...(isDeciding ? decided : []), ...('date' in change ? ['amount'] : [])]);
  }

  function submit(): void {
    const checked = checkRequest(typed, { from, country, today, areBalancesHidden });
    if (checked.outcome === 'accepted') onAccepted(checked.request);
    else form.fail(checked.mistakes);
  }

  return (
    <form aria-label="Request international payment" className={styles.form} noValidate onSubmit={form.submit}>
      <FormErrors title="Please check what you have entered" attempt={form.attempt} errors={form.errors()} />
      <div id={form.idOf('fromAccount')}>
        <Select
          label="From account"
          placeholder="Choose an account"
          choices={offered.map((account) => accountChoiceOf(account, balanceText))}
          value={typed.fromAccount}
          error={form.mistakes.fromAccount}
          onChange={(fromAccount) => type({ fromAccount })}
        />
      </div>
      {search.status === 'loading' && <div aria-busy="true" className={styles.waiting} />}
      {search.status === 'failed' && (
        <Notice tone="alert">
          <p>We could not load the list of countries, so nothing has been sent. Please check your connection.</p>
          <Button onClick={search.tryAgain}>Try again</Button>
        </Notice>
      )}
      {search.status === 'ready' && (
        <div id={form.idOf('country')}>
          <CountryField
            search={search}
            value={typed.country}
            error={form.mistakes.country}
            onChange={(code) => type({ country: code })}
          />
        </div>
      )}
      {country !== undefined && shown !== undefined && (
        <>
          <h2 className={typography.large}>Who you are paying</h2>
          <PayeeFields typed={typed} form={form} onType={type} country={country} shown={shown} />
          <h2 className={typography.large}>What you are paying</h2>
          <PaymentFields
            typed={typed}
            form={form}
            onType={type}
            from={from}
            country={country}
            shown={shown}
            today={today}
          />
        </>
      )}
      <ButtonRow>
        <Button type="submit" look="main" disabled={search.status !== 'ready'}>
          Continue
        </Button>
        <ButtonLink look="quiet" to="/payments">
          Cancel
        </ButtonLink>
      </ButtonRow>
    </form>
  );
}

/** The summary beside the form has the whole number. */
function accountChoiceOf(
  { id, title, accountNumber, currency, availableBalance }: Account,
  balanceText: ReturnType<typeof useBalanceText>,
) {
  return {
    id,
    title: `${title}, ending ${accountNumber.slice(-4)} (${currency})`,
    figure: availableBalance && balanceText(availableBalance, 'list'),
  };
}

interface CountryFieldProps {
  readonly search: Extract<CountriesNow, { readonly status: 'ready' }>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

function CountryField({ search, value, error, onChange }: CountryFieldProps) {
  const { countries, isTopCountry, isFoundBy } = search;
  const choices = useMemo(() => countries.map(countryChoiceOf), [countries]);
  const isTop = ({ country }: CountryChoice) => isTopCountry(country);
  return (
    <ComboBox
      label="Country"
      hint="Type its name, its local name or its code"
      nothingFound="No country has this name or code."
      firstLabel="Most used"
      first={choices.filter(isTop)}
      others={choices.filter((choice) => !isTop(choice))}
      value={value}
      error={error}
      isFoundBy={({ country }, typed) => isFoundBy(country, typed)}
      onChange={onChange}
    />
  );
}

interface CountryChoice {
  readonly id: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly country: Country;
}

function countryChoiceOf(country: Country): CountryChoice {
  return { id: country.code, title: country.name, detail: country.localName, country };
}
