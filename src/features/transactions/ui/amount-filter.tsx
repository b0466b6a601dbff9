import { useState } from 'react';
import { MoneyField } from '#src/ui/fields/money-field.tsx';

interface AmountFilterProps {
  readonly label: string;
  /** As it stands in the address. */
  readonly value: string;
  readonly error: string | undefined;
  readonly symbol: string;
  readonly onChoose: (text: string) => void;
}

/** One end of a range of amounts. It counts once the field is left or Enter is pressed: half an amount finds nothing. */
export function AmountFilter({ label, value, error, symbol, onChoose }: AmountFilterProps) {
  const [typing, setTyping] = useState<string>();
  // The address has caught up, or has become another behind the customer's back.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyping(undefined);
  }
  return (
    <MoneyField
      label={label}
      symbol={symbol}
      value={typing ?? value}
      error={error}
      onChange={setTyping}
      onCommit={(text) => {
        if (text !== value) onChoose(text);
      }}
    />
  );
}
