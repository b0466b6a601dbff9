import { useState } from 'react';
import { MoneyField } from '#src/ui/fields/money-field.tsx';

interface AmountFilterProps {
  readonly label: string;
  /** As in the URL. */
  readonly value: string;
  readonly error: string | undefined;
  readonly symbol: string;
  readonly onChoose: (text: string) => void;
}

/** One end of an amount range. It applies on Enter or when the field is left, not on every keystroke. */
export function AmountFilter({ label, value, error, symbol, onChoose }: AmountFilterProps) {
  const [typing, setTyping] = useState<string>();
  // The URL has caught up, or was changed by something else.
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
