import type { ChangeEvent } from 'react';

/** The digits of typed or pasted text, up to `length`. Full-width digits count. */
export function typedDigits(text: string, length: number): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);
}

/** Removes invalid characters from the field, keeps the caret in place, and returns what is left. */
export function keepDigits({ currentTarget: field }: ChangeEvent<HTMLInputElement>, length: number): string {
  const digits = typedDigits(field.value, length);
  if (field.value !== digits) {
    const caret = typedDigits(field.value.slice(0, field.selectionStart ?? 0), length).length;
    // Written to the field directly, or React would move the caret to the end.
    field.value = digits;
    field.setSelectionRange(caret, caret);
  }
  return digits;
}
