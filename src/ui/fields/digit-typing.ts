import type { ChangeEvent } from 'react';

/** The digits of what was typed or pasted, as many as there may be. Digits of full width are digits. */
export function typedDigits(text: string, length: number): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);
}

/** Takes what cannot stand in the field out of it, with the caret where it was, and answers what is left. */
export function keepDigits({ currentTarget: field }: ChangeEvent<HTMLInputElement>, length: number): string {
  const digits = typedDigits(field.value, length);
  if (field.value !== digits) {
    const caret = typedDigits(field.value.slice(0, field.selectionStart ?? 0), length).length;
    // Written here so that React finds it as it wants it, and the caret is not thrown to the end.
    field.value = digits;
    field.setSelectionRange(caret, caret);
  }
  return digits;
}
