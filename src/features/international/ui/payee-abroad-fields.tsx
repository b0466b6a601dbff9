import { fullBic, routingNumbers } from '#src/features/international/model/bank-codes.ts';
import type { Country } from '#src/features/international/model/countries.ts';
import type { ShownFields } from '#src/features/international/model/typed-request.ts';
import { ibanText, isIban } from '#src/rules/iban.ts';
import type { FieldsProps } from './fields-props.ts';
import { TextArea, TextField } from './text-fields.tsx';

interface PayeeFieldsProps extends FieldsProps {
  readonly country: Country;
  readonly shown: ShownFields;
}

/** Who is paid, and at which bank. */
export function PayeeFields({ typed, mistakes, onType, country, shown }: PayeeFieldsProps) {
  const { iban, swift } = typed;
  return (
    <>
      <div data-field="name">
        <TextField
          label="Full name"
          hint="As shown on their account"
          error={mistakes.name}
          value={typed.name}
          onChange={(name) => onType({ name })}
        />
      </div>
      <div data-field="address">
        <TextArea
          label={shown.needsAddress ? 'Address' : 'Address (optional)'}
          hint="Where the payee lives or trades"
          error={mistakes.address}
          value={typed.address}
          onChange={(address) => onType({ address })}
        />
      </div>
      {shown.iban && (
        <div data-field="iban">
          <TextField
            label="IBAN"
            error={mistakes.iban}
            value={iban}
            onChange={(text) => onType({ iban: text })}
            onBlur={() => isIban(iban) && onType({ iban: ibanText(iban) })}
          />
        </div>
      )}
      {shown.accountNumber && (
        <div data-field="accountNumber">
          <TextField
            label="Account number"
            error={mistakes.accountNumber}
            value={typed.accountNumber}
            onChange={(accountNumber) => onType({ accountNumber })}
          />
        </div>
      )}
      {shown.aba && (
        <div data-field="aba">
          <TextField
            label="ABA, BSB or routing number"
            hint={routingNumbers[country.code]?.hint}
            inputMode="numeric"
            error={mistakes.aba}
            value={typed.aba}
            onChange={(aba) => onType({ aba })}
          />
        </div>
      )}
      <div data-field="swift">
        <TextField
          label="BIC/SWIFT"
          hint="11 characters. XXX is added to a code of 8."
          error={mistakes.swift}
          value={swift}
          onChange={(text) => onType({ swift: text })}
          onBlur={() => onType({ swift: fullBic(swift) ?? swift })}
        />
      </div>
    </>
  );
}
