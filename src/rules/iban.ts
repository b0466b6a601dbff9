import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** Whether the length, the format of its country and the check digits are right. Spaces and lower case are allowed. */
export function isIban(text: string): boolean {
  return isValidIBAN(plainIban(text));
}

/** Upper case, without spaces and hyphens: `GB47PADD60930322345678`. */
export function plainIban(text: string): string {
  return electronicFormatIBAN(text.replace(/\s/g, '')) ?? '';
}

/** Printed in groups of four: `GB47 PADD 6093 0322 3456 78`. */
export function ibanText(text: string): string {
  return text
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$& ');
}
