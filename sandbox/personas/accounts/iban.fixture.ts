import { remainderBy97 } from './iban.ts';

/** Form and check digits; not the length that each country prescribes. */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && remainderBy97(text.slice(4) + text.slice(0, 4)) === 1;
}
