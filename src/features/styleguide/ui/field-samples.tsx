import { useId, useState } from 'react';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { DateRange } from '#src/ui/date-range/date-range.ts';
import { DateRangePicker } from '#src/ui/date-range/date-range-picker.tsx';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { MoneyField } from '#src/ui/fields/money-field.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { Columns, Specimen } from './specimen.tsx';

const today = calendarDay('2026-03-02');
const tooLong = 'Must be 35 alphanumeric characters or less';

export function FieldSamples() {
  const [name, setName] = useState('');
  const [amount, setAmount] = useState('');
  const [words, setWords] = useState('Hay and straw');
  const [password, setPassword] = useState('Gallop_2026');
  const [range, setRange] = useState<DateRange>();
  const id = useId();
  return (
    <Specimen title="Fields">
      <Columns>
        <Field id={`${id}a`} label="Reference" hint="The payee sees it.">
          <input
            {...controlProps({ id: `${id}a`, hint: 'The payee sees it.' })}
            value={name}
            onChange={take(setName)}
          />
        </Field>
        <Field id={`${id}b`} label="Account name" error={tooLong}>
          <input {...controlProps({ id: `${id}b`, error: tooLong })} value={name} onChange={take(setName)} />
        </Field>
        <MoneyField label="Amount" value={amount} onChange={setAmount} />
        <SearchField label="Keyword" value={words} onChange={setWords} onClear={() => setWords('')} />
        <PasswordField label="Password" autoComplete="off" value={password} onChange={setPassword} />
        <DateRangePicker
          label="Dates"
          value={range}
          today={today}
          onApply={setRange}
          onClear={() => setRange(undefined)}
        />
      </Columns>
    </Specimen>
  );
}

function take(set: (text: string) => void) {
  return (event: { readonly currentTarget: { readonly value: string } }) => set(event.currentTarget.value);
}
