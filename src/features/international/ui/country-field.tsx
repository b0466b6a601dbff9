import { useMemo } from 'react';
import type { Country } from '#src/features/international/model/countries.ts';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import type { CountriesNow } from './use-countries.ts';

interface CountryFieldProps {
  readonly search: Extract<CountriesNow, { readonly state: 'ready' }>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

export function CountryField({ search, value, error, onChange }: CountryFieldProps) {
  const { countries, isTopCountry, isFoundBy } = search;
  const choices = useMemo(() => countries.map(choiceOf), [countries]);
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

function choiceOf(country: Country): CountryChoice {
  return { id: country.code, title: country.name, detail: country.localName, country };
}
