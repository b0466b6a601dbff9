// Separators that customers type: spaces, hyphens, dashes and the minus sign.
const between = /[\s\u00ad\u2010-\u2015\u2212-]/gu;

/**
 * The six digits of a sort code as typed: `60-11-22`, `60 11 22`, `60–11–22`. Undefined for anything else; nothing is
 * guessed.
 */
export function readSortCode(text: string): string | undefined {
  return digitsOf(text, 6);
}

/** The eight digits of an account number, `3192 6819`. Undefined for anything else. */
export function readAccountNumber(text: string): string | undefined {
  return digitsOf(text, 8);
}

/** Formats as `60-11-22`; other text is unchanged. */
export function sortCodeText(sortCode: string): string {
  return /^\d{6}$/.test(sortCode) ? sortCode.replace(/^(..)(..)(..)$/, '$1-$2-$3') : sortCode;
}

function digitsOf(text: string, length: number): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(between, '');
  return digits.length === length && /^\d+$/.test(digits) ? digits : undefined;
}

/** Replaces the customer's own sort code on receipts and prints, which may be passed on. */
export const ownSortCodeMask = '••-••-••';
