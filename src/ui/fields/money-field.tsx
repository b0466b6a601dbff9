import { type ChangeEvent, type ClipboardEvent, type ComponentProps, useId, useState } from 'react';
import { controlProps, Field } from './field.tsx';
import styles from './money-field.module.css';
import { groupedMoney, moneyAfterPaste, normalisedMoney, pastedMoney, typedMoney } from './money-typing.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'id' | 'onBlur' | 'onChange' | 'onKeyDown' | 'onPaste' | 'type' | 'value'
>;

interface MoneyFieldProps extends InputProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called with the rounded text on Enter or when the field is left. */
  readonly onCommit?: ((text: string) => void) | undefined;
  readonly symbol?: string | undefined;
}

/**
 * An amount; `money-typing.ts` says what it accepts. A paste that cannot be read shows an error and is never altered.
 * Thousands are grouped except while the customer types; `value` is never grouped.
 */
export function MoneyField({ label, hint, error, value, onChange, onCommit, symbol = '£', ...input }: MoneyFieldProps) {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const [isTyping, setIsTyping] = useState(false);
  const shownError = refused === undefined ? error : refusalOf(refused);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    // Dropped or auto-filled text is not typing.
    if (isPutIn(event.nativeEvent)) return take(field.value.trim(), pastedMoney(field.value, symbol));
    const typed = typedMoney(field.value);
    const caret = typedMoney(field.value.slice(0, field.selectionStart ?? 0)).length;
    setRefused(undefined);
    setIsTyping(true);
    // Written to the field directly, or React would move the caret to the end.
    if (field.value !== typed) {
      field.value = typed;
      field.setSelectionRange(caret, caret);
    }
    onChange(typed);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const field = event.currentTarget;
    const text = event.clipboardData.getData('text/plain').trim();
    if (text === '') return;
    const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    take(text, moneyAfterPaste(field.value.slice(0, from), text, field.value.slice(to), symbol));
  }

  /** Unreadable text changes nothing: React restores the previous value. */
  function take(text: string, amount: string | undefined) {
    setRefused(amount === undefined ? text.slice(0, 40) : undefined);
    if (amount === undefined) return;
    setIsTyping(true);
    onChange(amount);
  }

  function settle() {
    const rounded = normalisedMoney(value);
    setIsTyping(false);
    if (rounded !== value) onChange(rounded);
    onCommit?.(rounded);
  }

  return (
    <Field id={id} label={label} hint={hint} error={shownError} urgent={refused !== undefined}>
      <span className={styles.amount}>
        <span aria-hidden="true" className={styles.symbol}>
          {symbol}
        </span>
        <input
          autoComplete="off"
          {...input}
          {...controlProps({ id, hint, error: shownError })}
          type="text"
          inputMode="decimal"
          value={isTyping ? value : groupedMoney(value)}
          onChange={type}
          onPaste={paste}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
        />
      </span>
    </Field>
  );
}

function refusalOf(text: string): string {
  return `“${text}” cannot be read as an amount. Please write it like 1,234.56.`;
}

function isPutIn(event: Event): boolean {
  return 'inputType' in event && (event.inputType === 'insertFromDrop' || event.inputType === 'insertReplacementText');
}
