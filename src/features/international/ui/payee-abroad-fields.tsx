import { fullBic, routingNumbers, shownBic } from '#src/features/international/model/bank-codes.ts';
import type { Country } from '#src/features/international/model/countries.ts';
import { ibanLetters } from '#src/features/international/model/iban-country.ts';
import type { ShownFields } from '#src/features/international/model/typed-request.ts';
import { ibanText, isIban } from '#src/rules/iban.ts';
import { type FieldsProps, textProps } from './fields-props.ts';
import styles from './request-form.module.css';
import { TextArea, TextField } from './text-fields.tsx';

interface PayeeFieldsProps extends FieldsProps {
  readonly country: Country;
  readonly shown: ShownFields;
}

/** Who is paid, and at which bank. */
export function PayeeFields({ country, shown, ...fields }: PayeeFieldsProps) {
  const { onType } = fields;
  const { iban, swift } = fields.typed;
  return (
    <>
      <TextField {...textProps(fields, 'name')} label="Full name" hint="As shown on their account" />
      <TextArea
        {...textProps(fields, 'address')}
        label={shown.needsAddress ? 'Address' : 'Address (optional)'}
        hint="Where the payee lives or trades"
      />
      <div className={styles.pair} data-first-longer={shown.iban || undefined}>
        {shown.iban && (
          <TextField
            {...textProps(fields, 'iban')}
            label="IBAN"
            hint={`Begins with ${ibanLetters(country)}`}
            onBlur={() => isIban(iban) && onType({ iban: ibanText(iban) })}
          />
        )}
        {shown.accountNumber && <TextField {...textProps(fields, 'accountNumber')} label="Account number" />}
        {shown.aba && (
          <TextField
            {...textProps(fields, 'aba')}
            label="ABA, BSB or routing number"
            hint={routingNumbers[country.code]?.hint}
            inputMode="numeric"
          />
        )}
        <TextField
          {...textProps(fields, 'swift')}
          label="BIC/SWIFT"
          hint="11 characters. XXX is added to 8."
          onBlur={() => onType({ swift: shownBic(fullBic(swift) ?? swift) })}
        />
      </div>
    </>
  );
}
